import type { Draft } from '../memory'
import { message, ordinal } from '../request/named-message'
import { polite } from '../request/polite'
import { saysSomething, sentencesOf } from '../writing/message-edits'
import { literally } from '../writing/whole-words'
import { namesPrices, ofMoney } from './of-prices'

/** “Put the sentence about delivery into the second email too” says again what one message says, in those words. */
export function withSentenceNamed(prompt: string, draft: Draft | undefined): string {
  if (draft !== undefined && asksWhoSigns.test(prompt)) return 'show me the messages'
  const [, asked = ''] = asksWhat.exec(prompt) ?? []
  if (draft !== undefined && asked !== '')
    return sentencesAbout(draft, asked).length > 0 ? 'show me the messages' : prompt
  const {
    verb = '',
    matter = '',
    which,
    number = '1',
  } = draft === undefined || /^\W*no\b/i.test(prompt) ? {} : (saidAgain.exec(prompt)?.groups ?? {})
  const sentence = draft === undefined || matter === '' ? undefined : sentenceAbout(draft, matter)
  if (sentence === undefined) return prompt
  const there = `In ${which === undefined ? `step ${number}` : `the ${which} email`} add "${sentence}"`
  return /^move/i.test(verb) || /\bonly[.!?\s]*$/i.test(prompt) ? `Remove "${sentence}". ${there}` : there
}

function sentenceAbout(draft: Draft, matter: string): string | undefined {
  const [sentence, ...others] = sentencesAbout(draft, matter)
  // Which of several is meant only the one who asks can say.
  return others.length > 0 || sentence?.includes('"') === true ? undefined : sentence
}

function sentencesAbout({ templates }: Draft, matter: string): readonly string[] {
  const about = namesPrices.test(matter) ? ofMoney : new RegExp(`\\b${literally(rootOf(matter))}`, 'i')
  return [...new Set(templates.flatMap(sentencesOf).filter((each) => about.test(each) && saysSomething(each)))]
}

/** “What did we say about the price?” */
const asksWhat = new RegExp(
  `^${polite}what (?:did|do|have) (?:we|i|you) (?:say|said|write|written|tell them|told them|promise) (?:about|on|of) (?:the |our )?([\\p{L}-]{3,30})(?: in the (?:e-?mails?|messages?|mails?))?(?: now)?[?.\\s]*$`,
  'iu',
)

/** Who signs is read below them. */
const asksWhoSigns =
  /^(?:(?:and|so|please|now)[,\s]+)*(?:who (?:signs|is signing|has signed)|how (?:are|is) (?:they|it|these|the (?:e-?mails|messages)) signed)\b[^.?!]{0,40}[?.!]*$/i

/** “Delivery” is what a sentence speaks of that says “we deliver”. */
function rootOf(word: string): string {
  return word.length > 5 ? word.replace(/(?:ies|ing|ion|ment|ery|ed|es|er|y|s)$/i, '') : word.replace(/s$/i, '')
}

const sentences = '(?:sentence|line|part|bit|words|thing|information|note|point)s?'
const saidAgain = new RegExp(
  `^${polite}(?:(?<verb>put|repeat|say|add|copy|include|mention|use|move|write) |(?=(?:the )?price in ))(?:(?:the|that|this) (?:same )?(?:${sentences} )?(?:about|on|with|of) |the same (?:${sentences} )?about |(?:the )?(?=(?:price|pricing|cost)s?\\b))(?:the |our )?(?<matter>[\\p{L}-]{3,30})(?: (?:also|again|too))? (?:in|to|into) (?:the (?<which>${ordinal})(?: (?:one|${message}))?|(?:the )?${message} #?(?<number>[1-5]))(?:,? (?:too|also|as well|again|please|instead|only))*[.!?]*$`,
  'iu',
)
