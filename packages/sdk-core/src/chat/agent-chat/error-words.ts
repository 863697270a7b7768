import type { AgentError } from '../../agent/session/agent-error'
import { isApiError, type ApiError } from '../../errors/api-error'
import type { Translate } from '../../react/messages/use-messages'
import type { chatMessages } from '../chat-messages'

/**
 * What went wrong, for who talks to the agent: in the words of its server where those are for people, else in ours.
 * `isFirst`: nothing was said before.
 */
export function errorWords(
  error: AgentError,
  t: Translate<(typeof chatMessages)['strings']>,
  failureText: (error: ApiError) => string,
  isFirst = false,
): string {
  const { code, cause, message, retryAt } = error
  const said = isApiError(cause) ? cause : undefined
  switch (code) {
    case 'agent-failed':
      return message === '' ? t('errorAgentPlain') : t('errorAgent', { reason: message })
    case 'cut':
      return t('errorCut')
    case 'offline':
      return t('errorOffline')
    case 'timeout':
      return t('errorTimeout')
    case 'unauthenticated':
      return t('errorUnauthenticated')
    case 'forbidden':
      return said?.detail ?? t('errorForbidden')
    case 'not-found':
      return said?.detail ?? t('errorNotFound')
    case 'too-large':
      return t(isFirst ? 'errorTooLarge' : 'errorTooLong')
    case 'malformed':
      return t('errorNotAgent')
    case 'run-active':
      return t('errorBusy')
    default:
  }
  if (said?.status === 429 || said?.status === 503) {
    const words = retryAt === undefined ? t('errorOverloaded') : t('errorOverloadedUntil', { until: new Date(retryAt) })
    return said.detail === undefined ? words : `${words} ${said.detail}`
  }
  return said ? failureText(said) : t('errorAgentPlain')
}
