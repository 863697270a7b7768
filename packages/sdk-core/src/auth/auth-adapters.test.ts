import { describe, expect, it } from 'vitest'
import { createManualClock } from '../ports/manual-clock'
import { callbackAuth } from './callback-auth'
import { memoryAuth } from './memory-auth'
import { isSignInError, SignInError } from './sign-in-error'

const ada = { userId: 'ada' }
const bob = { userId: 'bob' }

describe('callbackAuth', () => {
  it('sees who is signed in to the host whenever it is asked for a token, and when it is told to look', async () => {
    let present: { readonly userId: string } | undefined = ada
    const auth = callbackAuth({ user: () => present, getToken: () => Promise.resolve('token') })
    const seen: unknown[] = []
    auth.subscribe(() => seen.push(auth.state()))
    present = bob
    await auth.getToken({ reason: 'request' })
    present = undefined
    auth.refreshUser()
    auth.refreshUser()
    expect(seen).toEqual([{ status: 'signed-in', user: bob }, { status: 'signed-out' }])
  })

  it('rejects with unsupported where the host gave no way to sign in', async () => {
    const auth = callbackAuth({ user: ada, getToken: () => Promise.resolve('token') })
    await expect(auth.signIn()).rejects.toMatchObject({ name: 'SignInError', code: 'unsupported' })
  })
})

describe('memoryAuth', () => {
  it('counts the refreshes and gives tokens that live as long as they are told to', async () => {
    const clock = createManualClock()
    const auth = memoryAuth({ token: 't', lifetime: 1_000, clock })
    expect(await auth.getToken({ reason: 'request' })).toEqual({ token: 't', expiresAt: clock.now() + 1_000 })
    await clock.advance(500)
    expect(await auth.getToken({ reason: 'expired' })).toEqual({ token: 't-2', expiresAt: clock.now() + 1_000 })
    expect(auth.refreshes).toBe(1)
  })

  it('signs in whomever the test names', async () => {
    const auth = memoryAuth({ user: null })
    expect(auth.state()).toEqual({ status: 'signed-out' })
    auth.signInAs(bob)
    expect(auth.state()).toEqual({ status: 'signed-in', user: bob })
    expect(await auth.getToken({ reason: 'request' })).toBeDefined()
  })
})

describe('isSignInError', () => {
  it('tells it from others, by code too', () => {
    const error: unknown = new SignInError('popup-blocked', 'Blocked.')
    expect(isSignInError(error)).toBe(true)
    expect(isSignInError(error, 'popup-blocked')).toBe(true)
    expect(isSignInError(error, 'refused')).toBe(false)
    expect(isSignInError(new Error('x'))).toBe(false)
  })
})
