/** Entries have no ids, and the same can be there twice: what tells them apart is their place. */
export function keyedEntries<Entry>(
  entries: readonly Entry[],
): readonly { readonly key: number; readonly entry: Entry }[] {
  return entries.map((entry, key) => ({ key, entry }))
}
