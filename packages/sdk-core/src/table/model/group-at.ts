import type { RowGroup } from './group-rows'

/** The group in which a row stands, by its place among all rows. */
export function groupAt(groups: readonly RowGroup[], place: number): string | undefined {
  let before = 0
  return groups.find(({ size }) => {
    before += size
    return place < before
  })?.key
}
