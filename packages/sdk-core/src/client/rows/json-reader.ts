/** Goes through the text of JSON. What it cuts out is not looked into: `JSON.parse` judges that. */
export interface JsonReader {
  /** What comes next, after white space; `''` at the end. */
  peek(): string
  /** The next character, which must be one of these. */
  take(characters: string): string
  string(): string
  /**
   * One member of a list or an object, or several of a list, together at least so long. It ends before the comma or the
   * bracket that comes after it.
   */
  members(length: number): string
  /** Nothing more may come. */
  end(): void
}

export function createJsonReader(text: string): JsonReader {
  let at = 0

  function peek(): string {
    const ink = /[^ \t\r\n]/g
    ink.lastIndex = at
    at = ink.test(text) ? ink.lastIndex - 1 : text.length
    return text.charAt(at)
  }

  function cut(end: number): string {
    const part = text.slice(at, end)
    at = end
    return part
  }

  function take(characters: string): string {
    const next = peek()
    if (next === '' || !characters.includes(next)) throw new SyntaxError(`Expected one of ${characters} at ${at}.`)
    at += 1
    return next
  }

  return {
    peek,
    take,
    string: () => cut(peek() === '"' ? endOfString(text, at) : at),
    members: (length) => cut(endOfMembers(text, at, length)),
    end() {
      if (peek() !== '') throw new SyntaxError(`Expected nothing more at ${at}.`)
    },
  }
}

function endOfMembers(text: string, begin: number, length: number): number {
  let depth = 0
  for (let at = begin; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at) - 1
        break
      case openBracket:
      case openBrace:
        depth += 1
        break
      case closeBracket:
      case closeBrace:
        if (depth === 0) return at
        depth -= 1
        break
      case comma:
        if (depth === 0 && at - begin >= length) return at
    }
  }
  throw new SyntaxError('The text ends too early.')
}

const [quote, comma, openBracket, closeBracket, openBrace, closeBrace, backslash] = [34, 44, 91, 93, 123, 125, 92]

/** Behind the quote that ends a string: the next before which there is no odd number of backslashes. */
function endOfString(text: string, begin: number): number {
  for (let at = text.indexOf('"', begin + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) === backslash) before -= 1
    if ((at - before) % 2 === 1) return at + 1
  }
  throw new SyntaxError('A string does not end.')
}
