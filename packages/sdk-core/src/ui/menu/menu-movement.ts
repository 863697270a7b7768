/** The items of one list in their order, those out of use included: they can be read, and say why. */
export function itemsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** So many items are about what is seen of a long list. */
const page = 10

/** The index that a key leads to, from `current` (-1: none yet), round the ends; `undefined` for all other keys. */
export function moveTarget(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'PageDown':
      return Math.min(count - 1, current + page)
    case 'PageUp':
      return Math.max(0, current - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
