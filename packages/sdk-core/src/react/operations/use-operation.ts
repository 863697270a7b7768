import { hashKey } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { Pause } from '../../client/api-client'
import type { ApiError } from '../../errors/api-error'
import type { InputOf, JsonOperation, OutputOf, PageOperation } from '../../operation/operation'
import { useInlay } from '../hooks/use-inlay'
import type { InlayContextValue } from '../inlay-context'
import { withChanges, type Answer } from '../session/optimistic-answers'
import { isLongPause } from '../session/pauses'
import { defaultStaleTime, type Session } from '../session/session'
import { callOperation } from './call-operation'
import type { OperationState } from './operation-state'
import { toApiError } from '../../errors/to-api-error'
import { useAnswer } from './use-answer'
import { usePause } from './use-pause'
import { usePolling } from './use-polling'
import { useReadAgain } from './use-read-again'

export interface UseOperationOptions {
  /** @default true */
  readonly enabled?: boolean | undefined
  /** Asks again so many milliseconds after each answer; rests while the page is hidden or offline. */
  readonly pollEvery?: number | undefined
  /** Shows the former answer, as `refreshing`, while the answer to another input is on its way. @default false */
  readonly keepPrevious?: boolean | undefined
  /**
   * For how many milliseconds an answer is good enough, for a part that mounts later and for whoever comes back to the
   * page. @default 2000
   */
  readonly staleTime?: number | undefined
}

/**
 * Reads an operation's answer and keeps it up to date: it follows the input, cancels what nobody waits for, shares its
 * answer with every other part that asks the same, and shows the changes that actions expect. It asks again when the page
 * is seen or connected again.
 * @param input `undefined` for as long as there is nothing to ask
 */
export function useOperation<O extends JsonOperation | PageOperation>(
  operation: O,
  input: InputOf<O> | undefined,
  options: UseOperationOptions = {},
): OperationState<OutputOf<O>> {
  const inlay = useInlay()
  const { session } = inlay
  const enabled = options.enabled !== false && input !== undefined
  const { staleTime = defaultStaleTime } = options
  const { observer, queryHash, result } = useAnswer(session, {
    queryKey: queryKey(inlay, operation, input),
    queryFn: ({ signal, queryKey: asked }) => ask(inlay, operation, input, signal, hashKey(asked)),
    enabled,
    notifyOnChangeProps: ['data', 'error', 'status', 'fetchStatus'],
    staleTime,
  })

  const shown = useShown({ session, operation, input, answer: result.data }, options.keepPrevious && !result.isError)
  const data = useWithChanges(session, operation.id, shown)

  const failure = result.error ? toApiError(result.error, operation.id) : undefined
  const [inSight, keepInSight] = useFailureInSight(queryHash, result.data === undefined ? failure : undefined)
  const refresh = useCallback(async () => {
    keepInSight(undefined)
    await observer.refetch()
  }, [observer, keepInSight])
  const readBehind = () => observer.refetch({ cancelRefetch: false })
  usePolling(enabled ? options.pollEvery : undefined, readBehind)
  useReadAgain({
    enabled,
    answeredAt: Math.max(result.dataUpdatedAt, result.errorUpdatedAt),
    failed: result.isError,
    staleTime,
    run: () => void readBehind(),
  })
  const pause = usePause(session, queryHash)
  const error = result.isPending ? inSight : failure
  const refreshing = result.isFetching || shown?.answer !== result.data
  const previous = result.data === undefined

  return useMemo((): OperationState<OutputOf<O>> => {
    if (!enabled) return { status: 'idle' }
    if (data)
      return {
        status: 'ready',
        data: data.value as OutputOf<O>,
        refreshing,
        previous,
        refreshError: error,
        pause,
        refresh,
      }
    if (error) return { status: 'failed', error, retry: () => void refresh() }
    return { status: 'loading', pause }
  }, [enabled, data, refreshing, previous, error, pause, refresh])
}

function queryKey(inlay: InlayContextValue, operation: JsonOperation | PageOperation, input: unknown) {
  return [operation.id, operation.scope === 'workspace' ? inlay.workspaceId : undefined, input] as const
}

async function ask<O extends JsonOperation | PageOperation>(
  inlay: InlayContextValue,
  operation: O,
  input: InputOf<O> | undefined,
  signal: AbortSignal,
  queryHash: string,
): Promise<Answer> {
  if (input === undefined) throw new TypeError(`${operation.id} was asked without an input.`)
  const { client, session, host } = inlay
  const onPause = (pause: Pause | undefined) => {
    session.pauses.set(queryHash, pause && isLongPause(pause, host.clock) ? pause : undefined)
  }
  return callOperation(inlay, operation, signal, async (options) => {
    const readAt = session.optimistic.mark()
    return { data: await client.call(operation, input, { ...options, onPause }), readAt }
  })
}

interface Shown {
  readonly session: Session
  readonly operation: JsonOperation | PageOperation
  readonly input: unknown
  readonly answer: Answer | undefined
}

/** What is to be shown: the present answer, or the last one that was while it is awaited. */
function useShown(now: Shown, keepPrevious: boolean | undefined): Shown | undefined {
  const [last, setLast] = useState<Shown>()
  if (keepPrevious && now.answer && now.answer !== last?.answer) setLast(now)
  if (now.answer) return now
  return keepPrevious && last?.session === now.session && last.operation === now.operation ? last : undefined
}

/** A failure stays in sight while it is tried again behind it; only a person's retry goes back to the loading state. */
function useFailureInSight(queryHash: string, failure: ApiError | undefined) {
  const [last, setLast] = useState<{ readonly queryHash: string; readonly failure: ApiError }>()
  if (failure && failure !== last?.failure) setLast({ queryHash, failure })
  return [last?.queryHash === queryHash ? last.failure : undefined, setLast] as const
}

/** The answer as actions expect it to become, in a box, since an answer may be anything. */
function useWithChanges(session: Session, operationId: string, shown: Shown | undefined) {
  const { optimistic } = session
  const read = () => optimistic.changesOf(operationId)
  const changes = useSyncExternalStore(optimistic.subscribe, read, read)
  const answer = shown?.answer
  const input = useSameInput(shown?.input)
  return useMemo(
    () => (answer ? { value: withChanges(answer, changes, operationId, input) } : undefined),
    [answer, changes, operationId, input],
  )
}

/** The former object for as long as the input says the same: callers write it in place. */
function useSameInput(input: unknown): unknown {
  const text = JSON.stringify(input)
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => input, [text])
}
