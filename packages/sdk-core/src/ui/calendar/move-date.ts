import { startOfWeek } from './month-weeks'
import { addDays, addMonths } from './plain-date'

export interface MoveOptions {
  /** Pages are years. */
  readonly shift?: boolean | undefined
  readonly rightToLeft?: boolean | undefined
  /** Of the week: 1 is Monday, 7 is Sunday. */
  readonly firstDay: number
}

/** The day that a key leads to in a grid of days; `undefined` for all other keys. */
export function moveDate(
  key: string,
  from: string,
  { shift = false, rightToLeft = false, firstDay }: MoveOptions,
): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, rightToLeft ? 1 : -1)
    case 'ArrowRight':
      return addDays(from, rightToLeft ? -1 : 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return startOfWeek(from, firstDay)
    case 'End':
      return addDays(startOfWeek(from, firstDay), 6)
    case 'PageUp':
      return addMonths(from, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(from, shift ? 12 : 1)
    default:
      return undefined
  }
}
