import { useCallback, useMemo } from 'react'
import type { RowsSnapshot } from '../../client/api-client'
import type { ApiError } from '../../errors/api-error'
import { toApiError } from '../../errors/to-api-error'
import type { InputOf, ItemOf, RowsOperation } from '../../operation/operation'
import { useInlay } from '../../react/hooks/use-inlay'
import { useLatest } from '../../react/hooks/use-latest'
import { callOperation } from '../../react/operations/call-operation'
import { useAnswer } from '../../react/operations/use-answer'
import { usePolling } from '../../react/operations/use-polling'
import { useReadAgain } from '../../react/operations/use-read-again'
import type { Answer } from '../../react/session/optimistic-answers'
import { defaultStaleTime } from '../../react/session/session'
import type { TableRowsProps } from './table-rows-props'

export interface UseRowsOptions {
  /** @default true */
  readonly enabled?: boolean | undefined
  /** Asks for what has changed so many milliseconds after each answer; rests while the page is hidden or offline. */
  readonly pollEvery?: number | undefined
  /** What went wrong, in words. @default the table says that rows could not be loaded */
  readonly failureText?: ((error: ApiError) => string | undefined) | undefined
}

export interface WholeTableRows<Row> extends TableRowsProps<Row> {
  readonly rows: readonly Row[]
}

export interface UseRows<Row> {
  /** To be spread into a `DataTable`. */
  readonly table: WholeTableRows<Row>
  /** How much of the first read has come; nothing once it is all there. */
  readonly progress: { readonly loaded: number; readonly total: number } | undefined
  readonly refreshing: boolean
  readonly error: ApiError | undefined
  /** Asks for what has changed until now; what is being read is read to its end before. */
  readonly refresh: () => Promise<void>
  /** The rows as they have been read last, also before they are shown; those that came meanwhile are among them. */
  readonly rowsNow: () => readonly Row[]
}

interface Part {
  readonly rows: readonly unknown[]
  readonly total: number
}

const nothing: readonly never[] = []

/**
 * Reads a list of kind `rows`: whole at first, shown as it comes, and from then on what has changed. Unchanged rows stay
 * the same objects. What an action makes stale is asked for again, as with `useOperation`.
 */
export function useRows<O extends RowsOperation>(
  operation: O,
  input: InputOf<O> | undefined,
  { enabled: isWanted = true, pollEvery, failureText }: UseRowsOptions = {},
): UseRows<ItemOf<O>> {
  const inlay = useInlay()
  const { session, workspaceId } = inlay
  const { queryClient } = session
  const enabled = isWanted && input !== undefined
  const queryKey = [operation.id, operation.scope === 'workspace' ? workspaceId : undefined, input] as const
  const partKey = ['part of rows', ...queryKey]

  const { observer, result } = useAnswer(session, {
    queryKey,
    enabled,
    structuralSharing: false,
    async queryFn({ signal }): Promise<Answer> {
      if (input === undefined) throw new TypeError(`${operation.id} was asked without an input.`)
      const readAt = session.optimistic.mark()
      const previous = queryClient.getQueryData<Answer>(queryKey)?.data as RowsSnapshot<ItemOf<O>> | undefined
      const onPart = (rows: readonly unknown[], total: number) =>
        queryClient.setQueryData(partKey, { data: { rows, total }, readAt })
      const data = await callOperation(inlay, operation, signal, (options) =>
        inlay.client.rows(operation, input, { ...options, previous, onPart }),
      )
      return { data, readAt }
    },
  })
  const part = useAnswer(session, { queryKey: partKey, enabled: false, structuralSharing: false })

  const latestKey = useLatest(queryKey)
  const rowsNow = useCallback(() => {
    const read = queryClient.getQueryData<Answer>(latestKey.current)?.data as RowsSnapshot<ItemOf<O>> | undefined
    return read?.rows ?? nothing
  }, [latestKey, queryClient])
  const readBehind = useCallback(() => observer.refetch({ cancelRefetch: false }), [observer])
  const refresh = useCallback(async () => {
    // What is under way may have begun too early. It is not given up: a long read would be begun anew for ever.
    if (observer.getCurrentResult().isFetching) await readBehind()
    await readBehind()
  }, [observer, readBehind])
  usePolling(enabled ? pollEvery : undefined, readBehind)
  useReadAgain({
    enabled,
    answeredAt: Math.max(result.dataUpdatedAt, result.errorUpdatedAt),
    failed: result.isError,
    staleTime: defaultStaleTime,
    run: () => void readBehind(),
  })

  const snapshot = result.data?.data as RowsSnapshot<ItemOf<O>> | undefined
  const arrived = snapshot ? undefined : (part.result.data?.data as Part | undefined)
  const rows = snapshot?.rows ?? (arrived?.rows as readonly ItemOf<O>[] | undefined) ?? nothing
  const error = result.error ? toApiError(result.error, operation.id) : undefined
  const status = error && !result.isFetching ? 'failed' : snapshot || rows.length > 0 ? 'ready' : 'loading'
  const failure = status === 'failed' && error ? failureText?.(error) : undefined
  const onRetry = useCallback(() => void refresh(), [refresh])
  const table = useMemo(() => ({ rows, status, failure, onRetry }) as const, [failure, onRetry, rows, status])
  return {
    table,
    progress: arrived && { loaded: arrived.rows.length, total: arrived.total },
    refreshing: result.isFetching,
    error,
    refresh,
    rowsNow,
  }
}
