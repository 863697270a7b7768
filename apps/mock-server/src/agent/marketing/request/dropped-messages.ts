import { ordinalOf } from './message-named'

const verb = '(?:remove|delete|drop|erase|cut|take out|get rid of|leave out|skip|lose)'
const noun = '(?:steps?|e-?mails?|messages?|follow-?ups?)'
const ordinal = '(?:first|second|third|fourth|fifth|sixth|seventh|last|1st|2nd|3rd|4th|5th|6th|7th)'
const joint = '(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|&|plus)\\s+)(?:the\\s+)?'
const number = '(?:no\\.? ?|number |#)?[1-7]'
const several = '(?:two|three|four|five|six|[2-6])'

/** “Drop the second email”, “take out step 3”, “remove the second and the fourth”, “delete the last two” */
export const droppedMessage = `${verb}\\s+(?:the\\s+)?(?:${[
  `${noun}\\s+(?<numbered>${number}(?:${joint}(?:${noun}\\s+)?${number})*)\\b`,
  `(?<pair>${ordinal}(?:(?:\\s+(?:${noun}|one))?${joint}${ordinal})+)(?=\\s*(?:please)?[.!]*$)`,
  `(?<placed>${ordinal}(?:(?:\\s+(?:${noun}|ones?))?${joint}${ordinal})*)\\s+(?:${noun}|ones?)\\b`,
  `(?<end>first|last)\\s+(?<many>${several})(?:\\s+(?:${noun}|ones)\\b|(?=\\s*(?:please)?[.!]*$))`,
].join('|')})(?!\\s+(?:address|sentence|line|paragraph))`

/** Which messages are to go, by their numbers from one; -1 is the last, -2 the one before it. */
export function placesOf({
  numbered,
  placed,
  pair,
  end,
  many,
}: Readonly<Record<string, string | undefined>>): number[] {
  if (numbered !== undefined) return [...numbered.matchAll(/\d/g)].map(Number)
  if (end === undefined || many === undefined)
    return [...(placed ?? pair ?? '').matchAll(new RegExp(`\\b${ordinal}\\b`, 'gi'))].map(([said]) => ordinalOf(said))
  const count = /\d/.test(many) ? Number(many) : numbers.indexOf(many.toLowerCase()) + 1
  return Array.from({ length: count }, (_, index) => (/last/i.test(end) ? index - count : index + 1))
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
