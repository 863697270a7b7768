/** Reads a JSON text that is still being written, such as the arguments of a tool call. */
export interface JsonReader {
  /**
   * What the text says so far: objects, lists and texts that are not ended yet end where it does, and keys without a value
   * are left out. Nothing before the first value, and the last value that could be read where the text is not JSON.
   * Only what was added since the last call is looked through for where things begin and end.
   */
  read(text: string): unknown
}

export function createJsonReader(): JsonReader {
  let scan = newScan()
  let known = ''
  let value: unknown

  return {
    read(text) {
      if (text === known) return value
      if (!text.startsWith(known)) {
        scan = newScan()
        known = ''
        value = undefined
      }
      for (let index = known.length; index < text.length; index += 1) step(scan, text[index] ?? '', index)
      known = text
      for (const attempt of completions(scan, text)) {
        try {
          value = JSON.parse(attempt)
          break
        } catch {
          // The next one is shorter.
        }
      }
      return value
    },
  }
}

/** What a JSON text that may break off says. */
export function readPartialJson(text: string): unknown {
  return createJsonReader().read(text)
}

interface Scan {
  /** What closes the objects and lists that are open, innermost last. */
  readonly closers: ('}' | ']')[]
  inText: boolean
  /** Where an escape sequence of the open text begins. */
  escapeAt: number
  escapeLength: number
  /** The end of what is certainly whole, and how many were open there. */
  safeEnd: number
  safeDepth: number
}

function newScan(): Scan {
  return { closers: [], inText: false, escapeAt: -1, escapeLength: 0, safeEnd: 0, safeDepth: 0 }
}

function step(scan: Scan, character: string, index: number) {
  if (scan.inText) return stepInText(scan, character, index)
  switch (character) {
    case '"':
      scan.inText = true
      return
    case '{':
    case '[':
      scan.closers.push(character === '{' ? '}' : ']')
      return mark(scan, index + 1)
    case '}':
    case ']':
      scan.closers.pop()
      return mark(scan, index + 1)
    case ',':
      return mark(scan, index)
  }
}

function stepInText(scan: Scan, character: string, index: number) {
  if (scan.escapeAt >= 0) {
    if (index === scan.escapeAt + 1) scan.escapeLength = character === 'u' ? 6 : 2
    if (index - scan.escapeAt + 1 >= scan.escapeLength) scan.escapeAt = -1
  } else if (character === '\\') {
    scan.escapeAt = index
    scan.escapeLength = 2
  } else if (character === '"') {
    scan.inText = false
  }
}

function mark(scan: Scan, end: number) {
  scan.safeEnd = end
  scan.safeDepth = scan.closers.length
}

/** Texts that may be whole, the longest first. */
function* completions(scan: Scan, text: string): Generator<string> {
  const close = (depth: number) => scan.closers.slice(0, depth).toReversed().join('')
  const all = close(scan.closers.length)
  if (scan.inText) {
    const whole = scan.escapeAt < 0 ? text : text.slice(0, scan.escapeAt)
    // Half of a surrogate pair would be shown as a broken character.
    yield `${whole.replace(/[\uD800-\uDBFF]$/, '')}"${all}`
  } else {
    yield `${text}${all}`
    const literal = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul)$/.exec(text)?.[0]
    if (literal !== undefined) yield `${text}${literalOf(literal).slice(literal.length)}${all}`
    yield `${text.replace(/[-+.eE]+$/, '')}${all}`
  }
  yield `${text.slice(0, scan.safeEnd)}${close(scan.safeDepth)}`
}

function literalOf(start: string): string {
  return ['true', 'false', 'null'].find((literal) => literal.startsWith(start)) ?? ''
}
