import type { Filter } from '@inlay/sdk-core'
import type { Collection, StoredDocument } from '../../../store/store'

const documentsAtOnce = 5_000

/** Goes through the documents that a filter lets through, in the order of their ids, without holding all of them. */
export async function* readEach<Value extends object>(
  collection: Collection<Value>,
  where?: Filter,
): AsyncGenerator<StoredDocument<Value>> {
  let after: string | undefined
  do {
    const page = await collection.find({ where, after, limit: documentsAtOnce })
    yield* page.documents
    after = page.cursor
  } while (after !== undefined)
}
