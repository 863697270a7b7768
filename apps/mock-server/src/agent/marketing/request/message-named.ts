/** Which message of a sequence is meant, by its number from one; -1 is the last. */
export interface MessageNamed {
  readonly step: number
  /** The text without that. */
  readonly rest: string
}

/** What counts the messages of a sequence. */
export const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** What “the second”, “3rd” and “last” count to. */
export function ordinalOf(said: string): number {
  if (/^(?:last|final)$/i.test(said)) return -1
  return /^\d/.test(said) ? Number(said[0]) : ordinals.indexOf(said.toLowerCase()) + 1
}

const noun = '(?:linked-?in\\s+)?(?:step|e-?mail|message|note|mail|follow-?up)'
const named = String.raw`(?:${noun}\s+(?:no\.?\s?|number\s|#)?(?<number>[1-7])|(?:the\s+|my\s+|our\s+)?(?<ordinal>${ordinals.join('|')}|1st|2nd|3rd|4th|5th|6th|7th|last|final)(?:\s+(?:${noun}|one)|(?=\s*:)))(?![\p{L}-])`

const anywhere = new RegExp(String.raw`\b${named}`, 'iu')
const placed = new RegExp(
  String.raw`(?:^\W*(?:(?:please|also|and|then|now|but|ok(?:ay)?)[,\s]+)*(?:(?:in|for|to|at|on)\s+)?|^\W*(?:please\s+)?(?:change|edit|update|rework|improve)\s+(?=[^:,]*:)|\s+(?:in|to|of|for|on|at|into|from)\s+)${named}\s*[:,]?`,
  'iu',
)

/** The message that is named anywhere in a text. */
export function messageNamedIn(text: string): number | undefined {
  return stepOf(anywhere.exec(text))
}

/** Reads “in step 1, add …” and “add … to the last one”; nothing where no message is named as a place. */
export function readPlaceAt(text: string): MessageNamed | undefined {
  const found = placed.exec(text)
  const step = stepOf(found)
  if (found === null || step === undefined) return undefined
  const joint = found.index > 0 && found[0].endsWith(':') ? ': ' : ' '
  return {
    step,
    rest: `${text.slice(0, found.index)}${joint}${text.slice(found.index + found[0].length).trim()}`.trim(),
  }
}

function stepOf(found: RegExpExecArray | null): number | undefined {
  const { number, ordinal } = found?.groups ?? {}
  if (number !== undefined) return Number(number)
  return ordinal === undefined ? undefined : ordinalOf(ordinal)
}
