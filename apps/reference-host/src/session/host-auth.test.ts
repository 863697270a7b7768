import { createManualClock, memoryAuth, type ManualClock } from '@inlay/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createHostAuth, type RestorableAuth } from './host-auth'
import type { OtherTabs, SessionEvent } from './other-tabs'

const maren = { userId: 'user_maren', name: 'Maren' }

function adapter(
  restore?: (auth: ReturnType<typeof memoryAuth>) => void,
): RestorableAuth & ReturnType<typeof memoryAuth> {
  const auth = memoryAuth({ user: null })
  return Object.assign(auth, {
    restore: () => {
      restore?.(auth)
      return Promise.resolve(auth.state())
    },
  })
}

function remembering(initial: boolean | undefined) {
  let value = initial
  return { get: () => value, set: (next: boolean) => void (value = next) }
}

interface OpenOptions {
  readonly log?: () => void
  readonly wasSignedIn?: boolean | undefined
  readonly otherTabs?: OtherTabs
  readonly clock?: ManualClock
}

/** A browser with as many tabs as are opened in it. */
function browser() {
  const tabs: Map<SessionEvent, (userId?: string) => void>[] = []
  return (): OtherTabs => {
    const tab: (typeof tabs)[number] = new Map()
    tabs.push(tab)
    return {
      tell: (event, userId) => tabs.filter((other) => other !== tab).forEach((other) => other.get(event)?.(userId)),
      on: (event, listener) => void tab.set(event, listener),
    }
  }
}

function open(load: () => Promise<RestorableAuth>, options: OpenOptions = {}) {
  const wasSignedIn = remembering('wasSignedIn' in options ? options.wasSignedIn : true)
  const { log = vi.fn(), otherTabs = browser()(), clock = createManualClock() } = options
  return Object.assign(createHostAuth({ load, wasSignedIn, otherTabs, clock, log }), { wasSignedIn })
}

const settled = (auth: { isSettled(): boolean }) => vi.waitFor(() => expect(auth.isSettled()).toBe(true))

