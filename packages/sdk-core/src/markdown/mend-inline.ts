/** Marks of emphasis that have begun. */
interface Open {
  readonly character: string
  readonly length: number
}

/** Longer than any paragraph: nothing is looked for in it. */
const longest = 4_000

/** Closes what has begun between `from` and the end, and leaves out what is not yet anything. */
export function mendInline(source: string, from: number): string {
  if (source.length - from > longest) return source
  const opened: Open[] = []
  let text = source
  let at = from
  while (at < text.length) {
    const character = text.charAt(at)
    if (character === '\\') {
      if (at === text.length - 1) text = text.slice(0, at)
      at += 2
    } else if (character === '`') {
      const run = runAt(text, at)
      const close = endOfCode(text, at + run, run)
      if (close === undefined) return closeAll(closeCode(text, at, run), opened)
      at = close
    } else if (character === '[' || (character === '!' && text.charAt(at + 1) === '[')) {
      const link = mendLink(text, at)
      text = link.text
      at = link.next
    } else if (character === '*' || character === '_' || character === '~') {
      const run = runAt(text, at)
      if (at + run === text.length) {
        // At the very end: the beginning of something, or half of its end.
        text = text.slice(0, at)
      } else mark(opened, text, at, run)
      at += run
    } else at += 1
  }
  return closeAll(text, opened)
}

function runAt(text: string, at: number): number {
  const character = text.charAt(at)
  let end = at
  while (text.charAt(end) === character) end += 1
  return end - at
}

/** Behind the code that has begun; `undefined`: it has no end yet. */
function endOfCode(text: string, from: number, length: number): number | undefined {
  for (let at = text.indexOf('`', from); at >= 0; at = text.indexOf('`', at)) {
    const run = runAt(text, at)
    at += run
    if (run === length) return at
  }
  return undefined
}

function closeCode(text: string, at: number, run: number): string {
  const inside = text.slice(at + run).replace(/`+$/, '')
  return inside.trim() === '' ? text.slice(0, at) : `${text.slice(0, at + run)}${inside.trimEnd()}${'`'.repeat(run)}`
}

function mark(opened: Open[], text: string, at: number, run: number): void {
  const character = text.charAt(at)
  const before = text.charAt(at - 1)
  const after = text.charAt(at + run)
  if (character === '~' && run > 2) return
  if (character === '_' && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) return
  const last = opened.at(-1)
  if (last?.character === character && !/\s|^$/.test(before)) {
    opened.pop()
    if (last.length > run) opened.push({ character, length: last.length - run })
  } else if (!/\s/.test(after)) opened.push({ character, length: Math.min(run, character === '~' ? 2 : 3) })
}

function closeAll(text: string, opened: readonly Open[]): string {
  if (opened.length === 0) return text
  const closers = opened.map(({ character, length }) => character.repeat(length)).toReversed()
  return text.trimEnd() + closers.join('')
}

/** A bracket with more behind it is one that never closes. */
const longestLabel = 300

/** A link as far as it is there: its words alone, until it is known where it leads. Images wait altogether. */
function mendLink(text: string, at: number): { readonly text: string; readonly next: number } {
  const image = text.charAt(at) === '!'
  const begin = at + (image ? 2 : 1)
  const end = endOfLabel(text, begin)
  const before = text.slice(0, at)
  if (end === undefined) {
    const label = text.slice(begin)
    if (label.length > longestLabel) return { text, next: begin }
    // A number is a note or a citation rather than words; it appears when it is whole.
    return { text: image || /^[\^\d, ]*$/.test(label) ? before : before + label, next: at }
  }
  const label = text.slice(begin, end)
  const following = text.charAt(end + 1)
  if (following === '' && !/^[\^\d, ]+$/.test(label)) {
    return { text: image || /^[ xX]?$/.test(label) ? before : before + label, next: at }
  }
  if (following !== '(' && following !== '[') return { text, next: begin }
  const close = following === '(' ? endOfAddress(text, end + 2) : text.indexOf(']', end + 2)
  if (close === undefined || close < 0) return { text: image ? before : before + label, next: at }
  return { text, next: begin }
}

function endOfLabel(text: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') at += 1
    else if (character === '[') depth += 1
    else if (character === ']') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return undefined
}

function endOfAddress(text: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') at += 1
    else if (character === '(') depth += 1
    else if (character === ')') {
      if (depth === 0) return at
      depth -= 1
    }
  }
  return undefined
}
