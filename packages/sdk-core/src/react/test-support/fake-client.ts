import type { ApiClient, CallOptions, ClientEvent } from '../../client/api-client'
import { ApiError } from '../../errors/api-error'
import type { AnyOperation, InputOf, JsonOperation, OutputOf, PageOperation } from '../../operation/operation'

export interface FakeCall {
  readonly operationId: string
  readonly input: unknown
  readonly options: CallOptions
}

type Handler = (input: unknown, options: CallOptions) => unknown

/** A client whose answers a test writes; it keeps what it was asked. */
export function createFakeClient() {
  const handlers = new Map<string, Handler>()
  const listeners = new Set<(event: ClientEvent) => void>()
  const calls: FakeCall[] = []
  const has = new Set<string>()
  let becomeReady = () => {}
  let known = false
  const ready = new Promise<void>((resolve) => {
    becomeReady = () => {
      known = true
      resolve()
    }
  })

  async function answer(operation: AnyOperation, input: unknown, options: CallOptions = {}): Promise<unknown> {
    calls.push({ operationId: operation.id, input, options })
    const handler = handlers.get(operation.id)
    if (!handler) throw new ApiError({ code: 'not-found', status: 404, title: `No answer for ${operation.id}` })
    return untilAborted(handler(input, options), options.signal)
  }

  const unused = () => {
    throw new Error('Not part of these tests.')
  }
  const client: ApiClient = {
    call: answer as ApiClient['call'],
    upload: answer as ApiClient['upload'],
    stream: unused,
    download: unused,
    rows: unused,
    supports: (operation) => (known ? has.has(operation.id) : undefined),
    ready: () => ready,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return {
    client,
    calls,
    callsOf: (operation: AnyOperation) => calls.filter((call) => call.operationId === operation.id),
    answer<O extends JsonOperation | PageOperation>(
      operation: O,
      handler: (input: InputOf<O>, options: CallOptions) => OutputOf<O> | Promise<OutputOf<O>>,
    ) {
      handlers.set(operation.id, handler as Handler)
    },
    emit(event: ClientEvent) {
      for (const listener of [...listeners]) listener(event)
    },
    listenerCount: () => listeners.size,
    tellCapabilities(...operations: readonly AnyOperation[]) {
      for (const operation of operations) has.add(operation.id)
      becomeReady()
    },
  }
}

export type FakeClient = ReturnType<typeof createFakeClient>

async function untilAborted(answer: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(new ApiError({ code: 'aborted', status: 0, title: 'Aborted' }))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    Promise.resolve(answer).then(resolve, reject)
  })
}

/** A promise that the test settles. */
export function later<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
