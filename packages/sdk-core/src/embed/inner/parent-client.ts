import type { ApiClient, CallOptions, ClientEvent, RowsSnapshot, StreamMessage } from '../../client/api-client'
import { ApiError, isApiError } from '../../errors/api-error'
import { toApiError } from '../../errors/to-api-error'
import type { AnyOperation } from '../../operation/operation'
import { untilAborted } from '../../operation/until-aborted'
import type { AskOptions, Conversation } from '../port/conversation'
import { isEmbedError } from '../protocol/embed-error'
import { own, ownCount, ownText } from '../protocol/own'
import { createQueue } from './queue'
import { createRowsReceiver } from './rows-receiver'

export interface ParentClient extends ApiClient {
  /** The page around has told of something that its client met. */
  tell(event: ClientEvent): void
}

/** The client of the page around, as one of our own: operations by their ids, with all that belongs to a call. */
export function createParentClient(conversation: Pick<Conversation, 'ask'>): ParentClient {
  const listeners = new Set<(event: ClientEvent) => void>()
  // Which page's list a snapshot is, so that only changes have to be sent for it.
  const lists = new WeakMap<object, number>()
  let known: ReadonlySet<string> | undefined
  let asking: Promise<void> | undefined

  async function ask(
    operation: AnyOperation,
    input: unknown,
    options: CallOptions & { readonly lastEventId?: string | undefined; readonly list?: number | undefined },
    onPart?: AskOptions['onPart'],
  ): Promise<unknown> {
    const { signal, onPause, workspaceId, timeout, idempotencyKey, ifMatch, lastEventId, list } = options
    const note: { send?: (body: unknown) => void } = {}
    const body = {
      operation: operation.id,
      input,
      options: { workspaceId, timeout, idempotencyKey, ifMatch, lastEventId, list },
    }
    try {
      return await conversation.ask('call', body, {
        signal,
        onOpen: (send) => {
          note.send = send
        },
        onPart(part) {
          if (typeof part === 'object' && part !== null && Object.hasOwn(part, 'pause')) {
            const until = ownCount(own(part, 'pause'), 'until')
            onPause?.(until === undefined ? undefined : { until, end: () => note.send?.('end-pause') })
          } else {
            onPart?.(part)
          }
        },
      })
    } catch (error) {
      throw apiErrorOf(error, operation.id)
    }
  }

  return {
    call: async (operation, input, options = {}) => (await ask(operation, input, options)) as never,

    async *stream(operation, input, options = {}) {
      const controller = new AbortController()
      const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal
      const queue = createQueue<StreamMessage<never>>()
      ask(operation, input, { ...options, signal }, (part) =>
        queue.add(own(part, 'message') as StreamMessage<never>),
      ).then(queue.end, queue.fail)
      try {
        yield* queue.items()
      } finally {
        controller.abort()
      }
    },

    upload: async (operation, input, { onProgress, ...options } = {}) =>
      (await ask(operation, input, options, (part) => {
        const progress = own(part, 'progress')
        const [sent, total] = [ownCount(progress, 'sent'), ownCount(progress, 'total')]
        if (sent !== undefined && total !== undefined) onProgress?.({ sent, total })
      })) as never,

    async download(operation, input, options = {}) {
      const file = await ask(operation, input, options)
      const blob = own(file, 'blob')
      if (blob instanceof Blob) return { blob, filename: ownText(file, 'filename') }
      throw malformed(operation.id)
    },

    async rows(operation, input, { previous, onPart, ...options } = {}) {
      type Row = NonNullable<typeof previous>['rows'][number]
      const list = previous && lists.get(previous)
      const whole = createRowsReceiver<Row>([])
      const changes = createRowsReceiver<Row>(previous?.rows ?? [])
      const answer = await ask(operation, input, { ...options, list }, (part) => {
        const fresh = own(part, 'fresh')
        if (Array.isArray(fresh)) for (const each of [whole, changes]) each.take(fresh)
        else onPart?.((list === undefined ? whole : changes).at(own(part, 'places')), ownCount(part, 'total') ?? 0)
      })
      const revision = own(answer, 'revision')
      const number = ownCount(answer, 'list')
      if (typeof revision !== 'string' || number === undefined) throw malformed(operation.id)
      // The page may have forgotten the list, and has sent it whole then.
      const receiver = own(answer, 'follows') === true ? changes : whole
      const rows = receiver.at(own(answer, 'places'))
      const snapshot: RowsSnapshot<Row> = { revision, rows, total: ownCount(answer, 'total') ?? rows.length }
      lists.set(snapshot, number)
      return snapshot
    },

    supports: (operation) => known?.has(operation.id),

    async ready(signal) {
      asking ??= conversation.ask('operations').then((ids) => {
        known = new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
      })
      // Another try for who asks next.
      asking.catch(() => {
        asking = undefined
      })
      try {
        await untilAborted(asking, signal)
      } catch (error) {
        throw apiErrorOf(error, 'capabilities.get')
      }
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    tell(event) {
      for (const listener of [...listeners]) listener(event)
    },
  }
}

function malformed(operationId: string): ApiError {
  return new ApiError({ code: 'malformed', status: 0, title: 'The page around sent no such answer.', operationId })
}

const codes: Readonly<Record<string, string>> = {
  aborted: 'aborted',
  timeout: 'timeout',
  'too-large': 'too-large',
  malformed: 'invalid',
  unsupported: 'unsupported',
}

function apiErrorOf(error: unknown, operationId: string): ApiError {
  if (isApiError(error) || !isEmbedError(error)) return toApiError(error, operationId)
  const code = codes[error.code] ?? 'unavailable'
  return new ApiError({ code, status: 0, title: error.message, operationId, cause: error })
}
