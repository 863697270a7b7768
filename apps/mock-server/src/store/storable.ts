/**
 * Whether every store can keep the text as it is. PostgreSQL has no U+0000 and UTF-8 no half of a surrogate pair.
 */
export function isStorableText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/**
 * A copy of the value as JSON keeps it. Characters that not every store can keep are replaced by U+FFFD in all of
 * them, so that no store knows a text that another does not.
 */
export function storableCopy<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError('This value cannot be stored: it is nothing that JSON knows.')
  const copy: Value = JSON.parse(text)
  return suspicious.test(text) ? cleaned(copy) : copy
}

/** JSON writes both kinds of character as escapes; a backslash before makes it plain text, at worst for nothing. */
const suspicious = /\\u(?:0000|d[89a-f])/i

function cleaned<Value>(value: Value): Value
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => cleaned(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [cleanText(key), cleaned(each)]))
}

function cleanText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\ufffd')
}
