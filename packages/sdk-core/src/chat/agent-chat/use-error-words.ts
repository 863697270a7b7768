import { useCallback } from 'react'
import type { AgentError } from '../../agent/session/agent-error'
import { useMessages } from '../../react/messages/use-messages'
import { useFailureText } from '../../ui/states/use-failure-text'
import { chatMessages } from '../chat-messages'
import { errorWords } from './error-words'

/** Gives why a run or the loading of a thread failed. */
export function useErrorWords(): (error: AgentError, isFirst?: boolean) => string {
  const t = useMessages(chatMessages)
  const failureText = useFailureText()
  return useCallback((error, isFirst) => errorWords(error, t, failureText, isFirst), [t, failureText])
}
