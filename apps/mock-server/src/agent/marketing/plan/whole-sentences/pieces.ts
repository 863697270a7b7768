import { upperFirst } from '../../../../engines/messages/upper-first'
import { ordinalOf, ordinals } from '../../request/message-named'

/** What a wish was found with, by name. */
export type Said = Readonly<Record<string, string>>

/** How people put a wish, and in which words it is read; of messages at hand it is known how many there are. */
export type Wish = readonly [RegExp, (said: Said, count: number, all: string) => string]

export const begin = '(?<begin>^|[.!?]\\s+|,? and (?:then )?|[:,] )'
export const modest = '(?:[Pp]lease |[Aa]lso |[Tt]hen |[Nn]ow,? |kindly |(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you )*'
export const end = '(?=[.!?]*$|[.!?]\\s|,? and |, (?:please|but)\\b)'
export const ordinal = `(?:${[...ordinals, 'last', 'final'].join('|')})`
export const noun = '(?:e-?mails?|mails?|messages?|ones?|steps?)'
export const place = `(?:(?:all|both|each|every)(?: of)?(?: (?:the|them|it|three|two|four|five))*(?: ${noun})?|(?:the )?${ordinal}(?: ${noun})?(?:(?:,| and|, and) (?:the )?${ordinal}(?: ${noun})?){0,3})`
export const person =
  "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}(?:,? (?:(?:our|the) )?(?!and\\b|but\\b|please\\b|instead\\b)(?:\\p{Lu}[\\p{L}&'’-]*|of|for|and|&)(?: (?!instead\\b|please\\b)(?:\\p{Lu}[\\p{L}&'’-]*|of|for|&)){0,4})?"
/** What is said, up to where the next wish begins. */
export const rest = '(?:[^.!?]|[.](?=\\S))+?'
export const figure =
  '(?:[€$£] ?)?\\d[\\d.,:]*(?<![.,:])(?: ?(?:%|am\\b|pm\\b|a\\.m\\.|p\\.m\\.|€|euros?\\b|pounds?\\b|percent\\b))?'
export const number =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|\\d[\\d.,:]*)'

export const dated =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?\\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+ \\d{1,2}(?:st|nd|rd|th)?)(?: \\d{4})?'

/** A new sentence where it stood behind another one. */
export function sentence({ begin: before = '' }: Said, order: string): string {
  if (before === '') return upperFirst(order)
  return `${/^[.!?]/.test(before) ? before : '. '}${upperFirst(order)}`
}

/** The same in each message that is named. */
export function inEach(said: Said, wish: string | readonly string[], count: number): string {
  const where = said['where'] ?? ''
  const wishes = typeof wish === 'string' ? [wish] : wish
  if (isOfAll(where)) return sentence(said, wishes.map(upperFirst).join('. '))
  const steps = [...where.matchAll(new RegExp(ordinal, 'giu'))].map(([each]) => placeOf(each, count))
  const orders = steps.flatMap((step) => wishes.map((each) => `In step ${step} ${each}`))
  return sentence(said, orders.join('. '))
}

export function quoted(text: string): readonly string[] {
  return text.match(/["“„][^"“”]+["”]/gu) ?? []
}

export function isOfAll(where: string): boolean {
  return /^(?:all|both|each|every)/i.test(where)
}

export function placeOf(said: string, count: number): number {
  const at = ordinalOf(said)
  return at === -1 ? count : at
}
