import type { Translate } from '@inlay/sdk-core/react'
import type { shellMessages } from './messages'
import type { SignInProblem } from './sign-in-status'

export function signInProblemText(
  problem: SignInProblem,
  t: Translate<(typeof shellMessages)['strings']>,
): string {
  switch (problem) {
    case 'closed':
      return t('signInClosed')
    case 'blocked':
      return t('signInBlocked')
    case 'failed':
      return t('signInFailed')
  }
}
