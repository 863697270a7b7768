import type { Query } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { ApiClient, UploadOptions } from '../../client/api-client'
import { isApiError, type ApiError } from '../../errors/api-error'
import type {
  AnyOperation,
  InputOf,
  JsonOperation,
  OutputOf,
  PageOperation,
  UploadOperation,
} from '../../operation/operation'
import type { Notify } from '../../ports/host'
import { useInlay } from '../hooks/use-inlay'
import { useLatest } from '../hooks/use-latest'
import { useNotify } from '../hooks/use-notify'
import type { InlayContextValue } from '../inlay-context'
import type { OptimisticChange } from '../session/optimistic-answers'
import type { Session } from '../session/session'
import { callOperation } from './call-operation'
import { mayBeDone } from './may-be-done'
import { mayHaveChanged } from './may-have-changed'
import { stopWithUser } from './stop-with-user'
import { tellOfPause } from './tell-of-pause'
import { toApiError } from '../../errors/to-api-error'
import { underOneKey } from './under-one-key'

export type ActionResult<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly error: ApiError }

export interface ActionSuccess<O> {
  readonly input: InputOf<O>
  readonly data: OutputOf<O>
}

export interface ActionFailure<O> {
  readonly input: InputOf<O>
  readonly error: ApiError
  /** The server's own sentence for people, where it sent one. */
  readonly detail: string | undefined
}

/** Reads something, in the workspace of the action. Fails with an `ApiError`. */
export type Ask = <O extends JsonOperation | PageOperation>(operation: O, input: InputOf<O>) => Promise<OutputOf<O>>

export interface UseActionOptions<O> {
  /** What screens show from now on, made with `change`; taken back if the call fails. */
  readonly optimistic?: ((input: InputOf<O>) => readonly OptimisticChange[]) | undefined
  /** The notice after success, translated. `undefined`: none. */
  readonly success?: string | ((success: ActionSuccess<O>) => string | undefined) | undefined
  /** The notice after failure, translated; a function may give the server's own sentence. `undefined`: none. */
  readonly failure?: string | ((failure: ActionFailure<O>) => string | undefined) | undefined
  /**
   * What a notice is about: success takes away what was said about an earlier failure of the same.
   * @default the input's `params`
   */
  readonly about?: ((input: InputOf<O>) => string) | undefined
  /**
   * Finds out whether it was done after all, where no answer came or none that can be read. What it gives counts as the
   * answer; nothing means that it was not done.
   */
  readonly whenLost?: ((input: InputOf<O>, ask: Ask) => Promise<OutputOf<O> | undefined>) | undefined
  /**
   * Nobody asked for it and nobody waits for it: leaving the page loses nothing of theirs, and nobody is told that it waits.
   * @default false
   */
  readonly background?: boolean | undefined
  readonly onSuccess?: ((success: ActionSuccess<O>) => void) | undefined
  readonly onError?: ((failure: ActionFailure<O>) => void) | undefined
}

/**
 * The key of an attempt is the action's business: it alone knows when the same is asked for again. Whoever gives `onPause`
 * says in place that it waits for the server; else a notice does.
 */
export type RunOptions = Omit<UploadOptions, 'workspaceId' | 'idempotencyKey'>

export interface Action<O> {
  /** Never rejects: the result says whether it worked. Keeps its identity. */
  readonly run: (input: InputOf<O>, options?: RunOptions) => Promise<ActionResult<OutputOf<O>>>
  readonly pending: boolean
  /** Of the last run; gone as soon as the next one begins. */
  readonly error: ApiError | undefined
  readonly reset: () => void
}

/**
 * Does an operation that changes something: expects the change on screens, calls, says how it went, and has everything
 * read again that the operation makes stale. It goes on when the component leaves, and stops when another person signs in;
 * until it is known how it ended, the page is not left without a question.
 * Where nobody knows how an operation with an idempotency key ended, the same asked for again is done once all the same.
 */
export function useAction<O extends JsonOperation | UploadOperation>(
  operation: O,
  options: UseActionOptions<O> = {},
): Action<O> {
  const now = useLatest({ inlay: useInlay(), notify: useNotify(), options })
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<ApiError>()
  const failures = useRef<FailureNotices>(new Map())

  const run = useCallback(
    async (input: InputOf<O>, runOptions: RunOptions = {}): Promise<ActionResult<OutputOf<O>>> => {
      const { inlay, notify } = now.current
      setRunning((count) => count + 1)
      setError(undefined)
      const result = await act(inlay, notify, operation, input, now.current.options, runOptions)
      setRunning((count) => count - 1)
      if (!result.ok) setError(result.error)
      try {
        tell(now.current.options, now.current.notify, failures.current, input, result)
      } catch (thrown) {
        inlay.onError(thrown)
      }
      return result
    },
    [now, operation],
  )
  const reset = useCallback(() => setError(undefined), [])
  return { run, pending: running > 0, error, reset }
}

