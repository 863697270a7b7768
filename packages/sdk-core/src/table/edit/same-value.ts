import { isAbsent } from '../columns/cell-text'

/** Whether a cell with one value is a cell with the other. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isAbsent(one) && isAbsent(other)) || Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)
}
