/** A member of a message itself. What a page may have put on prototypes is none of it. */
export function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

/** A member that is text of a bearable length. */
export function ownText(value: unknown, name: string): string | undefined {
  const text = own(value, name)
  return typeof text === 'string' && text.length <= longestText ? text : undefined
}

/** Names, ids and codes are all far shorter. */
const longestText = 200

/** A member that is a whole number from zero on. */
export function ownCount(value: unknown, name: string): number | undefined {
  const count = own(value, name)
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
