/** The number that a key leads to among those in rows of three and pages of twelve; `undefined` for all other keys. */
export function moveChoice(key: string, from: number, rightToLeft: boolean): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return from + (rightToLeft ? 1 : -1)
    case 'ArrowRight':
      return from + (rightToLeft ? -1 : 1)
    case 'ArrowUp':
      return from - 3
    case 'ArrowDown':
      return from + 3
    case 'Home':
      return from - (from % 12)
    case 'End':
      return from - (from % 12) + 11
    case 'PageUp':
      return from - 12
    case 'PageDown':
      return from + 12
    default:
      return undefined
  }
}
