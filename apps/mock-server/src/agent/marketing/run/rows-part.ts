/** The name of a part of a call that keeps rows; counted from one. */
export function rowsPart(part: number): string {
  return `rows ${part}`
}
