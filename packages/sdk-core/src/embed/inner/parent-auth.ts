import { createAuthStateStore } from '../../auth/auth-state-store'
import { untilAborted } from '../../operation/until-aborted'
import type { AccessToken, AuthAdapter, AuthState, TokenReason } from '../../ports/auth-adapter'
import type { Conversation } from '../port/conversation'
import { isEmbedError } from '../protocol/embed-error'
import { own } from '../protocol/own'

const tokenTimeout = 30_000

export interface ParentAuth extends AuthAdapter {
  /** The page around has said who is signed in. */
  set(state: AuthState): void
}

/** The sign-in of the page around, as an adapter. Nothing of a token is kept here. */
export function createParentAuth(conversation: Pick<Conversation, 'ask'>): ParentAuth {
  const store = createAuthStateStore()
  const underWay = new Map<TokenReason, Promise<AccessToken | undefined>>()

  function ask(reason: TokenReason): Promise<AccessToken | undefined> {
    const present = underWay.get(reason)
    if (present) return present
    const answer = conversation
      .ask('token', { reason }, { timeout: tokenTimeout })
      .then(readToken, noneWhenGone)
      .finally(() => underWay.delete(reason))
    underWay.set(reason, answer)
    return answer
  }

  return {
    getToken({ reason, signal }) {
      return store.state().status === 'signed-out' ? Promise.resolve(undefined) : untilAborted(ask(reason), signal)
    },
    state: store.state,
    async signIn({ signal } = {}) {
      await conversation.ask('sign-in', undefined, { signal })
    },
    async signOut() {
      await conversation.ask('sign-out')
      store.set(undefined)
    },
    subscribe: store.subscribe,
    set: (state) => store.set(state.status === 'signed-in' ? state.user : undefined),
  }
}

/** A frame that is being taken away has nobody to sign in for any more: no failure, and nothing to log. */
function noneWhenGone(error: unknown): undefined {
  if (!isEmbedError(error, 'disconnected')) throw error
}

function readToken(body: unknown): AccessToken | undefined {
  const token = own(body, 'token')
  const expiresAt = own(body, 'expiresAt')
  if (typeof token !== 'string') return undefined
  return { token, expiresAt: typeof expiresAt === 'number' ? expiresAt : undefined }
}
