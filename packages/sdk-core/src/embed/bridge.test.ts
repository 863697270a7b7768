import { describe, expect, it, vi } from 'vitest'
import { memoryAuth } from '../auth/memory-auth'
import { createManualClock } from '../ports/manual-clock'
import { memoryNavigation } from '../ports/memory-navigation'
import type { TokenRequest } from '../ports/auth-adapter'
import type { Destination } from '../ports/navigation'
import { describeAuthAdapter } from '../testing/describe-auth-adapter'
import { describeNavigation } from '../testing/describe-navigation'
import { rejectionOf } from '../testing/rejection-of'
import { createParentAuth } from './inner/parent-auth'
import { createParentNavigation } from './inner/parent-navigation'
import { askBeforeLeaving } from './outer/ask-before-leaving'
import { placeAnswers, placeTells } from './outer/serve-places'
import { signInAnswers } from './outer/serve-sign-in'
import { bridge, endLater } from './fixtures/bridge'
import type { Conversation } from './port/conversation'
import { EmbedError } from './protocol/embed-error'
import { readAuthState } from './protocol/frame-state'
import { readDestination } from './protocol/destination'

const runner = { describe, it, expect }

describe('the sign-in of the page around, in a frame', () => {
  function framedAuth(auth = memoryAuth(), clock = createManualClock()) {
    const tells: [string, (body: unknown) => void][] = [['auth', (body) => framed.set(readAuthState(body))]]
    const { inner, outer } = bridge(
      { answers: signInAnswers(auth, clock, { withTokens: true }) },
      { tells: new Map(tells) },
    )
    endLater(auth.subscribe(() => outer.tell('auth', auth.state())))
    const framed = createParentAuth(inner)
    framed.set(auth.state())
    return { auth, framed, clock, inner }
  }

  describeAuthAdapter(runner, () => {
    const { auth, framed } = framedAuth()
    return { adapter: framed, endSession: () => auth.endSession() }
  })

  it('is asked once by however many frames at once', async () => {
    const auth = memoryAuth()
    let give = () => {}
    const gate = new Promise<void>((resolve) => {
      give = resolve
    })
    const getToken = vi.fn((request: TokenRequest) => gate.then(() => auth.getToken(request)))
    const slow = { ...auth, getToken }
    const frames = [framedAuth(slow), framedAuth(slow), framedAuth(slow)]
    const asked = frames.flatMap(({ framed }) => [
      framed.getToken({ reason: 'request' }),
      framed.getToken({ reason: 'request' }),
    ])
    await vi.waitFor(() => expect(getToken).toHaveBeenCalled())
    await Promise.all(frames.map(({ inner }) => rejectionOf(inner.ask('nothing'))))
    give()
    const tokens = await Promise.all(asked)
    expect(new Set(tokens.map((each) => each?.token)).size).toBe(1)
    expect(auth.asks).toHaveLength(1)
  })

  it('renews a token once that several frames were refused, one after another', async () => {
    const auth = memoryAuth()
    const frames = [framedAuth(auth), framedAuth(auth)]
    for (const { framed } of frames) await framed.getToken({ reason: 'request' })
    const renewed: unknown[] = []
    for (const { framed } of frames) renewed.push((await framed.getToken({ reason: 'expired' }))?.token)
    expect(renewed).toEqual(['token-2', 'token-2'])
    expect(auth.refreshes).toBe(1)
  })

  it('gives no token for longer than five minutes', async () => {
    const clock = createManualClock()
    for (const [lifetime, left] of [
      [60_000, 60_000],
      [3_600_000, 300_000],
      [undefined, 300_000],
    ]) {
      const { framed } = framedAuth(memoryAuth({ lifetime, clock }), clock)
      const token = await framed.getToken({ reason: 'request' })
      expect((token?.expiresAt ?? 0) - clock.now()).toBe(left)
    }
  })

  it('gives none to a frame that asks after the sign-out, whatever it believes', async () => {
    const { auth, framed, inner } = framedAuth()
    await auth.signOut()
    expect(await inner.ask('token', { reason: 'request' })).toBeUndefined()
    expect(await inner.ask('token', { reason: 'expired' })).toBeUndefined()
    expect(framed.state()).toEqual({ status: 'signed-out' })
    expect(auth.asks).toEqual([])
  })

  it('signs out on either side, and in every frame', async () => {
    const auth = memoryAuth()
    const [one, other] = [framedAuth(auth), framedAuth(auth)]
    await one.framed.signOut()
    expect(auth.state().status).toBe('signed-out')
    await vi.waitFor(() => expect(other.framed.state().status).toBe('signed-out'))
    await auth.signIn()
    await vi.waitFor(() => expect(one.framed.state().status).toBe('signed-in'))
  })

  it('gives none, and does not complain, when the page around goes while it is asked for', async () => {
    const auth = { ...memoryAuth(), getToken: () => new Promise<undefined>(() => {}) }
    const { framed, inner } = framedAuth(auth)
    const token = framed.getToken({ reason: 'request' })
    inner.close(new EmbedError('disconnected', 'Gone.'))
    expect(await token).toBeUndefined()
  })

  it('takes an answer without a token for a fault of the adapter, which is told', async () => {
    const auth = { ...memoryAuth(), getToken: () => Promise.resolve('token' as unknown as undefined) }
    const onFailed = vi.fn()
    const { inner } = bridge({ answers: signInAnswers(auth, createManualClock(), { withTokens: true }), onFailed })
    expect(await rejectionOf(inner.ask('token', { reason: 'request' }))).toMatchObject({ code: 'failed' })
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'token')
  })

  it('leaves the token to others when one gives up', async () => {
    const { framed } = framedAuth()
    const controller = new AbortController()
    const given = [
      rejectionOf(framed.getToken({ reason: 'request', signal: controller.signal })),
      framed.getToken({ reason: 'request' }),
    ]
    controller.abort('enough')
    expect(await Promise.all(given)).toEqual(['enough', expect.objectContaining({ token: 'token' })])
  })
})

