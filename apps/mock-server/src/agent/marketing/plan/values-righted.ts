import type { Draft } from '../memory'
import { wholeWords } from '../writing/whole-words'
import { upperFirst } from '../../../engines/messages/upper-first'
import { months } from '../request/date-named'

/** What the messages at hand say, and what is to stand there. */
export interface Righted {
  readonly wrong: string
  readonly right: string
}

/**
 * “It's 89 euros a month”, “the open day is on June 12”, “the trial is 30 days, not 14”: each figure, price and moment that is
 * told goes in the place of the only one of its kind in the messages.
 */
export function valuesRighted(draft: Draft, prompt: string): readonly Righted[] {
  const {
    what: named,
    changed,
    told = '',
    wrong,
  } = statement.exec(prompt.replace(mistaken, '').replace(alone, 'it is '))?.groups ?? {}
  const [, right, instead] = figureRighted.exec(prompt) ?? []
  if (right !== undefined && instead !== undefined)
    return textsOf(draft).some((text) => wholeWords(instead).test(text)) ? [{ wrong: instead, right }] : []
  const [, day, moved] = dayMoved.exec(prompt) ?? []
  if (day !== undefined && moved !== undefined) return dayRighted(draft, day, moved)
  const what = named ?? changed ?? ''
  if (told === '' || (what !== '' && !generic.test(what) && !says(draft, what))) return []
  const values = valuesIn(told)
  const rest = values.reduce((text, { said }) => text.replace(said, ' '), told)
  // “It's 10 years guarantee, not 7”: what it is of stands there.
  if (values.length === 0 || (!filler.test(rest) && !(wrong !== undefined && says(draft, rest.trim())))) return []
  const found = values.map((value) => {
    const there = differing(draft, value, wrong, what)
    return there === undefined ? undefined : inPlaceOf(there, value)
  })
  // What is told of two things is put right in both, or in none.
  return found.every((each) => each !== undefined) ? found : []
}

/** “Change Thursday to Friday 13 February”: of a day, its date goes with it. */
function dayRighted(draft: Draft, day: string, moved: string): readonly Righted[] {
  const there = textsOf(draft)
    .flatMap((text) => valuesIn(text))
    .find(({ kind, said }) => kind === 'date' && said.toLowerCase().startsWith(day.toLowerCase()))
  return there === undefined ? [] : [{ wrong: there.said, right: moved }]
}

type Kind = 'money' | 'percent' | 'date' | 'clock' | 'count'

interface Value {
  readonly kind: Kind
  readonly said: string
  /** What is counted, without its plural. */
  readonly unit: string
}

function valuesIn(text: string): readonly Value[] {
  return [...text.matchAll(value)].map(({ 0: said, groups = {} }) => {
    const kind = kinds.find((each) => groups[each] !== undefined) ?? 'count'
    return { kind, said: said.trim(), unit: kind === 'count' ? unitOf(said) : '' }
  })
}

function unitOf(count: string): string {
  return count
    .trim()
    .replace(/^\S+?[\s-]/, '')
    .toLowerCase()
    .replace(/s$/, '')
}

/** The one of its kind that stands there and is another. */
function differing(
  draft: Draft,
  { kind, said, unit }: Value,
  wrong: string | undefined,
  what: string,
): Value | undefined {
  const texts = textsOf(draft)
  const there = texts.flatMap((text) => valuesIn(text)).filter((each) => each.kind === kind && each.unit === unit)
  const all = [...new Map(there.map((each) => [each.said.toLowerCase(), each])).values()]
  const others = all.filter((each) => each.said.toLowerCase() !== said.toLowerCase())
  const number = wrong === undefined ? undefined : /\d[\d.,:]*/.exec(wrong)?.[0]
  const meant = number === undefined ? others : others.filter((each) => each.said.includes(number))
  if (meant.length <= 1) return all.length > others.length && number === undefined ? undefined : meant[0]
  // Of several, the one in the sentence that says what it is.
  const near = meant.filter((each) =>
    texts.some((text) => text.split(/(?<=[.!?])\s/).some((one) => isOf(one, what) && one.includes(each.said))),
  )
  return near.length === 1 ? near[0] : undefined
}

function isOf(sentence: string, what: string): boolean {
  return what !== '' && sentence.toLowerCase().includes(what.toLowerCase())
}

