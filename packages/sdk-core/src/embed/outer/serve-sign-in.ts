import { untilAborted } from '../../operation/until-aborted'
import type { AccessToken, AuthAdapter } from '../../ports/auth-adapter'
import type { Clock } from '../../ports/host'
import type { Answer, Answers } from '../port/conversation'
import { ownText } from '../protocol/own'
import { sharedToken } from './shared-token'

/** A frame asks again before a token has been there for longer, so that one that leaks is soon worth nothing. */
const longestLife = 5 * 60_000

/**
 * What a frame may ask of the page's sign-in. Tokens go out only as answers, through the port, and to no frame whose calls
 * the page makes.
 */
export function signInAnswers(
  auth: AuthAdapter,
  clock: Clock,
  { withTokens }: { readonly withTokens: boolean },
): Answers {
  let given: string | undefined

  /** Where another frame has had the token renewed meanwhile, that is the renewed one. */
  async function renewed(): Promise<AccessToken | undefined> {
    const present = given === undefined ? undefined : await sharedToken(auth, 'request')
    return present && present.token !== given ? present : sharedToken(auth, 'expired')
  }

  async function token(reason: string | undefined): Promise<AccessToken | undefined> {
    if (auth.state().status === 'signed-out') return undefined
    const found = await (reason === 'expired' ? renewed() : sharedToken(auth, 'request'))
    // Signed out while it was asked for.
    if (!found || auth.state().status === 'signed-out') return undefined
    if (typeof found.token !== 'string') throw new TypeError('The auth adapter has answered without a token.')
    given = found.token
    const latest = clock.now() + longestLife
    return { token: found.token, expiresAt: Math.min(found.expiresAt ?? latest, latest) }
  }

  const answers: [string, Answer][] = [
    ['sign-in', (_, { signal }) => auth.signIn({ signal })],
    ['sign-out', () => auth.signOut()],
  ]
  if (withTokens) {
    answers.push(['token', (body, { signal }) => untilAborted(token(ownText(body, 'reason')), signal)])
  }
  return new Map(answers)
}
