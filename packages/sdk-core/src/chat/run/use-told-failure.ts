import { useContext, useEffect, useRef } from 'react'
import type { AgentError } from '../../agent/session/agent-error'
import { isApiError } from '../../errors/api-error'
import { InlayContext } from '../../react/inlay-context'

/**
 * Tells the host of the provider once of each call that has failed. That an agent could not do what it was asked is no such
 * fault, and comes with its events.
 */
export function useToldFailure(error: AgentError | undefined): void {
  const onError = useContext(InlayContext)?.onError
  const cause = error?.cause
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    if (!isApiError(cause) || told.current === cause) return
    told.current = cause
    onError?.(cause)
  }, [cause, onError])
}
