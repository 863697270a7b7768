import { memoryAuth } from '@inlay/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createHostAuth, type RestorableAuth } from './host-auth'

const maren = { userId: 'user_maren', name: 'Maren' }

function adapter(restore?: (auth: ReturnType<typeof memoryAuth>) => void): RestorableAuth & ReturnType<typeof memoryAuth> {
  const auth = memoryAuth({ user: null })
  return Object.assign(auth, {
    restore: () => {
      restore?.(auth)
      return Promise.resolve(auth.state())
    },
  })
}

const settled = (auth: { isSettled(): boolean }) => vi.waitFor(() => expect(auth.isSettled()).toBe(true))

describe('createHostAuth', () => {
  it('takes up the sign-in of the last visit, and tells when it is known', async () => {
    const auth = createHostAuth(() => Promise.resolve(adapter((inner) => inner.signInAs(maren))), vi.fn())
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
    const auth = createHostAuth(() => Promise.resolve(failing), log)
    await settled(auth)
    expect(log).toHaveBeenCalledTimes(1)
    expect(auth.state().status).toBe('signed-out')
    await auth.signIn()
    expect(auth.state().status).toBe('signed-in')
  })

  it('loads anew after a load that failed', async () => {
    const load = vi.fn<() => Promise<RestorableAuth>>()
    load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(adapter())
    const auth = createHostAuth(load, vi.fn())
    await settled(auth)
    await auth.signIn()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tells of a renewed sign-in of the same person too', async () => {
    const inner = adapter((restored) => restored.signInAs(maren))
    const auth = createHostAuth(() => Promise.resolve(Object.assign(inner, { signIn: () => Promise.resolve() })), vi.fn())
    await settled(auth)
    const told = vi.fn()
    auth.subscribe(told)
    await auth.signIn()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('asks for a token only once it is known who is there', async () => {
    const auth = createHostAuth(() => Promise.resolve(adapter((inner) => inner.signInAs(maren))), vi.fn())
    expect(await auth.getToken({ reason: 'request' })).toMatchObject({ token: expect.any(String) })
  })
})
