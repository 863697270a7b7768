/**
 * The index that a key leads to among things in a line, from `current`, round the ends; `undefined` for all other keys.
 * In a row the arrows follow the direction of text.
 */
export function lineTarget(
  key: string,
  current: number,
  count: number,
  { rightToLeft = false, vertical = false }: { readonly rightToLeft?: boolean; readonly vertical?: boolean } = {},
): number | undefined {
  if (count === 0) return undefined
  const next = vertical ? 'ArrowDown' : rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const previous = vertical ? 'ArrowUp' : rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case next:
      return (current + 1) % count
    case previous:
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
