import { messageParts, messageText } from './message-parts'

/** A message that greets with other words, and calls the reader as it did, unless these say how. */
export function greetedAs(text: string, greeting: string): string {
  const words = withFields(greeting.trim().replace(/[,!\s]+$/, ''))
  const isWhole = /\{\{/.test(words) || ofMany.test(words)
  const before = greetingOf(text)
  if (before !== undefined) {
    const [name = ''] = /(?: \{\{\w+\}\})+$/.exec(before) ?? []
    return `${words}${isWhole ? '' : name}${text.slice(before.length)}`
  }
  const parts = messageParts(text)
  // On LinkedIn it would be a line of its own.
  if (parts.goodbye === undefined && parts.body.length === 1) return text
  return messageText({ ...parts, greeting: `${words}${isWhole ? '' : ' {{first_name}}'},` })
}

/** How a message greets, without the comma; nothing where it does not. */
export function greetingOf(text: string): string | undefined {
  const { greeting } = messageParts(text)
  return greeting === undefined ? begun.exec(text)?.[0] : greeting.replace(/,$/, '')
}

/** On LinkedIn it begins the first sentence: “Hello {{first_name}}, may I …”. */
const begun = /^(?:[\p{L}. ]{2,30}(?: \{\{\w+\}\})+|(?:hi|hello|hey|dear)(?: \p{L}+){1,3})(?=,)/iu

/** “Hi there” calls everybody the same. */
const ofMany = /\s(?:there|all|everyone|everybody|team|folks|friends|colleagues|madam|again)$/i

/** “{{firstName}}” and “[first name]” are how people put the field of a contact. */
function withFields(words: string): string {
  return words.replaceAll(
    /\s*(?:\{{1,2}\s?|\[|<|(?:and |plus |with |\+ ?)?(?:(?:the|their|his|her) )?\b)(first|last)[ _]?names?(?:\s?\}{1,2}|\]|>|\b)/gi,
    (_, which: string) => ` {{${which.toLowerCase()}_name}}`,
  )
}
