import type { User, UserManager } from 'oidc-client-ts'
import { createAuthStateStore } from '../auth/auth-state-store'
import { SignInError } from '../auth/sign-in-error'
import type { Log } from '../client/http-client-options'
import { untilAborted } from '../operation/until-aborted'
import type { AccessToken, AuthAdapter, AuthState, AuthUser, SignInOptions } from '../ports/auth-adapter'
import type { OneAtATime } from './one-at-a-time'
import { revokeRefreshToken } from './revoke-refresh-token'
import { isRefusal, PopupClosed, signInErrorOf } from './sign-in-error-of'

export interface OidcAuth extends AuthAdapter {
  /**
   * Signs the person in again without being seen, if the provider still knows them: after a reload. Never rejects; what
   * keeps it from asking is logged and told by `problem`. It can be asked again.
   */
  restore(): Promise<RestoredState>
}

export type RestoredState = AuthState & {
  /** The provider could not be asked: the person may still be signed in there. */
  readonly problem?: SignInError
}

/** The window in which a person signs in. */
export type SignInWindow = Pick<Window, 'closed' | 'close'>

export interface OidcAuthParts {
  readonly manager: UserManager
  /** Opens the window that the manager will use; nothing where it is blocked. */
  readonly openPopup: () => SignInWindow | undefined
  /** Does one work after the other, in all pages of this origin that speak to the same provider. */
  readonly oneAtATime: OneAtATime
  readonly log: Log
}

/**
 * The adapter over a user manager. A session that can no longer be renewed leaves the state as it is: the person stays
 * who they are, and signs in again in place.
 */
export function oidcAuthOver({ manager, openPopup, oneAtATime, log }: OidcAuthParts): OidcAuth {
  const store = createAuthStateStore()
  let current: User | undefined
  // Counts sign-ins and sign-outs: what was begun before one of them must not undo it.
  let era = 0
  let renewing: Promise<AccessToken | undefined> | undefined
  let restoring: Promise<RestoredState> | undefined
  let signingIn: Promise<void> | undefined

  function adopt(user: User): void {
    current = user
    store.set(personOf(user))
  }

  async function renew(): Promise<AccessToken | undefined> {
    const begun = era
    const user = await renewedUser(current?.refresh_token !== undefined)
    if (begun === era) {
      if (user) adopt(user)
      return user && tokenOf(user)
    }
    // Somebody signed in, or out, in the meantime.
    if (!current) await manager.removeUser()
    return current && tokenOf(current)
  }

  async function renewedUser(byRefreshToken: boolean): Promise<User | undefined> {
    try {
      return (await manager.signinSilent()) ?? undefined
    } catch (error) {
      if (!isRefusal(error)) throw signInErrorOf(error)
      if (!byRefreshToken) return undefined
    }
    // The refresh token is used up or ended, the provider's own session perhaps not.
    try {
      return (await manager.signinSilent({ forceIframeAuth: true })) ?? undefined
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw signInErrorOf(error)
    }
  }

  async function restore(): Promise<RestoredState> {
    const begun = era
    await signOutsUnderWay()
    // Whoever the manager has it would take for the only one who may be signed in.
    const before = current
    if (before) await manager.removeUser()
    try {
      const user = await manager.signinSilent({ forceIframeAuth: true })
      if (user && begun === era) adopt(user)
    } catch (error) {
      if (before && begun === era) await manager.storeUser(before)
      if (!isRefusal(error)) {
        const problem = signInErrorOf(error)
        log('The sign-in could not be restored.', problem)
        return { ...store.state(), problem }
      }
    }
    return store.state()
  }

  async function signInByPopup({ signal }: SignInOptions): Promise<void> {
    if (signal?.aborted) throw signInErrorOf(signal.reason, { signal })
    // Before anything is awaited: browsers open windows only in the turn of a click.
    const popup = openPopup()
    if (!popup) throw new SignInError('popup-blocked', 'The browser blocked the sign-in window.')
    let user: User
    try {
      user = await untilAborted(signInIn(popup), signal)
    } catch (error) {
      popup.close()
      throw signInErrorOf(error, { signal })
    }
    era += 1
    adopt(user)
  }

  async function signInIn(popup: SignInWindow): Promise<User> {
    await signOutsUnderWay()
    // The manager finds the window by its name and would open another in place of one that is closed.
    if (popup.closed) throw new PopupClosed()
    return await manager.signinPopup({ popupAbortOnClose: true })
  }

  /** A provider that is not told of a sign-out yet would let the next person in as the one before. */
  async function signOutsUnderWay(): Promise<void> {
    await oneAtATime(() => Promise.resolve())
  }

  async function endAtProvider(user: User): Promise<void> {
    await revokeRefreshToken(manager, user).catch((error: unknown) => {
      log('The refresh token could not be revoked.', error)
    })
    if (await manager.metadataService.getEndSessionEndpoint()) {
      await manager.signoutSilent(user.id_token === undefined ? {} : { id_token_hint: user.id_token })
    }
  }

  return {
    async getToken({ reason }) {
      await restoring
      if (!current) return undefined
      if (reason === 'request' && current.expired !== true) return tokenOf(current)
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return await renewing
    },

    state: store.state,

    signIn(options = {}) {
      signingIn ??= signInByPopup(options).finally(() => {
        signingIn = undefined
      })
      return signingIn
    },

    async signOut() {
      const user = current
      era += 1
      current = undefined
      store.set(undefined)
      try {
        if (user) await oneAtATime(() => endAtProvider(user))
      } catch (error) {
        throw new SignInError(
          'unavailable',
          'You are signed out here, but the provider could not be told and may still know you.',
          error,
        )
      } finally {
        await manager.removeUser()
      }
    },

    subscribe: store.subscribe,

    restore() {
      restoring ??= restore().finally(() => {
        restoring = undefined
      })
      return restoring
    },
  }
}

function tokenOf({ access_token: token, expires_at: expiresAt }: User): AccessToken {
  return { token, expiresAt: expiresAt === undefined ? undefined : expiresAt * 1_000 }
}

function personOf({ profile }: User): AuthUser {
  return { userId: profile.sub, name: profile.name, email: profile.email }
}
