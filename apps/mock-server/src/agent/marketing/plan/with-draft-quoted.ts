import { withDays } from '../../../engines/messages/goal/in-proper-case'
import { upperFirst } from '../../../engines/messages/upper-first'
import type { Draft } from '../memory'
import { months } from '../request/date-named'
import { literally } from '../writing/whole-words'
import { factRighted, onlyOne, priceToSay } from './fact-righted'
import { valuesRighted } from './values-righted'

/** “Change Oslo to Bergen” puts other words in place of those that the messages at hand say; so it is as if they were quoted. */
export function withDraftQuoted(prompt: string, draft: Draft | undefined): string {
  if (draft === undefined) return prompt
  const message = withNameSpelled(prompt, draft).replace(rightedThen, '$1. ')
  const whole = quotedIn(message, draft)
  if (exchanges.test(whole) || message.length > longestOfSeveral || /["“”„\n@:]/.test(message)) return whole
  // “It's 10% off, not 5%. And delivery takes two days.”
  const sentences = message.split(/(?<=\p{L}{2}[.!]|[\d%][.!])\s+(?:(?:and|also|oh),?\s+)*(?=\p{L})/iu)
  if (sentences.length < 2 || sentences.length > 3) return whole
  const each = sentences.map((sentence) => quotedIn(sentence.replace(/[.!]+$/, ''), draft))
  return each.some((one) => exchanges.test(one)) ? each.map(upperFirst).join('. ') : whole
}

/** What is put right may stand only in what was written by the other way. */
export function withEitherQuoted(
  prompt: string,
  { draft, beside }: { readonly draft?: Draft | undefined; readonly beside?: Draft | undefined },
): string {
  const quoted = withDraftQuoted(prompt, draft)
  if (quoted !== prompt || beside === undefined) return quoted
  const other = withDraftQuoted(prompt, beside)
  return exchanges.test(other) ? other : prompt
}

/** “Our name is spelled Haller Schliff” puts it right wherever it stands, and is no sentence of the text. */
function withNameSpelled(prompt: string, { templates, subjectLine = '' }: Draft): string {
  return prompt.replace(inCapital, '$1Our name is spelled $2').replace(spelling, (_, before: string, name: string) => {
    const there = new RegExp(literally(name), 'i').exec([subjectLine, ...templates].join('\n'))?.[0]
    if (there === name) return before.trimEnd()
    return there === undefined ? `${before}Say that we are ${name}` : `${before}Replace "${there}" with "${name}"`
  })
}

/** “Write Augsburg with a capital A” */
const inCapital =
  /((?:^|[.!,] )(?:[Aa]nd |[Bb]ut |[Pp]lease |[Gg]ood[,.]? |[Ss]orry,? )*)(?:[Ww]rite|[Ss]pell|[Pp]ut) (\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3}) with (?:an? )?capital(?:s| letters?)?(?: \p{Lu})?(?= and |[.!,]|$)/gu
const spelling =
  /((?:^|[.!,] )(?:[Aa]nd |[Bb]ut |[Pp]lease |[Gg]ood[,.]? |[Ss]orry,? )*)(?:[Oo]ur|[Tt]he|[Mm]y) (?:name|company|firm|company name|firm['’]s name|brand) is (?:spelled|spelt|written) (?:like this: )?["“]?(\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3})["”]?(?= and |[.!,]|$)/gu

/** “The price is 16 euro not 18, and ask if they have half an hour” */
const rightedThen =
  /^([^.;:!?"“”\n]{0,80}?\bnot [€$£]?\d[^.,;:!?"“”]{0,20}?),? and (?:also |please )*(?=(?:ask|say|mention|sign|make|add|tell|remove|drop|take out|shorten) )/i
const exchanges = /^replace "/
const longestOfSeveral = 250

function quotedIn(message: string, draft: Draft): string {
  const prompt = message
    .replace(regrets, '')
    .replace(everywhere, '')
    .replace(changedFrom, (all, words: string, unit = '', by = '', other = '') => {
      const what = other === '' ? unit : other
      const there = [words, `${words}${what}`].findLast((each) => says(draft, each))
      return there === undefined ? all : `replace "${there}" with "${there === words ? by : `${by}${what}`}"`
    })
    .replace(writtenInstead, (all, lead: string, by: string, words: string) => {
      const [, unit = ''] = /^\S+(\s.+)$/.exec(by) ?? []
      const there = [words, `${words}${unit}`].findLast((each) => says(draft, each))
      return there === undefined ? all : `${lead}replace "${there}" with "${by}"`
    })
    .replace(now, '$1 ')
    .replace(wasMoved, 'move $1 to $2')
    .replace(ofThem, (all, lead: string, rest: string) =>
      isManyOfOurs.test(draft.about) ? `${lead}${draft.about} ${rest}` : all,
    )
    .replace(isThen, (all, what: string, moment: string) =>
      says(draft, what.replace(/^(?:the|our)\s+/i, '')) || /^it$/i.test(what) ? `move ${what} to ${moment}` : all,
    )
  // “Make it warmer, and swap lunch for breakfast”
  const from = Math.max(0, prompt.search(exchangedBehind))
  const {
    lead: own = '',
    words = '',
    by = '',
  } = exchanged.exec(prompt.slice(from).replace(/^[,\s]+/, ''))?.groups ?? {}
  const lead = from === 0 ? own : `${prompt.slice(0, from)}, and `
  if (words !== '' && says(draft, words)) {
    const other = exchangedToo.exec(by)?.groups
    const there = other === undefined ? undefined : saidThere(draft, other)
    if (other !== undefined && there !== undefined)
      return `${lead}replace "${words}" with "${other['first']}". Replace "${there}" with "${other['by']}"`
    // Another change behind it is no part of the words.
    const at = by.search(otherChange)
    return at < 0
      ? `${lead}replace "${words}" with "${by}"`
      : `${lead}replace "${words}" with "${by.slice(0, at)}"${by.slice(at)}`
  }
  const { meant, instead = '' } = corrected.exec(prompt)?.groups ?? {}
  if (meant !== undefined && says(draft, instead)) return `replace "${instead}" with "${meant}"`
  const [figures] = rightedFigures.flatMap((pattern) => {
    const groups = pattern.exec(prompt)?.groups
    return groups === undefined ? [] : [groups]
  })
  const righted = figures === undefined ? saidOtherwise(draft, prompt) : figureRighted(draft, figures)
  if (righted !== undefined) return `replace "${righted.wrong}" with "${withDays(righted.right)}"`
  const { what, name } = named.exec(prompt)?.groups ?? {}
  const before = what === undefined ? undefined : nameThere(draft, what)
  if (name !== undefined && before !== undefined && before !== name) return `replace "${before}" with "${name}"`
  // What is put right is said in a few words; to look for it in long texts would take long.
  const fact = prompt.length > longestFact ? '' : prompt
  const values = valuesRighted(draft, fact)
  if (values.length > 0) return values.map(({ wrong, right }) => `replace "${wrong}" with "${right}"`).join('. ')
  const other = factRighted(draft, fact)
  if (other !== undefined) return `replace "${other.wrong}" with "${other.right}"`
  const price = priceToSay(draft, fact)
  if (price !== undefined) return price
  for (const { said, there } of moments) {
    const other = said.exec(prompt)?.[1]
    const before = other === undefined ? undefined : onlyOne(draft, there)
    if (other !== undefined && before !== undefined) return `replace "${before}" with "${withDays(other)}"`
  }
  return prompt
}

/** Words as they stand in the messages: “20” of “20 to 15 minutes” is “20 minutes” there. */
function saidThere(draft: Draft, { words = '', by = '' }: Readonly<Record<string, string>>): string | undefined {
  const unit = /^\d+$/.test(words) ? /^\d+\s+(\p{L}.*)$/u.exec(by)?.[1] : undefined
  return [...(unit === undefined ? [] : [`${words} ${unit}`]), words].find((each) => says(draft, each))
}

/** A figure as the messages have it: what is counted may be said with one of both alone. */
function figureRighted(
  draft: Draft,
  { right = '', wrong = '' }: Readonly<Record<string, string>>,
): { readonly right: string; readonly wrong: string } | undefined {
  const [, unit] = countedUnit.exec(right) ?? []
  const [, ofWrong] = countedUnit.exec(wrong) ?? []
  if (unit !== undefined && ofWrong === undefined && says(draft, `${wrong} ${unit}`))
    return { right, wrong: `${wrong} ${unit}` }
  // “20 edited photos” are put right as “25 photos, not 20”.
  const between = unit === undefined || ofWrong !== undefined ? undefined : countedBetween(draft, wrong, unit)
  if (between !== undefined) return { wrong: `${wrong} ${between}${unit}`, right: right.replace(' ', ` ${between}`) }
  // “A 2-day course”
  const day = (unit ?? ofWrong)?.replace(/s$/, '')
  const [count, other] = [wrong, right].map((each) => each.replace(/\D.*$/, ''))
  if (day !== undefined && says(draft, `${count}-${day}`)) return { right: `${other}-${day}`, wrong: `${count}-${day}` }
  if (!says(draft, wrong)) return undefined
  return unit === undefined && ofWrong !== undefined && /^\d+$/.test(right)
    ? { right: `${right} ${ofWrong}`, wrong }
    : { right, wrong }
}

function countedBetween({ templates }: Draft, count: string, unit: string): string | undefined {
  if (!/^\d+$/.test(count)) return undefined
  const there = new RegExp(`(?<![\\d.,])${count} ((?:\\p{Ll}+ ){1,2})${unit.replaceAll(/[^\p{L} -]/gu, '')}\\b`, 'u')
  return templates.map((text) => there.exec(text)?.[1]).find((each) => each !== undefined)
}

/** “The batteries last 10 hours”, of messages in which they last 8. */
function saidOtherwise(
  { templates, subjectLine = '' }: Draft,
  prompt: string,
): { readonly right: string; readonly wrong: string } | undefined {
  const { what = '', right = '', unit = '' } = figureNamed.exec(prompt)?.groups ?? {}
  if (what === '') return undefined
  const escaped = [what.trimEnd(), unit].map((each) => each.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const [lead = '', behind = ''] = escaped
  // “Minimum order 12 bottles” says what it is without a verb.
  const words = lead.replace(/\s(?:is|are)$/i, '(?:\\s(?:is|are))?')
  const there = new RegExp(`\\b(${words}\\s)([€$£]?\\d(?:[\\d.,:]*\\d)?)${behind}(?![\\p{L}\\p{N}])`, 'iu')
  const [found] = [...templates, subjectLine].flatMap((text) => {
    const [wrong, before, figure] = there.exec(text) ?? []
    return wrong === undefined || before === undefined ? [] : [{ wrong, before, figure }]
  })
  if (found === undefined || found.figure === right) return undefined
  return { right: `${found.before}${right}${unit}`, wrong: found.wrong }
}

const figureNamed =
  /^(?:(?:no|sorry|oops|wait|actually|please|and|but|now)[,.!\s]+)*(?:the|our|they|it|we) (?<what>(?:[\p{L}-]+ ){1,5})(?<right>[€$£]?\d(?:[\d.,:]*\d)?)(?<unit> ?%| (?!(?:now|actually|please)\b)[\p{L}€-]+(?: (?!(?:now|actually|please)\b)[\p{L}-]+)?|)(?: now| actually| please)*[.!\s]*$/iu

const countedUnit = /^\d+\s+(\p{L}.*)$/u

/** The name in quotation marks that messages give something, such as a webinar. */
function nameThere({ templates, subjectLine = '' }: Draft, what: string): string | undefined {
  const named = new RegExp(`\\b${what.replaceAll(/[^\p{L} -]/gu, '')} ["“]([^"“”]{2,80})["”]`, 'iu')
  return [...templates, subjectLine].flatMap((text) => named.exec(text)?.[1] ?? [])[0]
}

/** “The webinar is called "Claims in an hour"” */
const named =
  /^(?:(?:no|sorry|oops|wait|actually|please|and|but|now)[,.!\s]+)*(?:the|our) (?:name of (?:the|our) )?(?<what>[\p{L}-]+(?: [\p{L}-]+)?)(?:['’]s name)? (?:is|should be)(?: now| actually)?(?: called| named| titled)? ["“](?<name>[^"“”]{2,80})["”][.!\s]*$/iu

const lead = '^(?:(?:please|now|and|also|ok(?:ay)?|no|sorry|can you|could you)[,\\s]+)*'
const deed = '(?:move|change|make|set|shift|push|postpone)'
const clock = '\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.)|\\d{1,2}:\\d\\d'
const duration = '(?:\\d{1,3}|ten|fifteen|twenty|thirty|forty-five) minutes'

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** A day, with or without its weekday, or a time of it. */
const moment = `(?:(?:${weekday},? )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|${clock})|${weekday})`

/** “Change the rent from 49 to 59 euros in all messages” */
const changedFrom =
  /^(?:(?:please|now|and|also|no|sorry|can you|could you|would you)[,\s]+)*(?:change|correct|raise|lower|set|update|put) (?:the|our) [\p{L} ]{3,30}? from ([€$£]?\d[\d.,]*)( ?[\p{L}€%]+)? to ([€$£]?\d(?:[\d.,]*\d)?)( ?(?!in\b|and\b|please\b)[\p{L}€%]+)?(?: (?:everywhere|throughout|please|in (?:all|both)(?: of)?(?: the| my)? ?(?:e-?mails|messages|mails|them)))*(?=[.!?\s]*$|,? and )/iu

/** “Price is 95 not 89, everywhere” */
const everywhere =
  /(?<=\bnot [€$£]?\d[^.!?]{0,20}?),? (?:everywhere|in all(?: of)?(?: the)?(?: e-?mails| messages| of them)?)[.!\s]*$/i
/** “Write 95 euros instead of 89 euros everywhere”, “write nine weeks instead of six” */
const writtenInstead =
  /^(?:(?:the|our) \p{L}+ (?:has|have|is|was|are) [^:.,;"“”]{3,20}[:.,;] )?((?:(?:please|now|and|also|no|sorry|can you|could you)[,\s]+)*(?:in the (?:[\p{L}\d]+ )?(?:e-?mail|message|mail|one|step)s?,? )?)(?:please )?(?:write|say|put|use) (?!(?:a|an|the|one|two|three|it|them|emails?)\b(?! (?:\p{L}+ )?instead))([^.,;:!?"“”]{2,60}?) (?:instead of|rather than|in place of) ([^.,;:!?"“”]{1,50}?)(?: (?:everywhere|throughout|in (?:all|both|each)(?: of)?(?: the| my)? ?(?:e-?mails|messages|mails|them)?|please))*[.!?\s]*$/iu

/** “It's 15 pounds an hour, sorry” */
const regrets = /(?<=\d[^.!?]{0,60}),?\s+(?:sorry|my mistake|my bad|oops)[.!\s]*$/i
/** “We actually ship within 3 days” */
const now = /^((?:(?:no|sorry|oops|wait|but)[,.!\s]+)*(?:the|our|they|it|we)(?: \p{L}+){0,3}?) (?:actually|really) /iu

/** “The webinar was moved to 19 March, please correct that” */
const wasMoved = new RegExp(
  `${lead}((?:the|our) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:(?:was|is|has been|got|had to be|will be)(?: now| just)? (?:moved|postponed|pushed(?: back)?|shifted|rescheduled|changed|brought forward)|moved|changed) to ((?:the )?${moment})(?:[,.;] ?(?:so |and )?(?:please )?(?:correct|change|fix|update|adjust|adapt) (?:that|it|this|the (?:e-?mails?|messages?|texts?|date))(?: please| everywhere)*)?[.!\\s]*$`,
  'iu',
)

/** “Also say that they are made in Zug”, of messages about our temperature loggers */
const ofThem =
  /^((?:(?:please|now|and|also)[,\s]+)*(?:say|mention|add|write|tell them)(?: that)? )they ((?:are|cost|have|come|last|weigh|save|need|work|were|can|will|hold|fit)\s[^]{3,200})$/i
const isManyOfOurs = /^(?:our|the|my) (?:[\p{L}-]+ ){0,3}[\p{L}-]+[^s\W]s$/iu

/** “The webinar is on March 5th”, “it starts at 7pm” */
const isThen = new RegExp(
  `${lead}((?:the|our) [\\p{L}-]+|it) (?:(?:is|takes place|happens)(?: now| actually)? (?:on|at)|(?:starts|begins)(?: now)? (?:on|at)) (?:the )?(${moment})[.!\\s]*$`,
  'iu',
)

/** “Move it to 11 am”, “change the call to 15 minutes” */
const moments: readonly { readonly said: RegExp; readonly there: RegExp }[] = [
  {
    said: new RegExp(
      `${lead}${deed} (?:it|that|this|(?:the|our) [\\p{L} -]{3,30}?)(?: to)? (${clock})(?: please)?[.!\\s]*$`,
      'iu',
    ),
    there: new RegExp(`\\b(?:${clock})(?![\\p{L}\\p{N}])`, 'giu'),
  },
  {
    said: new RegExp(
      `${lead}${deed} (?:it|that|(?:the|our) (?:call|meeting|chat|talk|demo|time|duration))(?: to)? (${duration})(?: please| instead)*[.!\\s]*$`,
      'i',
    ),
    there: new RegExp(`\\b${duration}\\b`, 'gi'),
  },
  {
    said: new RegExp(
      `${lead}${deed} (?:it|that|this|(?:the|our) [\\p{L} -]{3,30}?) to (${weekday})(?: please)?[.!\\s]*$`,
      'iu',
    ),
    // The one of a date goes with that.
    there: new RegExp(`\\b${weekday}\\b(?!,? (?:the )?(?:\\d|(?:${months})\\b))`, 'gi'),
  },
]

const exchanged =
  /^(?<lead>(?:(?:please|now|and|also|ok(?:ay)?|no|can you|could you)[,\s]+)*)(?:change|replace|swap|exchange)\s+(?:the (?:words?|name|place|city)\s+)?(?<words>[^\s"“”⟦.,;]+(?:\s[^\s"“”.,;]+){0,4}?)\s+(?:to|with|by|for|into)\s+(?<by>[^"“”.,;?!]{2,120}?)(?:\s+(?:everywhere|please|in all of them|throughout))*[.!\s]*$/i

/** “No, I meant breakfast, not lunch”; a name may be that of a place, which is put right in a search. */
const corrected =
  /^(?:(?:no|sorry|oops|wait|actually|hm+)[,.!\s]+)+(?:(?:i|we) (?:meant|mean|said)(?: to say)?|it(?:['’]s| is| should be)) (?<meant>[^,.;!?"“”]{2,60}?)(?:,? (?:and )?not|,? instead of|,? rather than) (?<instead>(?:[a-z0-9]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)[^,.;!?"“”]{2,60}?)[.!\s]*$/i

/** “The price is 890, not 990”, “the offer ends 15 July, not 30 June”, “no, 12% not 18%” */
const figure = `(?:(?:${months}) \\d{1,2}(?:st|nd|rd|th)?|[€$£]?\\d(?:[\\d.,:]*\\d)?(?:st|nd|rd|th)?(?: ?%| (?!not\\b)[\\p{L}€-]+(?: (?!not\\b)[\\p{L}-]+)?)?)`
const rightedFigures: readonly RegExp[] = [
  new RegExp(
    `^(?:[^.;:!?"“”]{0,60}[\\s,])??(?<right>${figure}),? (?:and |but )?not (?<wrong>${figure})(?: please)?[.!\\s]*$`,
    'iu',
  ),
  // “Not 24 hours, 48 hours”
  new RegExp(
    `^(?:(?:no|sorry|oops|wait|actually|please|and|but|it(?:['’]s| is)|that(?:['’]s| is))[,.!\\s]+)*not (?<wrong>${figure})(?:,| but|;) ?(?:but )?(?:it(?:['’]s| is) )?(?<right>${figure})(?: please)?[.!\\s]*$`,
    'iu',
  ),
]

/** “… to Wednesday and 20 to 15 minutes” */
const exchangedToo =
  /^(?<first>.{2,80}?),?\s+and\s+(?:the\s+)?(?<words>[^\s"“”.,;]+(?:\s[^\s"“”.,;]+){0,4}?)\s+(?:to|with|by|into)\s+(?<by>[^"“”]{2,80})$/i

const exchangedBehind = /(?:,\s+(?:and\s+)?|\s+and\s+)(?=(?:change|replace|swap|exchange)\s)/i
const otherChange =
  /\s+and\s+(?:please\s+|also\s+|then\s+)*(?:add|make|sign|mention|remove|delete|change|replace|put|save|say|ask|keep|shorten|take|drop|use|leave|end|set)\b/i

/** Word for word, so that a single “it” or “the tone” is no part of a text. */
function says({ templates, subjectLine = '' }: Draft, words: string): boolean {
  if (words.length < shortest || ofDrafts.test(words)) return false
  const letters = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u')
  return [...templates, subjectLine].some((text) => whole.test(text))
}

const shortest = 3
const longestFact = 200
const ofDrafts =
  /^(?:(?:the|this|that|its|my|your|our)\s+)?(?:(?:first|second|third|fourth|fifth|last|next)\b|subject|tone|style|greeting|goodbye|signature|question|sentence|e-?mails?|messages?|notes?|it|this|that|them|one|all|date|day|price)\b/i
