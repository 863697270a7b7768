import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Answer } from '../session/optimistic-answers'
import type { Session } from '../session/session'

/**
 * Observes one query of the session. In the place of TanStack's `useQuery`, which would also listen to the providers
 * that a host has put up for its own queries (restoring, error resets).
 */
export function useAnswer(session: Session, options: QueryObserverOptions<Answer>) {
  const { queryClient } = session
  const query = queryClient.defaultQueryOptions(options)
  query._optimisticResults = 'optimistic'
  const observer = useMemo(
    () => new QueryObserver(queryClient, query),
    // The observer follows later options by itself.
    // oxlint-disable-next-line react/exhaustive-deps
    [queryClient],
  )
  const result = observer.getOptimisticResult(query)
  const read = () => observer.getCurrentResult()
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const stop = observer.subscribe(listener)
        observer.updateResult()
        return stop
      },
      [observer],
    ),
    read,
    read,
  )
  useEffect(() => observer.setOptions(query))
  return { observer, queryHash: query.queryHash, result }
}
