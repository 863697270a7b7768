import { operation, type AnyOperation } from '@inlay/sdk-core'
import * as z from 'zod'
import { implement, type Implementation } from '../implement'

// Operations of the kinds that the contract may not have yet, for tests of what holds for every kind.

export const countUp = operation({
  id: 'test.count',
  summary: 'Counts.',
  kind: 'stream',
  method: 'GET',
  path: '/test-count',
  event: z.object({ count: z.number() }),
})

export const uploadList = operation({
  id: 'test.upload',
  summary: 'Takes a list.',
  kind: 'upload',
  method: 'POST',
  path: '/test-lists',
  idempotencyKey: true,
  accept: ['.csv'],
  maxBytes: 1_000,
  fields: z.object({ columns: z.array(z.string()) }),
  response: z.object({ text: z.string(), columns: z.array(z.string()) }),
})

export const readMany = operation({
  id: 'test.rows',
  summary: 'A big list.',
  kind: 'rows',
  method: 'GET',
  path: '/test-rows',
  query: z.object({ kinds: z.array(z.string()) }),
  item: z.object({ id: z.string(), at: z.number(), note: z.string().nullish() }),
  key: 'id',
})

export const downloadList = operation({
  id: 'test.download',
  summary: 'A file.',
  kind: 'download',
  method: 'GET',
  path: '/test-files/{fileId}',
  mediaTypes: ['text/csv'],
})

/** Each call does more, to a card at one revision. */
export const turnOver = operation({
  id: 'test.turn',
  summary: 'Turns a card over.',
  kind: 'json',
  method: 'POST',
  path: '/test-cards/{cardId}/turn',
  revision: 'required',
  response: z.object({ open: z.boolean(), revision: z.number().int() }),
})

export const everyKind: readonly AnyOperation[] = [countUp, uploadList, readMany, downloadList, turnOver]

export const everyKindImplemented: readonly Implementation[] = [
  implement(countUp, async ({ lastEventId }) =>
    (async function* () {
      for (let count = Number(lastEventId ?? 0) + 1; count <= 4; count += 1) {
        yield { id: String(count), event: { count } }
      }
    })(),
  ),
  implement(uploadList, async ({ input }) => ({ text: await input.file.text(), columns: [...input.fields.columns] })),
  implement(readMany, async ({ input: { query } }) =>
    query.since === undefined
      ? { revision: '1', rows: query.kinds.map((id) => ({ id, at: 1 })), deleted: [], total: 2 }
      : { revision: '2', rows: [{ id: 'b', at: 2 }], deleted: [], total: 2 },
  ),
  implement(downloadList, async () => ({
    bytes: new TextEncoder().encode('a,b'),
    mediaType: 'text/csv',
    filename: 'Größe.csv',
  })),
  implement(turnOver, async ({ ifRevision = 0 }) => ({ open: true, revision: ifRevision + 1 })),
]
