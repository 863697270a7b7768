import type { Filter } from '@inlay/sdk-core'
import type { Collection, StoredDocument } from './store/store'

/** Every document of a collection, page after page. For collections that are known to stay small. */
export async function readAll<Value extends object>(
  collection: Collection<Value>,
  where?: Filter,
): Promise<readonly StoredDocument<Value>[]> {
  const documents: StoredDocument<Value>[] = []
  let after: string | undefined
  do {
    const found = await collection.find({ where, after, limit: 1_000 })
    documents.push(...found.documents)
    after = found.cursor
  } while (after !== undefined)
  return documents
}
