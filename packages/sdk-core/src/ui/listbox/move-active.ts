/** How far a page of a list goes. */
const page = 10

/**
 * The index that a key leads to, from `current` (-1: none yet); `undefined` for all other keys. A list that stands for
 * a value ends at its ends; one that is searched goes round them.
 */
export function moveActive(key: string, current: number, count: number, round = false): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return current >= last ? (round ? 0 : last) : current + 1
    case 'ArrowUp':
      return current <= 0 ? (round || current < 0 ? last : 0) : current - 1
    case 'PageDown':
      return Math.min(Math.max(current, 0) + page, last)
    case 'PageUp':
      return Math.max(current - page, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
