import { useEffect, useState } from 'react'
import type { AnyOperation } from '../../operation/operation'
import { useInlay } from './use-inlay'

/** Whether the backend has an operation; `undefined` until it has said so. */
export function useSupports(operation: Pick<AnyOperation, 'id'>): boolean | undefined {
  const { client, onError } = useInlay()
  const [, setReadyClient] = useState<unknown>()
  const supports = client.supports(operation)
  const known = supports !== undefined
  useEffect(() => {
    if (known) return
    const leave = new AbortController()
    client.ready(leave.signal).then(
      () => setReadyClient(client),
      (error: unknown) => {
        if (!leave.signal.aborted) onError(error)
      },
    )
    return () => leave.abort()
  }, [client, known, onError])
  return supports
}
