import type { Word } from '../../../engines/sourcing/words'

/** How many words from here on are a day: “27-29 October”, “on May 8th”, “from the 3rd”. */
export function dateAt(words: readonly Word[], index: number): number | undefined {
  let at = index
  const isLed = leads.has(words[at]?.text ?? '')
  if (isLed) at += 1
  if (isLed && words[at]?.text === 'the') at += 1
  const start = at
  const first = daysFrom(words, at)
  if (first > at) {
    const month = words[first]?.text === 'of' ? first + 1 : first
    if (months.has(words[month]?.text ?? '')) return withYear(words, month + 1) - index
    return isLed && isOrdinal(words[start]) ? first - index : undefined
  }
  if (!months.has(words[at]?.text ?? '')) return undefined
  const end = daysFrom(words, at + 1)
  return end > at + 1 ? withYear(words, end) - index : undefined
}

const leads: ReadonlySet<string> = new Set(['on', 'from', 'until', 'till', 'by', 'between', 'before', 'after'])

export const months: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
)

function daysFrom(words: readonly Word[], start: number): number {
  let end = start
  while (isDay(words[end])) {
    end += 1
    const joint = words[end]?.text ?? ''
    if (joints.has(joint) && isDay(words[end + 1])) end += 1
    else if (!/[-–/]/.test(words[end]?.before ?? '')) break
  }
  return end
}

const joints: ReadonlySet<string> = new Set(['to', 'and', 'until', 'till'])

function isDay(word: Word | undefined): boolean {
  const read = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.text ?? '')
  return read !== null && Number(read[1]) >= 1 && Number(read[1]) <= 31
}

function isOrdinal(word: Word | undefined): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)$/.test(word?.text ?? '')
}

function withYear(words: readonly Word[], end: number): number {
  return /^20\d\d$/.test(words[end]?.text ?? '') ? end + 1 : end
}
