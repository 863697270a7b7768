import { upperFirst } from '../../../../engines/messages/upper-first'
import { modest, noun, ordinal, type Wish } from './pieces'

const stepNamed = `(?:(?:step|e-?mail|mail|message) (?:no\\.? ?|#)?[1-7]|(?:the )?${ordinal}(?: ${noun})?)`
const matter = '(?<matter>(?!(?:sentences?|lines?|bits?|parts?|words?)\\b)[\\p{L}-]+(?: [\\p{L}-]+){0,3}?)'
const nameOf = "[\\p{L}][\\p{L}.'’-]+"

/** Wishes as people type them who are short of time. */
export const shortWishes: readonly Wish[] = [
  // “Sign off hollis from Hollis Physio”, “sign: Bo Hollis”
  [
    new RegExp(
      `^${modest}sign(?: it| them)?(?: off)?(?: with| as|:)? (?!(?:it|them|all|both|with|as|off|every|each|the)\\b)(?<who>${nameOf}(?: ${nameOf}){0,2}) (?:from|of|at) (?<firm>(?!(?:the|all|both|each|step|message|mail|e-?mail)\\b)${nameOf}(?: ${nameOf}){0,3})[.!]*$`,
      'iu',
    ),
    ({ who = '', firm = '' }) => `sign them as "${titled(who)} from ${titled(firm)}"`,
  ],
  [
    new RegExp(`^${modest}sign(?: it| them)?(?: off)?: ?(?<who>${nameOf}(?: ${nameOf}){0,2})[.!]*$`, 'iu'),
    ({ who = '' }) => `sign them as "${titled(who)}"`,
  ],
  // “New subject - back pain at the desk?”
  [
    /^(?:(?:please|and|also|ok|then)[,\s]+)*(?:new|another|other) subject(?: line)?(?: please)?(?:\s*[-–—:]+\s+|:\s*|, )(?<subject>[^"“”]{3,120}?)$/iu,
    ({ subject = '' }) => `change the subject to "${upperFirst(subject)}"`,
  ],
  // “Make the second mail end with: see you soon”
  [
    new RegExp(
      `^${modest}(?:(?:make|let|have) (?<where>${stepNamed}) (?:end|close|finish) with|(?:end|close|finish) (?<other>${stepNamed}) with):? (?<what>[^"“”„:]{3,160}?)$`,
      'iu',
    ),
    ({ where, other, what = '' }, _, all) =>
      ofCourse.test(what) ? all : `in ${where ?? other ?? ''}, end with "${withStop(upperFirst(what))}"`,
  ],
  // “One linkedin message too, max 40 words, ask for a call”
  [
    new RegExp(
      `^${modest}(?:(?:and )?(?:one|a|an) linked-?in (?:message|note|one)(?: too| also| as well| besides| please){1,2}|(?:also|plus|now|then|and now) (?:one|a|an) (?:short )?linked-?in (?:message|note|one))(?=[.!]*$|, )`,
      'iu',
    ),
    () => 'also write a LinkedIn message',
  ],
  // “Step 3 should remind them of the free visit”, “in mail 3 add the price again”
  [
    new RegExp(
      `^${modest}(?<where>${stepNamed}) (?:should|must|could|can) (?:also )?remind (?:them|people) (?:of|about) (?:the |our )?${matter}[.!]*$`,
      'iu',
    ),
    ({ where = '', matter: about = '' }) => `put the sentence about the ${about} into ${where}`,
  ],
  [
    new RegExp(
      `^${modest}(?:in (?<where>${stepNamed}),? )?(?:add|put|mention|say) (?:the |our )${matter} (?:once )?(?:again|once more)(?: in (?<other>${stepNamed}))?[.!]*$`,
      'iu',
    ),
    ({ where, other, matter: about = '' }, _, all) => {
      const named = where ?? other
      return named === undefined ? all : `put the sentence about the ${about} into ${named}`
    },
  ],
  // “End with a question about their budget”
  [
    new RegExp(
      `^${modest}(?:in (?<where>${stepNamed}),? )?(?:end|close|finish)(?: (?:it|them|all(?: of them)?|both|(?<other>${stepNamed})))? with (?:a|one|some) (?:short )?question about (?:(?:their|your|the) )?${matter}(?: in (?<third>${stepNamed}))?[.?!]*$`,
      'iu',
    ),
    ({ where, other, third, matter: about = '' }) => {
      const named = where ?? other ?? third
      return `${named === undefined ? '' : `in ${named}, `}ask "May I ask you about your ${about}?"`
    },
  ],
  // “Use the job title somewhere in the first one”
  [
    new RegExp(
      `^${modest}(?:use|mention|include|put|work in|say) (?:the |their )?(?:job )?(?:title|role|position)(?: of (?:the reader|each|the person))?(?: somewhere)?(?: in)?(?: (?<where>${stepNamed}|it|them))?(?: somewhere)?[.!]*$`,
      'iu',
    ),
    ({ where = '' }) => {
      const named = /^(?:it|them|)$/i.test(where) ? 'the first email' : asEmail(where)
      return `start ${named} with "I am writing to you as {{title}} at {{organization_name}}."`
    },
  ],
  // “Make it a bit more formal again”
  [
    /(?<=\b(?:more|less|a bit|a little) (?:formal|casual|friendly|polite|personal|relaxed)|\b(?:friendlier|warmer|shorter|formal|casual)) again(?=[.!]*$)/iu,
    () => '',
  ],
  // “Go back two versions”
  [/^(?:(?:please|ok|no)[,\s]+)*go back (?:two|2) (?:versions?|steps?|changes?)[.!]*$/iu, () => 'undo that. Undo that'],
]

/** What is asked at the end, and how it ends, has words of its own. */
const ofCourse = /^(?:a |an |the |another |something|our |my |asking|if |whether )/i

/** “The third” and “the third one” are read as a message only where they name one. */
function asEmail(where: string): string {
  return /(?:\d|mails?|messages?|steps?)$/i.test(where) ? where : `${where.replace(/ ones?$/i, '')} email`
}

function titled(name: string): string {
  return name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
