import type { Page, ParsedPageQuery } from '@inlay/sdk-core'
import type { Collection, StoredDocument } from '../store/store'

/** The page of a collection that a caller asks for. */
export async function findPage<Value extends object, Item>(
  collection: Collection<Value>,
  { start, limit, sort, search, filters }: ParsedPageQuery,
  {
    searched,
    item,
  }: { readonly searched: readonly string[]; readonly item: (document: StoredDocument<Value>) => Item },
): Promise<Page<Item>> {
  const [field = '', direction] = sort.split(':')
  const found = await collection.find({
    where: filters,
    search: search === undefined ? undefined : { text: search, fields: searched },
    orderBy: [{ field, direction: direction === 'asc' ? 'asc' : 'desc' }],
    offset: start,
    limit,
  })
  return { items: found.documents.map(item), total: found.total, start, limit }
}