/** “14 day free trial” stays one of 30 day, and “one day” becomes “two days”. */
function inPlaceOf(there: Value, { kind, said }: Value): Righted {
  if (kind !== 'count')
    return { wrong: there.said, right: kind === 'date' ? said.replaceAll(/\b(?!end\b)\p{L}{3,}/gu, upperFirst) : said }
  const [, number = ''] = /^(\S+?)[\s-]/.exec(said) ?? []
  const isAdjective = !there.said.endsWith('s') && !/^(?:1|one|an?)\b/i.test(there.said)
  return { wrong: there.said, right: isAdjective ? there.said.replace(/^[^\s-]+/, number) : said }
}

/** Whether the messages say something, be it with another capital. */
export function says(draft: Draft, words: string): boolean {
  return textsOf(draft).some((text) => isOf(text, words))
}

export function textsOf({ templates, subjectLine = '' }: Draft): readonly string[] {
  return [...templates, subjectLine]
}

const kinds: readonly Kind[] = ['money', 'percent', 'date', 'clock', 'count']
const number = '\\d(?:[\\d.,]*\\d)?'
const currency = '(?:euros?|dollars?|pounds?|francs?|crowns?|kron[ae]r?|cents?|eur|usd|gbp|chf|€|\\$|£)'
export const money = `(?:[€$£] ?${number}|${number} ?${currency}(?![\\p{L}]))`
export const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const value = new RegExp(
  [
    `(?<money>${money})`,
    `(?<percent>${number} ?(?:%|percent\\b))`,
    `(?<date>(?:\\b${weekday},? (?:the )?)?(?:\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b|\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]))|\\bend of (?:${months})\\b)`,
    `(?<clock>\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)|\\b\\d{1,2}:\\d\\d|(?<=\\bat )\\d{1,2}(?![\\d.,:%]|\\s\\p{L}))`,
    `(?<count>(?:\\b\\d{1,4}|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))[\\s-](?!(?:of|to|and|or|more|in|at|on|off|not|am|pm|per|a|each|for)\\b)\\p{L}{3,})`,
  ].join('|'),
  'giu',
)

/** What may stand before something that is put right. */
export const lead =
  '(?:(?:no|sorry|oops|wait|actually|please|and|but|now|correct(?:ion)?|ah|hm+|can you|could you)[,.:!\\s]+)*'
const verb =
  '(?:is|are|was|should be|must be|will be|costs?|starts?|begins?|takes?|lasts?|ends?|runs?|opens?|closes?|happens|saves?|cuts?|needs?)'
/** “The price is wrong, it should be …” */
const mistaken = new RegExp(
  `^${lead}(?:the|our|my|your) (?:[\\p{L}-]+ ){1,3}(?:is|was|are) (?:wrong|incorrect|not right|not correct|a mistake)[,.:;!\\s–-]+(?:and |because )?`,
  'iu',
)
/** “Price is 39 not 35” */
const figureRighted = new RegExp(
  `^${lead}(?:(?:(?:the|our|my) )?(?:[\\p{L}-]+ )?(?:price|cost|fee|rate|discount|number)|it|that)(?: is|['’]?s| should be| must be) (\\d[\\d.,]*),? (?:and |but )?not (\\d[\\d.,]*)[.!\\s]*$`,
  'iu',
)
const dayMoved = new RegExp(
  `^${lead}(?:change|move|shift|put|correct) (?:the )?(${weekday}) to (?:the )?(${weekday},? (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months}))[?.!\\s]*$`,
  'iu',
)
/** “Actually 20%” */
const alone =
  /^(?:(?:actually|sorry|oh|no|wait|hm+|better|make (?:it|that))[,.:!\s]+)+(?=[€$£]?\s?\d[^.!?]{0,20}[.!]*$)/i
const statement = new RegExp(
  `^${lead}(?:(?:it|that|this|they)(?:['’]?s|['’]?re| ${verb})|(?:(?:the|our|my) )?(?<what>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) ${verb}|(?:change|make|set|correct|update|put) (?:(?:the|our|my) )?(?<changed>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?: to| at|:))(?: (?:now|actually|only|just|already))*(?<told> [^.!?;:"“”]*?\\d(?:[^.!?;"“”]|[.](?=\\d))*?| [^.!?;:\\d"“”]{3,60}?)(?:,? (?:and |but )?not (?:(?:on|at|from|until) )?(?<wrong>[^,;.!?]{1,30}))?[.!\\s]*$`,
  'iu',
)
const generic =
  /^(?:price|cost|fee|rate|discount|offer|date|day|time|deadline|(?:fixed|normal|total|monthly|new) price)$/i
const filler =
  /^(?:[\s,.&]|\b(?:the first|first|until|till|from|on|at|by|and|for|to|the|in total|now|please|instead|only|just|off|long|each)\b|\b(?:a|an|per) \p{L}+\b)*$/iu