describe('the places of the page around, in a frame', () => {
  const place = (name: string): Destination => ({ name, params: { id: name } })

  function framedNavigation(href?: (place: Destination) => string | undefined) {
    const navigation = memoryNavigation(place('a'), { href })
    const links: { outer?: Conversation } = {}
    const leaving = askBeforeLeaving(navigation, () => links.outer)
    const tells = new Map([...placeTells(navigation), ['blocking', (on: unknown) => leaving.set(on === true)] as const])
    const frameTells: [string, (body: unknown) => void][] = [['place', (body) => framed.set(readDestination(body))]]
    const { inner, outer } = bridge(
      { answers: placeAnswers(navigation, () => 'https://partner.example/deep/'), tells },
      { tells: new Map(frameTells), answers: new Map([['may-leave', () => framed.mayLeave()]]) },
    )
    links.outer = outer
    endLater(navigation.subscribe(() => outer.tell('place', navigation.current())))
    const framed = createParentNavigation(inner)
    framed.set(navigation.current())
    return { navigation, framed, inner, outer }
  }

  describeNavigation(runner, () => ({
    navigation: framedNavigation().framed,
    places: [place('a'), place('b'), place('c')],
  }))

  it('follow where the page around leads', async () => {
    const { navigation, framed } = framedNavigation()
    navigation.push(place('b'))
    await vi.waitFor(() => expect(framed.current()).toEqual(place('b')))
  })

  it('have the addresses of the page around once it has said them', async () => {
    const { framed } = framedNavigation(({ name }) => (name === 'b' ? undefined : `/places/${name}`))
    const told = vi.fn()
    framed.onAddresses(told)
    expect([framed.href(place('a')), framed.href(place('b'))]).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect([framed.href(place('a')), framed.href(place('b'))]).toEqual(['https://partner.example/places/a', undefined])
    expect(told).toHaveBeenCalledOnce()
  })

  it('have no address that is a script', async () => {
    const { framed } = framedNavigation(() => 'java\nscript:alert(1)')
    const told = vi.fn()
    framed.onAddresses(told)
    framed.href(place('a'))
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(framed.href(place('a'))).toBeUndefined()
  })

  it('have none either where the page around does not look at its addresses', async () => {
    const unchecked = new Map([['addresses', () => ['javascript:alert(1)', 'https://partner.example/b']]])
    const { inner } = bridge({ answers: unchecked })
    const framed = createParentNavigation(inner)
    const told = vi.fn()
    framed.onAddresses(told)
    for (const name of ['a', 'b']) framed.href(place(name))
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect([framed.href(place('a')), framed.href(place('b'))]).toEqual([undefined, 'https://partner.example/b'])
  })

  it.each(['https://evil.example', { href: '//evil.example' }, { name: 'x', params: { to: {} } }])(
    'lead nowhere by an address: %j',
    async (to) => {
      const { navigation, inner } = framedNavigation()
      inner.tell('navigate', { how: 'push', to })
      inner.tell('navigate', { how: 'push', to: place('b') })
      await vi.waitFor(() => expect(navigation.current()).toEqual(place('b')))
      expect(navigation.history()).toHaveLength(2)
    },
  )

  it('do not hold a page whose frame is gone', async () => {
    const { navigation, framed, outer } = framedNavigation()
    framed.block(() => new Promise(() => {}))
    await vi.waitFor(() => expect(framed.current()).toEqual(place('a')))
    navigation.push(place('b'))
    outer.close(new EmbedError('disconnected', 'Gone.'))
    await vi.waitFor(() => expect(navigation.current()).toEqual(place('b')))
  })
})
