import type { Translate } from '@inlay/sdk-core/react'
import type { shellMessages } from './messages'
import type { SignInProblem } from './sign-in-status'

const texts = {
  closed: 'signInClosed',
  refused: 'signInRefused',
  blocked: 'signInBlocked',
  failed: 'signInFailed',
} as const

export function signInProblemText(problem: SignInProblem, t: Translate<(typeof shellMessages)['strings']>): string {
  return t(texts[problem])
}
