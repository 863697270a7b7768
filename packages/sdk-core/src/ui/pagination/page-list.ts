/** The pages that are offered: the first, the last, those around the current one, and gaps between. */
export function pageList(page: number, pages: number): readonly (number | 'gap-before' | 'gap-after')[] {
  // As many places in the line wherever one is, so that the buttons stay under the pointer.
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, 'gap-after', pages]
  if (page >= pages - 3) return [1, 'gap-before', pages - 4, pages - 3, pages - 2, pages - 1, pages]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages]
}
