/** The name that the parts of one come to; nothing where there are none. */
export function fullName(first: unknown, last: unknown): string {
  return [first, last].filter((part) => typeof part === 'string' && part.trim() !== '').join(' ')
}
