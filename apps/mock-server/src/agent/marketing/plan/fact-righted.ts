import { wordsOf } from '../../../engines/sourcing/words'
import { placeAt } from '../../../engines/sourcing/places'
import type { Draft } from '../memory'
import { withDays } from '../../../engines/messages/goal/in-proper-case'
import { upperFirst } from '../../../engines/messages/upper-first'
import { literally } from '../writing/whole-words'
import { months } from '../request/date-named'
import { lead, money, says, textsOf, weekday, type Righted } from './values-righted'

/** “Until 15 October, please correct that”, “the workshop is in Munich”: told without what stood there before. */
export function factRighted(draft: Draft, prompt: string): Righted | undefined {
  const said = prompt.replace(beforeIt, '').replace(tail, '')
  return (
    endRighted(draft, said) ??
    dayRighted(draft, said) ??
    placeRighted(draft, said) ??
    priceRighted(draft, said) ??
    countRighted(draft, said)
  )
}

/** A price that no message names yet is to be said there. */
export function priceToSay({ templates }: Draft, prompt: string): string | undefined {
  const said = prompt.replace(beforeIt, '').replace(tail, '')
  const { price } = ofPrice.exec(said)?.groups ?? {}
  return price === undefined ||
    templates.some((text) => new RegExp(money, 'iu').test(text)) ||
    /^\d[\d.,]*$/.test(price)
    ? undefined
    : `say that the price is ${price}`
}

function priceRighted(draft: Draft, said: string): Righted | undefined {
  const { price: right } = ofPrice.exec(said)?.groups ?? {}
  const wrong = right === undefined ? undefined : onlyOne(draft, new RegExp(money, 'giu'))
  if (right === undefined || wrong === undefined) return undefined
  // “Make the price 990”, in what it was before.
  return differing(/^\d[\d.,]*$/.test(right) ? wrong.replace(/\d(?:[\d.,]*\d)?/, right) : right, wrong)
}

function endRighted(draft: Draft, said: string): Righted | undefined {
  const right = ofEnd.exec(said)?.groups?.['day']
  const before =
    right === undefined ? undefined : onlyOne(draft, new RegExp(`\\b(?:until|till) (?:the )?${day}`, 'giu'))
  return right === undefined || before === undefined
    ? undefined
    : differing(`${before.split(' ')[0] ?? 'until'} ${right}`, before)
}

/** “The offer ends in April”, where the same is said of another month or day. */
function dayRighted(draft: Draft, said: string): Righted | undefined {
  const right = ofDay.exec(said)?.[0]
  if (right === undefined) return undefined
  const [before = '', behind = ''] = said.split(right).map(literally)
  const wrong = onlyOne(
    draft,
    new RegExp(`(?<![\\p{L}\\p{N}])${before}(?:${oneDay})${behind}(?=[.!]?$|[.!]\\s)`, 'gimu'),
  )
  return wrong === undefined ? undefined : differing(upperFirst(withDays(said)), wrong)
}

function placeRighted(draft: Draft, said: string): Righted | undefined {
  const { what, place: right = '', wrong } = ofPlace.exec(said)?.groups ?? {}
  if (right === '' || (what !== undefined && !says(draft, what))) return undefined
  const before = wrong === undefined ? onlyOne(draft, placeNamed) : `in ${wrong}`
  if (before === undefined || !textsOf(draft).some((text) => text.includes(before))) return undefined
  return isPlace(before.slice(3)) || isPlace(right) ? differing(`in ${right}`, before) : undefined
}

function countRighted(draft: Draft, said: string): Righted | undefined {
  const { count = '', noun = '' } = ofCount.exec(said)?.groups ?? {}
  if (noun === '') return undefined
  const wrong = onlyOne(draft, new RegExp(`(?<![\\d.,:€$£])\\b\\d[\\d,]* ${noun}\\b`, 'giu'))
  return wrong === undefined ? undefined : differing(`${count} ${noun}`, wrong)
}

function differing(right: string, wrong: string): Righted | undefined {
  return right === wrong ? undefined : { right, wrong }
}

function isPlace(name: string): boolean {
  const words = wordsOf(name)
  return placeAt(words, 0)?.length === words.length
}

/** What messages say of something, where they say it of one thing alone. */
export function onlyOne(draft: Draft, pattern: RegExp): string | undefined {
  const [first, ...others] = new Set(textsOf(draft).flatMap((text) => text.match(pattern) ?? []))
  return others.length === 0 ? first : undefined
}

const beforeIt = new RegExp(`^${lead}`, 'i')
const tail =
  /(?:[,.;]? (?:(?:and |so )?(?:please )?(?:correct|change|fix|update|adjust) (?:that|it|this)|please|instead|now|everywhere|in (?:all|both|each)(?:(?: of)?(?: the| my)? ?(?:e-?mails|messages|mails|them))?))*[.!?\s]*$/i

const ofPrice = new RegExp(
  `^(?:(?:change|set|make|correct|update|lower|raise|adjust|put) (?:the|its|our) (?:price|cost|fee|rate)(?: (?:to|at|:))?|(?:(?:the|our|its) )?(?:price|cost|fee|rate) (?:is|should be|must be|has to be|will be|has changed to|went (?:up|down) to|changed to)(?: now| actually)?) (?<price>${money}|\\d(?:[\\d.,]*\\d)?)(?: each| (?:per|a|an|for each) \\p{Ll}+)?$`,
  'iu',
)

const day = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|(?:the )?end of (?:${months})|${weekday})`
const oneDay = `(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?)?|${weekday}s?`
const ofDay = new RegExp(
  `(?<=\\b(?:in|on|until|till|by|from|since|of|every|each|next|this|before|after) )(?:${oneDay})(?=$| )`,
  'iu',
)
const ofEnd = new RegExp(
  `^(?:(?:it|that|this|(?:the|our) [\\p{L}-]+(?: [\\p{L}-]+)?)(?:['’]s| is| runs| ends| lasts| goes| is valid| is open)(?: now)? |(?:the|our) (?:offer|deadline|sale|discount|promotion) is )?(?:(?:until|till) |(?<=(?:ends|deadline is) )(?:on )?)(?:the )?(?<day>${day})$`,
  'iu',
)

const ofPlace =
  /^(?:it|this|that|(?:the|our) (?<what>[\p{L}-]+))(?:['’]s| is| takes place| happens| will be| will take place) (?:now |actually )?in (?<place>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?:,? (?:and )?not (?:in )?(?<wrong>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))?$/u
const placeNamed = new RegExp(`\\bin (?!(?:${months})\\b)\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?`, 'gu')

const ofCount =
  /^(?:(?:there (?:are|is)|we have|it(?:['’]s| is)|they are) )?(?:only |just |now )*(?<count>\d[\d,]*) (?<noun>(?!(?:more|emails?|messages?|steps?|words?|sentences?|of)\b)\p{L}{4,})$/iu
