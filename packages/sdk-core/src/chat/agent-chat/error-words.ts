import type { AgentError } from '../../agent/session/agent-error'
import type { Translate } from '../../react/messages/use-messages'
import type { chatMessages } from '../chat-messages'

/** What went wrong, for who talks to the agent. */
export function errorWords(error: AgentError, t: Translate<(typeof chatMessages)['strings']>): string {
  switch (error.code) {
    case 'agent-failed':
      return error.message === '' ? t('errorAgentPlain') : t('errorAgent', { reason: error.message })
    case 'cut':
      return t('errorCut')
    case 'offline':
      return t('errorOffline')
    case 'timeout':
      return t('errorTimeout')
    case 'unauthenticated':
      return t('errorUnauthenticated')
    case 'forbidden':
      return t('errorForbidden')
    case 'too-large':
      return t('errorTooLarge')
    case 'run-active':
      return t('errorBusy')
    default:
      return t('errorOther')
  }
}
