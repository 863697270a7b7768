import type { AuthAdapter, AuthState } from '../ports/auth-adapter'
import type { TestRunner } from './test-runner'

export interface AuthAdapterSubject {
  /** With somebody signed in. */
  readonly adapter: AuthAdapter
  /** Ends the session behind the adapter's back; left out, what follows from that is not tested. */
  readonly endSession?: (() => void | Promise<void>) | undefined
  /** Whether `signIn` works without a person. @default true */
  readonly canSignIn?: boolean | undefined
}

/** What every auth adapter must do. `makeSubject` is called anew for each test. */
export function describeAuthAdapter(
  { describe, it, expect }: TestRunner,
  makeSubject: () => AuthAdapterSubject | Promise<AuthAdapterSubject>,
): void {
  describe('an auth adapter', () => {
    it('says who is signed in, with the same object until that changes', async () => {
      const { adapter } = await makeSubject()
      const state = adapter.state()
      expect(state.status).toBe('signed-in')
      expect(userIdOf(state) !== '').toBe(true)
      await adapter.getToken({ reason: 'request' })
      expect(adapter.state() === state).toBe(true)
    })

    it('gives a token, bare and not ended', async () => {
      const { adapter } = await makeSubject()
      const given = await adapter.getToken({ reason: 'request' })
      expect(typeof given?.token).toBe('string')
      expect(given?.token !== '' && !/\s/.test(given?.token ?? '')).toBe(true)
      expect(given?.expiresAt === undefined || Number.isFinite(given.expiresAt)).toBe(true)
    })

    it('gives the same token again while it is good', async () => {
      const { adapter } = await makeSubject()
      const [first, second] = [
        await adapter.getToken({ reason: 'request' }),
        await adapter.getToken({ reason: 'request' }),
      ]
      expect(second?.token).toBe(first?.token)
    })

    it('gives another one, or none, in place of one that was refused', async () => {
      const { adapter } = await makeSubject()
      const refused = await adapter.getToken({ reason: 'request' })
      const renewed = await adapter.getToken({ reason: 'expired' })
      expect(renewed?.token !== refused?.token).toBe(true)
    })

    it('gives the renewed token from then on', async () => {
      const { adapter } = await makeSubject()
      const renewed = await adapter.getToken({ reason: 'expired' })
      if (renewed) expect((await adapter.getToken({ reason: 'request' }))?.token).toBe(renewed.token)
    })

    it('has nothing to give after the sign-out, and tells those who watch once', async () => {
      const { adapter } = await makeSubject()
      const seen: string[] = []
      adapter.subscribe(() => seen.push(adapter.state().status))
      await adapter.signOut()
      expect(adapter.state().status).toBe('signed-out')
      expect(await adapter.getToken({ reason: 'request' })).toBe(undefined)
      expect(await adapter.getToken({ reason: 'expired' })).toBe(undefined)
      expect(seen).toEqual(['signed-out'])
    })

    it('signs out twice without harm', async () => {
      const { adapter } = await makeSubject()
      await adapter.signOut()
      await adapter.signOut()
      expect(adapter.state().status).toBe('signed-out')
    })

    it('tells nobody who has stopped watching', async () => {
      const { adapter } = await makeSubject()
      let told = 0
      const stop = adapter.subscribe(() => {
        told += 1
      })
      stop()
      stop()
      await adapter.signOut()
      expect(told).toBe(0)
    })

    it('signs in again', async () => {
      const { adapter, canSignIn = true } = await makeSubject()
      if (!canSignIn) return
      const userId = userIdOf(adapter.state())
      await adapter.signOut()
      await adapter.signIn()
      expect(userIdOf(adapter.state())).toBe(userId)
      expect((await adapter.getToken({ reason: 'request' })) !== undefined).toBe(true)
    })

    it('gives no token once the session is over, but leaves the person who they are', async () => {
      const { adapter, endSession } = await makeSubject()
      if (!endSession) return
      const userId = userIdOf(adapter.state())
      await endSession()
      expect(await adapter.getToken({ reason: 'expired' })).toBe(undefined)
      expect(userIdOf(adapter.state())).toBe(userId)
    })
  })
}

function userIdOf(state: AuthState): string {
  return state.status === 'signed-in' ? state.user.userId : ''
}