async function act<O extends JsonOperation | UploadOperation>(
  inlay: InlayContextValue,
  notify: Notify,
  operation: O,
  input: InputOf<O>,
  { optimistic, whenLost, background }: UseActionOptions<O>,
  runOptions: RunOptions,
): Promise<ActionResult<OutputOf<O>>> {
  const { optimistic: expectations, lostCalls } = inlay.session
  const asked = { operation, input, ifMatch: runOptions.ifMatch }
  const stop = stopWithUser(inlay.auth, runOptions.signal)
  const letGo = background || operation.method === 'GET' ? undefined : inlay.host.holdPage()
  const onPause = background ? undefined : tellOfPause(inlay, notify, stop.giveUp)
  let expected: number | undefined
  try {
    expected = optimistic && expectations.add(optimistic(input))
    const data = await underOneKey(asked, lostCalls, inlay.host.random, (idempotencyKey) =>
      callOperation(inlay, operation, stop.signal, (options) =>
        send(inlay.client, operation, input, { onPause, ...runOptions, idempotencyKey, ...options }),
      ),
    ).catch(async (caught: unknown) => {
      const found = mayBeDone(toApiError(caught, operation.id))
        ? await whenLost?.(input, asking(inlay, stop.signal)).catch(() => undefined)
        : undefined
      if (found === undefined) throw caught
      return found
    })
    if (expected !== undefined) expectations.confirm(expected)
    lostCalls.done(asked)
    void readAgain(inlay.session, operation)
    return { ok: true, data }
  } catch (caught) {
    if (!isApiError(caught)) inlay.onError(caught)
    const error = toApiError(caught, operation.id)
    if (expected !== undefined) expectations.reject(expected)
    if (mayHaveChanged(error)) void readAgain(inlay.session, operation)
    return { ok: false, error }
  } finally {
    stop.done()
    letGo?.()
  }
}

function send<O extends JsonOperation | UploadOperation>(
  client: ApiClient,
  operation: O,
  input: InputOf<O>,
  options: UploadOptions,
): Promise<OutputOf<O>> {
  // The compiler does not narrow a type parameter by its kind.
  return operation.kind === 'upload'
    ? client.upload(operation as O & UploadOperation, input, options)
    : client.call(operation as O & JsonOperation, input, options)
}

/** What fails here is expected to, and nobody's fault. */
function asking(inlay: InlayContextValue, signal: AbortSignal): Ask {
  const quiet = { ...inlay, onError: () => {} }
  return (operation, input) =>
    callOperation(quiet, operation, signal, (options) => inlay.client.call(operation, input, options))
}

async function readAgain({ queryClient }: Session, { invalidates = [] }: AnyOperation) {
  const stale = { predicate: ({ queryKey }: Query) => invalidates.includes(queryKey[0] as string) }
  // What is being read for the first time is not given up, and may be from before.
  const begun = new Set(queryClient.getQueryCache().findAll(stale).filter(isReadForTheFirstTime))
  await queryClient.invalidateQueries(stale)
  if (begun.size > 0) await queryClient.invalidateQueries({ predicate: (query) => begun.has(query) })
}

function isReadForTheFirstTime({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle'
}

/** What takes each notice of a failure away again, by what it is about. */
type FailureNotices = Map<string, () => void>

function tell<O>(
  options: UseActionOptions<O>,
  notify: Notify,
  failures: FailureNotices,
  input: InputOf<O>,
  result: ActionResult<OutputOf<O>>,
) {
  const about = options.about?.(input) ?? JSON.stringify((input as { readonly params?: unknown }).params ?? null)
  if (result.ok) {
    failures.get(about)?.()
    failures.delete(about)
    const success = { input, data: result.data }
    const text = typeof options.success === 'function' ? options.success(success) : options.success
    if (text) notify({ tone: 'success', text })
    options.onSuccess?.(success)
    return
  }
  if (result.error.code === 'aborted') return
  const failure = { input, error: result.error, detail: result.error.detail }
  const text = typeof options.failure === 'function' ? options.failure(failure) : options.failure
  if (text) {
    failures.get(about)?.()
    failures.set(about, notify({ tone: 'danger', text }))
  }
  options.onError?.(failure)
}
