import type { Slices } from './slices'

/**
 * What `JSON.parse` gives, for an object with a long array under `key` at its top: the array is read member by member,
 * since five thousand rows at once would hold the thread for longer than a frame.
 */
export async function parseInSlices(
  text: string,
  key: string,
  slices: Slices,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const begin = beginOfArray(text, key)
  if (begin === undefined) return JSON.parse(text)
  const members: unknown[] = []
  let depth = 0
  let from = begin
  for (let at = begin; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') depth += 1
    else if ((character === '}' || character === ']') && depth > 0) depth -= 1
    else if ((character === ',' || character === ']') && depth === 0) {
      const member = text.slice(from, at)
      const isEmpty = character === ']' && members.length === 0 && member.trim() === ''
      if (!isEmpty) members.push(JSON.parse(member))
      if (character === ']') {
        const rest: unknown = JSON.parse(`${text.slice(0, begin)}${text.slice(at)}`)
        return { ...Object(rest), [key]: members }
      }
      from = at + 1
      if (slices.isOver()) await slices.next(signal)
    }
  }
  throw new SyntaxError('The array does not end.')
}

/** The place behind the bracket of the array that is the value of the key, or nothing when there is none. */
function beginOfArray(text: string, key: string): number | undefined {
  const name = JSON.stringify(key)
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') {
      const end = endOfString(text, at)
      const bracket = /\s*:\s*\[/y
      bracket.lastIndex = end + 1
      if (depth === 1 && text.slice(at, end + 1) === name && bracket.test(text)) return bracket.lastIndex
      at = end
    } else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
  }
  return undefined
}

/** The quote that ends a string: the next before which there is no odd number of backslashes. */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text[before] === '\\') before -= 1
    if ((at - before) % 2 === 1) return at
  }
  throw new SyntaxError('A string does not end.')
}
