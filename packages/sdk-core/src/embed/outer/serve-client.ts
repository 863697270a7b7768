import type { ApiClient, CallOptions, Pause } from '../../client/api-client'
import { ApiError } from '../../errors/api-error'
import type { AnyOperation } from '../../operation/operation'
import type { Answer, Answers, Asked } from '../port/conversation'
import { own, ownCount, ownText } from '../protocol/own'
import { createRowsSender, createSentLists, type SentLists } from './rows-sender'

/**
 * What a frame may have of the page's client: the operations that are given, by their ids, and no others. It sees neither
 * the token nor the address of the API.
 */
export function clientAnswers(client: ApiClient, operations: readonly AnyOperation[]): Answers {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const lists = createSentLists()
  const answers: [string, Answer][] = [
    [
      'call',
      (body, asked) => {
        const id = ownText(body, 'operation')
        const operation = id === undefined ? undefined : byId.get(id)
        if (operation) return run(client, operation, body, asked, lists)
        const title = 'The page around does not have this operation.'
        throw new ApiError({ code: 'unsupported', status: 0, title, operationId: id })
      },
    ],
    [
      'operations',
      async (_, { signal }) => {
        await client.ready(signal)
        return operations.filter((operation) => client.supports(operation) !== false).map(({ id }) => id)
      },
    ],
  ]
  return new Map(answers)
}

async function run(client: ApiClient, operation: AnyOperation, body: unknown, asked: Asked, lists: SentLists) {
  // As the frame's own copy of the contract made it; the backend looks at it as at any other.
  const input = own(body, 'input') as never
  const options = callOptions(own(body, 'options'), asked)
  switch (operation.kind) {
    case 'json':
    case 'page':
      return client.call(operation, input, options)
    case 'upload':
      return client.upload(operation, input, { ...options, onProgress: (progress) => asked.part({ progress }) })
    case 'download':
      return client.download(operation, input, options)
    case 'stream': {
      const lastEventId = ownText(own(body, 'options'), 'lastEventId')
      for await (const message of client.stream(operation, input, { ...options, lastEventId })) asked.part({ message })
      return undefined
    }
    case 'rows': {
      const before = ownCount(own(body, 'options'), 'list')
      const previous = lists.get(before)
      const sender = createRowsSender(previous?.rows ?? [], (fresh) => asked.part({ fresh }))
      const snapshot = await client.rows(operation, input, {
        ...options,
        previous,
        onPart: (rows, total) => asked.part({ ...sender.send(rows), total }),
      })
      const { revision, rows, total } = snapshot
      return {
        list: lists.keep(snapshot, before),
        follows: previous !== undefined,
        revision,
        total,
        ...sender.send(rows),
      }
    }
  }
}

function callOptions(given: unknown, { signal, part, onNote }: Asked): CallOptions {
  const ifMatch = own(given, 'ifMatch')
  let pause: Pause | undefined
  onNote((note) => {
    if (note === 'end-pause') pause?.end()
  })
  return {
    signal,
    workspaceId: ownText(given, 'workspaceId'),
    timeout: ownCount(given, 'timeout'),
    idempotencyKey: ownText(given, 'idempotencyKey'),
    ifMatch: typeof ifMatch === 'string' || typeof ifMatch === 'number' ? ifMatch : undefined,
    onPause(next) {
      pause = next
      part({ pause: next ? { until: next.until } : null })
    },
  }
}