describe('createHostAuth', () => {
  it('takes up the sign-in of the last visit, and tells when it is known', async () => {
    const auth = open(() => Promise.resolve(adapter((inner) => inner.signInAs(maren))))
    const told = vi.fn()
    auth.subscribe(told)
    expect(auth.isSettled()).toBe(false)
    expect(auth.state().status).toBe('signed-out')
    await settled(auth)
    expect(auth.state()).toMatchObject({ status: 'signed-in', user: maren })
    expect(told).toHaveBeenCalled()
  })

  it('writes a failure to the log only, and nobody is signed in [CAM-AUTH-10]', async () => {
    const log = vi.fn()
    const failing = adapter(() => {
      throw new Error('no answer')
    })
    const auth = open(() => Promise.resolve(failing), { log })
    await settled(auth)
    expect(log).toHaveBeenCalledTimes(1)
    expect(auth.wasSignedIn.get(), 'the next visit tries again').toBe(true)
    expect(auth.state().status).toBe('signed-out')
    await auth.signIn()
    expect(auth.state().status).toBe('signed-in')
  })

  it('asks again, less and less often, until the provider can say who is there', async () => {
    const clock = createManualClock()
    const inner = adapter()
    const problem = new Error('away')
    const restore = vi.fn<RestorableAuth['restore']>(() => Promise.resolve({ ...inner.state(), problem }))
    const auth = open(() => Promise.resolve({ ...inner, restore }), { clock })
    await settled(auth)
    for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const asked = restore.mock.calls.length
      await clock.advance(pause - 1)
      expect(restore).toHaveBeenCalledTimes(asked)
      await clock.advance(1)
      expect(restore).toHaveBeenCalledTimes(asked + 1)
    }
    restore.mockImplementation(() => {
      inner.signInAs(maren)
      return Promise.resolve(inner.state())
    })
    await clock.advance(60_000)
    expect(auth.state()).toMatchObject({ status: 'signed-in', user: maren })
    expect(clock.pending()).toBe(0)
  })

  it('asks no more once somebody has signed in by the window, or out in another tab', async () => {
    for (const end of ['by the window', 'in another tab']) {
      const clock = createManualClock()
      const openTab = browser()
      const other = openTab()
      const failing = adapter(() => {
        throw new Error('away')
      })
      const auth = open(() => Promise.resolve(failing), { clock, otherTabs: openTab() })
      await settled(auth)
      expect(clock.pending(), end).toBe(1)
      if (end === 'by the window') await auth.signIn()
      else other.tell('signed-out')
      expect(clock.pending(), end).toBe(0)
    }
  })

  it('loads anew after a load that failed', async () => {
    const load = vi.fn<() => Promise<RestorableAuth>>()
    load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(adapter())
    const auth = open(load)
    await settled(auth)
    await auth.signIn()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tells of a renewed sign-in of the same person too', async () => {
    const inner = adapter((restored) => restored.signInAs(maren))
    const auth = open(() => Promise.resolve(Object.assign(inner, { signIn: () => Promise.resolve() })))
    await settled(auth)
    const told = vi.fn()
    auth.subscribe(told)
    await auth.signIn()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('asks for a token only once it is known who is there', async () => {
    const auth = open(() => Promise.resolve(adapter((inner) => inner.signInAs(maren))))
    expect(await auth.getToken({ reason: 'request' })).toMatchObject({ token: expect.any(String) })
  })

  it('loads nothing while nobody was signed in here, until somebody wants to', async () => {
    const load = vi.fn(() => Promise.resolve(adapter()))
    const auth = open(load, { wasSignedIn: false })
    expect(auth.isSettled()).toBe(true)
    expect(load).not.toHaveBeenCalled()
    await auth.signIn()
    expect(auth.wasSignedIn.get()).toBe(true)
    await auth.signOut()
    expect(auth.wasSignedIn.get()).toBe(false)
  })

  it('knows who has never signed in here from who has signed out', async () => {
    const load = () => Promise.resolve(adapter())
    const auth = open(load, { wasSignedIn: undefined })
    expect(auth.isSettled()).toBe(true)
    expect(auth.isNewcomer()).toBe(true)
    await auth.signIn()
    await auth.signOut()
    expect(auth.isNewcomer()).toBe(false)
    expect(open(load, { wasSignedIn: auth.wasSignedIn.get() }).isNewcomer(), 'the next visit').toBe(false)
  })

  it('ends in every tab when one signs out, with the tokens that the others hold', async () => {
    const openTab = browser()
    const load = () => Promise.resolve(adapter((inner) => inner.signInAs(maren)))
    const [here, there] = [open(load, { otherTabs: openTab() }), open(load, { otherTabs: openTab() })]
    await settled(here)
    await settled(there)
    const told = vi.fn()
    there.subscribe(told)
    await here.signOut()
    expect(there.state().status).toBe('signed-out')
    expect(told).toHaveBeenCalledTimes(1)
    expect(await there.getToken({ reason: 'request' })).toBeUndefined()
    await there.signIn()
    expect(there.state().status).toBe('signed-in')
  })

  it('takes up the sign-in of another tab, and leaves alone whoever is that person already', async () => {
    const openTab = browser()
    const restore = vi.fn((inner: ReturnType<typeof memoryAuth>) => inner.signInAs(maren))
    const auth = open(() => Promise.resolve(adapter(restore)), { otherTabs: openTab(), wasSignedIn: false })
    const other = openTab()
    other.tell('signed-in', maren.userId)
    await vi.waitFor(() => expect(auth.state()).toMatchObject({ status: 'signed-in', user: maren }))
    expect(restore).toHaveBeenCalledTimes(1)
    other.tell('signed-in', maren.userId)
    expect(restore).toHaveBeenCalledTimes(1)
  })

  it('becomes whoever has signed in in another tab', async () => {
    const openTab = browser()
    const theo = { userId: 'user_theo', name: 'Theo' }
    let atProvider = maren
    const load = () => Promise.resolve(adapter((inner) => inner.signInAs(atProvider)))
    const auth = open(load, { otherTabs: openTab() })
    await settled(auth)
    expect(auth.state()).toMatchObject({ user: maren })
    const told = vi.fn()
    auth.subscribe(told)
    atProvider = theo
    openTab().tell('signed-in', theo.userId)
    await vi.waitFor(() => expect(auth.state()).toMatchObject({ status: 'signed-in', user: theo }))
    expect(told).toHaveBeenCalled()
  })

  it('gives up its own sign-in where another tab was sooner, and says that it is done', async () => {
    const openTab = browser()
    const inner = adapter((restored) => restored.signInAs(maren))
    const signIn = vi.fn<RestorableAuth['signIn']>(
      ({ signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
    )
    const auth = open(() => Promise.resolve(Object.assign(inner, { signIn })), {
      otherTabs: openTab(),
      wasSignedIn: false,
    })
    const signingIn = auth.signIn()
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled())
    openTab().tell('signed-in', maren.userId)
    await expect(signingIn).resolves.toBeUndefined()
    expect(auth.state()).toMatchObject({ status: 'signed-in', user: maren })
  })

  it('passes on that a sign-in is given up by the person', async () => {
    const signIn = vi.fn<RestorableAuth['signIn']>(
      ({ signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
    )
    const auth = open(() => Promise.resolve(Object.assign(adapter(), { signIn })), { wasSignedIn: false })
    const person = new AbortController()
    const signingIn = auth.signIn({ signal: person.signal })
    await vi.waitFor(() => expect(signIn).toHaveBeenCalled())
    person.abort()
    await expect(signingIn).rejects.toThrow('given up')
  })

  it('stays signed out when another tab signs out while this one still asks who is there', async () => {
    const openTab = browser()
    const other = openTab()
    let arrive: (adapter: RestorableAuth) => void = () => undefined
    const auth = open(() => new Promise((resolve) => (arrive = resolve)), { otherTabs: openTab() })
    other.tell('signed-out')
    arrive(adapter((inner) => inner.signInAs(maren)))
    await new Promise((resolve) => setImmediate(resolve))
    expect(auth.isSettled()).toBe(true)
    expect(auth.state().status).toBe('signed-out')
  })
})
