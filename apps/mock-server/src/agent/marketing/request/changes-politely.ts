import { message, messageCount, ordinal } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

/** Verbs as they stand behind “would you mind”. */
const doing: Readonly<Record<string, string>> = {
  adding: 'add',
  changing: 'change',
  dropping: 'drop',
  finding: 'find',
  including: 'include',
  leaving: 'leave',
  looking: 'look',
  making: 'make',
  mentioning: 'mention',
  putting: 'put',
  removing: 'remove',
  replacing: 'replace',
  saving: 'save',
  saying: 'say',
  searching: 'search',
  shortening: 'shorten',
  showing: 'show',
  signing: 'sign',
  taking: 'take',
  writing: 'write',
}

const numbered = ['first', 'second', 'third', 'fourth', 'fifth']
const adjectives: Readonly<Record<string, string>> = { brief: 'short', friendl: 'friendly', simpl: 'simple' }

/** Changes and orders in the words of polite people. */
export const changesPolitely: readonly Rewording[] = [
  // “Leave anyone with more than 500 employees out”, “take Franziska out”
  [
    new RegExp(
      `^${polite}(leave|take) ((?:any(?:one|body)|every(?:one|body)|(?:the |those |all |any )?(?:companies|firms|people|contacts|ones)|the ${ordinal}(?: one)?|(?:\\p{Lu}\\p{Ll}+ ?){1,2})[^.;:!?"“”]{0,60}?) ?out(?: again| please)*[.!]*$`,
      'u',
    ),
    (_, verb = '', whom = '') => `${verb === 'take' ? 'remove' : 'leave out'} ${whom}`,
  ],
  // “Would you mind changing the subject?”
  [
    new RegExp(`((?:^|[.!?,] )(?:and )?)(?:would|do) you mind (${Object.keys(doing).join('|')})\\b`, 'gi'),
    (_, before = '', verb = '') => `${before}please ${doing[verb.toLowerCase()] ?? verb}`,
  ],
  // “Could the subject of the first one be "Labels within five days", please?”
  [
    new RegExp(
      `^(?:(?:please|and|also|now|then)[,\\s]+)*(?:could|can|should|may) the subject(?: line)?( of (?:the )?(?:${ordinal})(?: (?:one|${message}))?)? (?:please )?(?:be|read|say)(?: changed to)?:? ["“]([^"“”]{2,90})["”](?:,? (?:instead|please))*[.!?]*$`,
      'i',
    ),
    (_, which = '', words = '') => `change the subject${which} to "${words}"`,
  ],
  // “Make the second email shorter, and mention in it that we print on paper”
  [
    new RegExp(
      `((?:^|\\s)(?:make|keep|shorten) (the (?:${ordinal}) (?:one|${message}))(?: [^.;:!?"“”,]{2,30}?)?),? and (?:please |also )*(mention|say|add|tell them|write|point out)(?: in (?:it|there|that one))? (?=that\\b)`,
      'i',
    ),
    '$1. In $2, $3 ',
  ],
  // “LinkedIn message: take out the price”
  [
    /^((?:(?:please|now|and|also|then)[,\s]+)*)(?:in |for )?(?:the |my )?(linked-?in (?:message|note|one)|e-?mails?|mails)\s*:\s*(?=(?:take out|remove|sign|make it|make them|shorten|drop|leave out|change|replace)\b)/i,
    (_, before = '', which = '') => `${before}in the ${which} `,
  ],
  // “Make mail 1 a bit warmer”
  [
    /\b(make|keep) (?:e-?mail|mail|message|step) (?:no\.? ?|#)?([1-5]) (?=(?:a (?:bit|little) |more |less |sound |much |slightly )?(?:more |less )?[a-z]+(?:er|y|al|ly|ed)?\b)/gi,
    (_, verb = '', number = '1') => `${verb} the ${numbered[Number(number) - 1] ?? 'first'} email `,
  ],
  // “Make the second and the third email formal as well”
  [
    new RegExp(
      `((?:^|[.!?,] |\\band )${polite}(?:could you |would you |can you )?(?:please )?)(make|keep|shorten) (?:both )?the (${ordinal})(?: ${message})? and (?:the )?(${ordinal}) (${message})s?((?: [^.,;:!?"“”]{3,40}?)?)(?: (?:as well|too|also))?(?=[.,!?]|$)`,
      'gi',
    ),
    (_, before = '', verb = '', one = '', other = '', noun = '', how = '') =>
      `${before}${verb} the ${one} ${noun}${how} and ${verb} the ${other} ${noun}${how}`,
  ],
  // “Make the third email different, and use "A last question" as its subject”
  [
    new RegExp(
      `(\\bthe (?:${ordinal}) (?:one|${message})\\b[^.!?;:"“”]{0,60}?),? and (?:please )?(?:use|set|take|put|give it) (["“][^"“”]{2,90}["”]) (?:as|for) (?:its|the|a) subject(?: line)?`,
      'i',
    ),
    (_, before = '', words = '') =>
      `${before}. Change the subject of ${new RegExp(`the (?:${ordinal}) (?:one|${message})`, 'i').exec(before)?.[0] ?? 'it'} to ${words}`,
  ],
  // “The price has changed: please write …”
  [
    /^(?:(?:sorry|please note|attention)[,:.\s]+)*(?:the|our) [a-z]+ (?:has|have|is|was) (?:just |now )?(?:changed|wrong|different|new|not right)\s*[:.;,–-]\s*(?:so )?(?:please )?(?=(?:write|use|make|replace|change|say|put|it(?:['’]s| is))\b)/i,
    '',
  ],
  // “Mention the price of 18,000 euros”
  [
    /\b(mention|say|add|state|include|give)(s|ing)?(?: in it)? (?:the|our|a|my) (?:fixed )?price (?:of|as) (?=(?:only )?[€$£]?\d)/gi,
    (_, verb = '', form = '') => `${verb}${form} that the price is `,
  ],
  // “Undo that, I want my 3 emails back”
  [
    /^(?:(?:no|oh|oops|sorry|please)[,.\s]+)*(?:undo (?:that|it|this),? (?:and )?(?:i want|give me|bring back) (?:my|the) [^.!?]{2,40} back|(?:go|get|come) back to (?:my|the) (?:[1-7]|two|three|four|five|old|first|other) (?:e-?mails?|messages?)|undo the (?:linked-?in|e-?mail) (?:one|message|note))[.!]*$/i,
    'undo that',
  ],
  // “What price is in mail 1 now?”
  [
    /^(?:(?:and|so|but)[,\s]+)*(?:what|which) (?:price|subject|date|day|signature|name|greeting|text|words?) (?:is|are|do we (?:say|have|give|name)|stands?|do i have) in ((?:the )?[^.?!]{3,30}?)(?: (?:now|right now|at the moment))?\s*\?*$/i,
    (all, where = '') =>
      new RegExp(`^(?:the )?(?:(?:${ordinal} )?${message}s?|${message} [1-5])$`, 'i').test(where)
        ? `show me ${/^the /i.test(where) || /\d$/.test(where) ? where : `the ${where}`}`
        : all,
  ],
  // “Tell me whether everything has been saved”
  [
    /\b(?:tell me|let me know) (?:whether|if) (?:everything|all|it|that|they) (?:has|have|is|are)(?: all)?(?: been)?(?: now)? saved\b/gi,
    'what is saved?',
  ],
  [/what is saved\?, and (?=what )/, 'what is saved? And '],
  // “LinkedIn message too”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:an? )?(linked-?in (?:message|note)|e-?mail)(?: (?:too|as well|also|please))+[.!]*$/i,
    'the same as a $1',
  ],
  // “LinkedIn too but only one and max 300 characters”
  [
    /^(?:(?:and|now|also|please|then|ok(?:ay)?)[,\s]+)*(linked-?in|e-?mail)(?: (?:message|version|note))? (?:too|as well|also)[,.]?(?: but)? (?:only|just) (?:one|1)(?: (?:message|e-?mail|note))?(?:,? (?:and|with) (?:max(?:imum)?|at most|no more than) (\d{2,4}) (words|characters))?[.!]*$/i,
    (_, way = '', most?: string, unit = '') =>
      `the same as a ${way} message, one message${most === undefined ? '' : `. Make it at most ${most} ${unit}`}`,
  ],
  // “Three emails in which we offer a set for 100 guests”
  [
    new RegExp(
      `(\\b(?:write|draft|create|prepare|compose|need|want)\\b[^.;:!?"“”]{1,60}?\\b(?:e-?mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone))?),? (?:in which|where|wherein) (?=(?:we|i)\\s(?:offer|invite|announce|present|introduce|say|tell|mention|ask)\\b)`,
      'i',
    ),
    '$1: ',
  ],
  // “In the third email, could you mention that …”
  [
    new RegExp(
      `^(in the (?:${ordinal} )?(?:linked-?in )?(?:${message})s?,?) (?:could|can|would|will) you (?:please )?`,
      'i',
    ),
    '$1 ',
  ],
  // “In the LinkedIn message no price, and max 40 words”
  [
    new RegExp(
      `^in the (${ordinal} )?((?:linked-?in )?(?:${message})s?),? no (price|call|greeting|signature|link|subject|question)s?(?: please)?(?=[.!,]|$| and )`,
      'i',
    ),
    (_, which = '', what = '', gone = '') =>
      which === '' ? `do not mention the ${gone}` : `in the ${which}${what}, take out the ${gone}`,
  ],
  [
    /(\b(?:do not|don['’]t) mention the [a-z]+),? and (?:max(?:imum)?|at most|no more than) (\d{2,4} (?:words|characters))/gi,
    '$1. Make it at most $2',
  ],
  [/\bkeep (it|them|this) (?:below|under) (\d{2,4} (?:words|characters))/gi, 'make $1 at most $2'],
  // “Say from 190 euro per metre”
  [
    /\b(say|add|mention|put|write)(?: in)? (?:from|starting (?:at|from)|prices from) (?=(?:only )?(?:[€$£] ?\d|\d[\d.,]* ?(?:€|euros?|eur|francs?|chf|pounds?|dollars?)))/gi,
    '$1 that prices start at ',
  ],
  // “The set is for 120 guests, not 100. Please correct that.”
  [
    /(?<=\S{3}[.!]) (?:please )?(?:correct|change|fix|adjust|update) (?:that|it|this)(?: please| everywhere| in all of them)*[.!]*$/i,
    '',
  ],
  // “Tell me what I have to do next”
  [/\btell me what (?:i|we) (?:have to|need to|should|must|can) do (?:next|now|then)\b/gi, 'what is next?'],
  // “Make the third email different from the first one”
  [
    new RegExp(
      `\\bmake (the (?:${ordinal}) (?:one|${message})) (?:a (?:bit|little) )?different(?: from (?:the (?:${ordinal})(?: (?:one|${message}))?|the others?))?(?= and |[.,!?]|$)`,
      'gi',
    ),
    'say $1 in other words',
  ],
  // “Save both, the emails and the LinkedIn message”
  [
    /\bsave (?:both|all|everything|them both)[,:]? (?:of them[,:]? )?(?:the )?(?:e-?mails?|linked-?in (?:messages?|notes?)) and (?:the )?(?:e-?mails?|linked-?in (?:messages?|notes?))/gi,
    'save both',
  ],
  // “Write 3 emails, price 8 euro per box, we come on Mondays”
  [
    new RegExp(
      `^(${polite}(?:write |draft |make )?)(${messageCount}|an?) (?:short |friendly )*(linked-?in messages?|${message}s?), (?:the )?(price)(?: is)? (?=[€$£]?\\d)`,
      'i',
    ),
    '$1$2 $3: the price is ',
  ],
  // “3 emails, offer a free test of 30 days”
  [
    new RegExp(
      `^(${polite})(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s)(?:,? (?:please|now))*[,:] ?(?=(?:offer|invite|introduce|announce|present|tell|ask|promote)\\b)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “Sign all three emails with Jonas Keller, Waldhaus Timber”
  [
    new RegExp(
      `^((?:(?:[Pp]lease|[Nn]ow|[Aa]nd|[Aa]lso|[Tt]hen|[Cc]ould you|[Cc]an you)[,\\s]+)*)[Ss]ign (?:(?:all|both|every one|each)(?: of)?(?: the| my| our)?(?: (?:two|three|four|five|[2-7]))?(?: (?:e-?mails?|messages?|mails?|of them|them|texts))?|them all|it|them|off)?,? ?(?:with|as|by) (\\p{Lu}[\\p{L}.'’-]*(?:,? (?:(?:\\p{Lu}|&)[\\p{L}\\d&.'’-]*|from|at|of|de|van|von)){0,6}(?:, \\+?\\d[\\d /()-]{5,20}\\d)?)(?=[.!?]*$|,? and [a-z])`,
      'u',
    ),
    (_, before = '', who = '') => `${before}sign it as "${who.replace(/[.]$/, '')}"`,
  ],
  // “Sign Jonas Reuter, Loeschwerk and say that …”
  [
    /(^|[.!?,] |\band |\b[Pp]lease |\b(?:message|note|e-?mails?) )[Ss]ign (\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}\d&.'’-]*){1,4}) (?=and (?:say|add|mention|make|ask|put|write)\b)/u,
    '$1sign it as "$2" ',
  ],
  [
    /((?:^|[.!?] )(?:[Pp]lease )?)[Ss]ign (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}, \p{Lu}[\p{L}\d&.'’ -]*?)[.!]*$/u,
    '$1Sign it as "$2"',
  ],
  // “A short LinkedIn message with the same content”
  [
    /^((?:(?:please|now|and|also|then|could you|can you|would you)[,\s]+)*)(?:also )?(?:write|make|create|draft|prepare|do)(?: me| us)? an? (short |brief )?(linked-?in)( message| note)? (?:with|of|saying|from) (?:the same|this|that) (?:content|text|message|offer|thing|information|words)[.?!]*$/i,
    (_, before = '', short = '', way = '') =>
      `${before}the same as a ${way} message${short === '' ? '' : '. Make it shorter'}`,
  ],
  // “Write all messages more formally”
  [
    new RegExp(
      `^((?:${polite})(?:could you |would you |can you )?(?:please )?)(?:write|phrase|word|say|put|formulate) ((?:all|both|each|every)(?: of)?(?: the| my| our)?(?: (?:two|three|four|five|[2-7]))? ?(?:${message}s?|them)|the (?:${ordinal}) (?:one|${message})|${message} [1-7]|it|them) (?:a (?:bit|little) )?(more |less )?(formal|polite|friendl|warm|casual|brief|short|simpl|plain|personal)(?:ly|l?ier|er|y|e)?(?= and |,|[.!?]|$)`,
      'i',
    ),
    (_, before = '', which = '', more = '', how = '') =>
      `${before}make ${which} ${more === '' ? 'more ' : more}${adjectives[how.toLowerCase()] ?? how}`,
  ],
  // “… The goal is a free inspection on site.”
  [/((?:^|[.!?]) )(?:(?:the|our|my) )?(?:goal|aim) is (?=an? free )/gi, '$1Offer '],
  // “Write three emails which offer a free sample, and a LinkedIn message”
  [
    new RegExp(
      `^(${polite}(?:could you |would you |can you )?(?:please )?(?:write|draft|create|prepare|compose) (?:(?!linked-?in)[^.;:!?"“”]){3,60}?\\b(?:e-?mails?|sequence(?: of [a-z0-9]+ e-?mails)?)) ((?:that|which|offering|inviting|about|telling)\\b[^.;:!?"“”]{3,200}?),? (?:and|plus|as well as) (?:also )?(?:an?|one) (?:short )?(linked-?in (?:message|note))(?: as well| too)?([.!?]*)$`,
      'i',
    ),
    '$1 and a $3 $2$4',
  ],
]
