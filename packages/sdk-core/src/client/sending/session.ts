/**
 * The token of the signed-in person, for any number of calls at once.
 *
 * Every token that a call is sent with carries the number of renewals before it. When the server refuses it, only a
 * call of the present number starts a renewal, and all others of that number share it; one that comes later takes what
 * that renewal gave. So one refusal of many calls is one renewal, whether it succeeds or not.
 */
import type { AccessToken, AuthAdapter, TokenReason } from '../../ports/auth-adapter'
import type { Clock } from '../../ports/host'
import type { Log } from '../http-client-options'
import { untilAborted } from '../../operation/until-aborted'

/** A token that ends sooner than this is renewed before it is sent. */
const renewAhead = 30_000
const longestAsk = 30_000

export interface SentToken {
  readonly token: string
  readonly renewals: number
}

export interface Session {
  /** The token to send now, renewed where it is about to end. */
  token(): Promise<SentToken | undefined>
  /** A token other than the refused one. */
  renew(refused: SentToken): Promise<SentToken | undefined>
  /** Says that the server took the token. */
  accept(sent: SentToken): void
  /** Says that nothing can be done without signing in: told once, until there is another token. */
  end(refused: SentToken | undefined): void
}

export interface SessionOptions {
  readonly auth: AuthAdapter
  readonly clock: Clock
  readonly log: Log
  readonly onEnd: () => void
}

export function createSession({ auth, clock, log, onEnd }: SessionOptions): Session {
  let renewals = 0
  let asking: Promise<AccessToken | undefined> | undefined
  let renewing: Promise<AccessToken | undefined> | undefined
  let renewed: { readonly token: string; readonly at: number } | undefined
  let notRenewable: string | undefined
  let ended: { readonly token: string | undefined } | undefined

  function present(): Promise<AccessToken | undefined> {
    asking ??= ask('request').finally(() => {
      asking = undefined
    })
    return asking
  }

  function renewNow(): Promise<AccessToken | undefined> {
    renewing ??= ask('expired')
      .then((answer) => {
        renewals += 1
        renewed = answer && { token: answer.token, at: clock.now() }
        return answer
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  async function ask(reason: TokenReason): Promise<AccessToken | undefined> {
    const limit = new AbortController()
    const cancel = clock.after(longestAsk, () => limit.abort(new Error(`No token in ${longestAsk} ms.`)))
    try {
      return await untilAborted(auth.getToken({ reason, signal: limit.signal }), limit.signal)
    } catch (cause) {
      log('The access token could not be had.', cause)
      return undefined
    } finally {
      cancel()
    }
  }

  function endsSoon({ token, expiresAt }: AccessToken): boolean {
    if (expiresAt === undefined) return false
    const left = expiresAt - clock.now()
    if (left <= 0) return true
    if (token === notRenewable) return false
    // Half the life of one that was just renewed: tokens that live for less than the margin would be renewed each time.
    const margin = renewed?.token === token ? Math.min(renewAhead, (expiresAt - renewed.at) / 2) : renewAhead
    return left <= margin
  }

  function sent({ token }: AccessToken): SentToken {
    return { token, renewals }
  }

  return {
    async token() {
      const fresh = renewing && (await renewing)
      const now = fresh ?? (await present())
      // A token that is neither the refused one nor its renewal: somebody has signed in.
      if (now && ended && ended.token !== now.token) ended = undefined
      if (!now || !endsSoon(now)) return now && sent(now)
      const next = await renewNow()
      if (next) return sent(next)
      notRenewable = now.token
      return now.expiresAt !== undefined && now.expiresAt > clock.now() ? sent(now) : undefined
    },

    async renew(refused) {
      const next = await (refused.renewals === renewals ? renewNow() : present())
      if (!next || next.token === refused.token) return undefined
      if (ended) ended = { token: next.token }
      return sent(next)
    },

    accept(token) {
      if (ended && token.renewals === renewals) ended = undefined
    },

    end(refused) {
      if (ended) return
      ended = { token: refused?.token }
      // What is under way now neither renews nor counts as accepted any more.
      renewals += 1
      onEnd()
    },
  }
}
