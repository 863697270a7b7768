import type { Draft } from '../memory'
import { message, ordinal } from '../request/named-message'
import { polite } from '../request/polite'
import { draftSentenceAbout, draftSentencesAbout } from './draft-sentences-about'

/** “Put the sentence about delivery into the second email too” says again what one message says, in those words. */
export function withSentenceNamed(prompt: string, draft: Draft | undefined): string {
  if (draft !== undefined && asksWhoSigns.test(prompt)) return 'show me the messages'
  const [, asked = ''] = asksWhat.exec(prompt) ?? []
  if (draft !== undefined && asked !== '')
    return draftSentencesAbout(draft, asked).length > 0 ? 'show me the messages' : prompt
  const taken = draft === undefined ? undefined : takenOut.exec(prompt)?.groups
  if (draft !== undefined && taken !== undefined) {
    const { matter: what = '', which: where, number: at } = taken
    const gone = draftSentenceAbout(draft, what)
    const place = where === undefined ? (at === undefined ? '' : `In step ${at} `) : `In the ${where} email `
    return gone === undefined ? prompt : `${place}${place === '' ? 'Remove' : 'remove'} "${gone}"`
  }
  const {
    verb = '',
    matter = '',
    which,
    number = '1',
  } = draft === undefined || /^\W*no\b/i.test(prompt) ? {} : (saidAgain.exec(prompt)?.groups ?? {})
  const sentence = draft === undefined || matter === '' ? undefined : draftSentenceAbout(draft, matter)
  if (sentence === undefined) return prompt
  const there = `In ${which === undefined ? `step ${number}` : `the ${which} email`} add "${sentence}"`
  return /^move/i.test(verb) || /\bonly[.!?\s]*$/i.test(prompt) ? `Remove "${sentence}". ${there}` : there
}

/** “What did we say about the price?” */
const asksWhat = new RegExp(
  `^${polite}what (?:did|do|have) (?:we|i|you) (?:say|said|write|written|tell them|told them|promise) (?:about|on|of) (?:the |our )?([\\p{L}-]{3,30})(?: in the (?:e-?mails?|messages?|mails?))?(?: now)?[?.\\s]*$`,
  'iu',
)

/** Who signs is read below them. */
const asksWhoSigns =
  /^(?:(?:and|so|please|now)[,\s]+)*(?:who (?:signs|is signing|has signed)|how (?:are|is) (?:they|it|these|the (?:e-?mails|messages)) signed)\b[^.?!]{0,40}[?.!]*$/i

const sentences = '(?:sentence|line|part|bit|words|thing|information|note|point)s?'
const saidAgain = new RegExp(
  `^${polite}(?:(?<verb>put|repeat|say|add|copy|include|mention|use|move|write) |(?=(?:the )?price in ))(?:(?:the|that|this) (?:same )?(?:${sentences} )?(?:about|on|with|of) |the same (?:${sentences} )?about |(?:the )?(?=(?:price|pricing|cost)s?\\b))(?:the |our )?(?<matter>[\\p{L}-]{3,30}(?: [\\p{L}-]{3,30}){0,2}?)(?: (?:also|again|too))? (?:in|to|into) (?:the (?<which>${ordinal})(?: (?:one|${message}))?|(?:the )?${message} #?(?<number>[1-5]))(?:,? (?:too|also|as well|again|please|instead|only))*[.!?]*$`,
  'iu',
)

/** “Take the free visit line out of step 1” */
const takenOut = new RegExp(
  `^${polite}(?:take|leave) (?:the|that) (?!(?:first|last|second|third|whole|opening|closing) )(?<matter>[\\p{L}-]{3,30}(?: [\\p{L}-]{3,30}){0,2}?) (?:line|bit|part|sentence|thing) out(?: (?:of|from|in) (?:the (?<which>${ordinal})(?: (?:one|${message}))?|(?:the )?${message} #?(?<number>[1-5])|(?:it|them|all(?: of them)?)))?[.!?]*$`,
  'iu',
)
