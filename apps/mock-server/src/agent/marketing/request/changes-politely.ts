import { upperFirst } from '../../../engines/messages/upper-first'
import { message, ordinal } from './named-message'
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

/** Changes of messages in the words of polite and of hurried people. */
export const changesPolitely: readonly Rewording[] = [
  // “Leave anyone with more than 500 employees out”, “take Franziska out”
  [
    new RegExp(
      `^${polite}(leave|take) ((?:any(?:one|body)|every(?:one|body)|(?:the |those |all |any )?(?:companies|firms|people|contacts|ones)|the ${ordinal}(?: one)?|(?:\\p{Lu}\\p{Ll}+ ?){1,2})[^.;:!?"“”]{0,60}?) ?out(?: again| please)*[.!]*$`,
      'u',
    ),
    (_, verb = '', whom = '') => `${verb === 'take' ? 'remove' : 'leave out'} ${whom}`,
  ],
  // “Ask whether they have a laundry, in the LinkedIn message only”
  [
    new RegExp(
      `^(${polite}(?:could you |would you |can you )?(?:please )?(?:also )?)(ask|mention|say|add|remove|take out|leave out|sign|use|write|tell them) ([^.;:!?"“”]{4,160}?)(?:,? (?:but )?(?:only|just) in the (linked-?in (?:message|note)|e-?mails?|${ordinal} (?:one|${message}))|,? in the (linked-?in (?:message|note)|e-?mails?|${ordinal} (?:one|${message})) (?:only|alone))(?: please)?[.?!]*$`,
      'i',
    ),
    (_, before = '', verb = '', what = '', one = '', other = '') =>
      `${before}in the ${one === '' ? other : one} ${verb} ${what}`,
  ],
  // “Put our phone number 01 555 0199 into the last one”
  [
    new RegExp(
      `\\b(?:put|add|include|mention|write) (?:also )?(?:our|my|the) (?:phone|telephone|mobile)(?: number)?,? (\\+?\\d[\\d /()-]{4,20}\\d),? (?:in|to|into) ((?:the )?(?:${ordinal}(?: (?:one|${message}))?|${message} [1-7]))(?=[.,!?]|$| and )`,
      'gi',
    ),
    'add "You can reach us at $1." to $2',
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
  // “Remove the price from the second”
  [
    new RegExp(
      `^(${polite}(?:remove|drop|delete|leave out|take out) the [a-z -]{3,30}? (?:from|in|of) the (?:${ordinal}))(?: one)?(?: please)?[.!]*$`,
      'i',
    ),
    '$1 message',
  ],
  // “Mail 1 more casual”
  [
    new RegExp(
      `^${polite}(?:e-?mail|mail|message|step) #?([1-5]):? (?:(?:should|must) be )?(?=(?:more|less|a bit|a little|shorter|friendlier|simpler)\\b)`,
      'i',
    ),
    (_, number = '1') => `make the ${numbered[Number(number) - 1] ?? 'first'} email `,
  ],
  // “Subject pallets fixed in two days”
  [
    /^subject (?!(?:should|is|lines?|must|to|of|for|a|more|less|shorter|longer|please|about|with|too|needs?|has|could|can|in|on|and|or|sounds?|looks?)\b)([^.:;?!"“”]{3,60})[.!]*$/i,
    (_, words = '') => `change the subject to "${upperFirst(words)}"`,
  ],
  // “Write the third one a bit differently”
  [
    new RegExp(
      `\\b(?:write|word|phrase) (the (?:${ordinal}) (?:one|${message})|all of them) (?:a (?:bit|little) )?(?:differently|in a different way|another way)(?: please)?(?=[.!?]|$)`,
      'gi',
    ),
    'say $1 in other words',
  ],
  // “Tell them that a day costs 69 euros, that we have 12 rooms, and …”
  [
    /\b((?:tell|inform) them|say|mention) that ([^.!?;:"“”]{4,120}?), (?:and )?that ([^.!?;:"“”]{4,120}?)(?=[.!?]|$|,? and (?:invite|offer|ask|say|mention|tell)\b)/gi,
    '$1 that $2. $1 that $3',
  ],
  // “Mention that the training takes one day, and use a more formal tone”
  [
    /(\b(?:mention|say|add|tell them|write|state)\b[^.!?;:"“”]*? that [^.!?;:"“”]{4,160}?),? and (?:please |also )?(?=(?:make (?:the tone|it|them|all|the (?:e-?mails?|messages?|whole|rest|text))|use an? [a-z ]{3,30} tone|(?:use|set|take|give it) the subject |keep (?:it|them|the tone) |shorten (?:it|them|the )|change (?:the (?:subject|tone|greeting|price)) |sign (?:it|them|all) |(?:write|phrase|word) (?:it|them|everything) (?:more|less)))/gi,
    '$1. ',
  ],
  [
    /\b(?:use|take|choose) an? (more |less )?(formal|friendly|friendlier|casual|polite|warm|warmer|personal|relaxed) tone\b/gi,
    (_, more = 'more ', how = '') => `make it ${how.endsWith('er') ? '' : more}${how}`,
  ],
  [/\b(?:use|set|take|give it) the subject(?: line)?:? (?=["“][^"“”]{2,90}["”])/gi, 'change the subject to '],
  // “Send the second email after four days, and mention in it that …”
  [/(\b(?:send|wait)\b[^.!?;:"“”]*?\b(?:days?|weeks?)),? and (?=(?:mention|add|say|sign|change|make)\b)/gi, '$1. '],
  // “Say what we do: we clean carpets”
  [/\bsay what we (?:do|offer|sell|make): (?=we\b)/gi, 'say that '],
  // “No CEOs in Hamburg” behind something else
  [/(?<=[.!?] )(?:and |but )?no (\p{L}+s) in (?=\p{L}+[.!]*$)/giu, 'Leave out the $1 in '],
  // “One more email, for people who did not answer. Say we do repairs the same day”
  [
    /^(?:(?:please|now|and|also|then)[,\s]+)*(?:add |write |i need |we need )?(?:one more|another|a further|an extra) (e-?mail|mail|message)(?: please)?,? (?:for|to) (?:people|those|everyone|anyone|the ones) who (?:did(?: not|n['’]?t)|have(?: not|n['’]?t)|do(?: not|n['’]?t)) (?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?)[.,:;] (?:please )?(?:say|mention|tell them)(?: that)? ([^.!?]{4,160})[.!]*$/i,
    'Add a follow-up email to say that $2',
  ],
  // “Add an email, say that we do repairs the same day”
  [
    /^(?:(?:please|now|and|also|then|could you|can you)[,\s]+)*add (?:an?|another|one more|one|an extra)(?: (?:second|third|fourth|fifth|further|last))?(?: follow-up)? (?:e-?mail|message|mail|follow-?up|step)(?: at the end| to the sequence)?(?: (?:that|which) (?:says|tells them)(?: that)?|,? (?:and )?(?:say|saying|tell them|telling them)(?: that)?|:) ((?:we|our|i|it|the|you|they|there|this)\s[^.!?]{4,160})[.!?]*$/i,
    'Add a follow-up email to say that $1',
  ],
  // “Say in the third that the plan is ready within a week”
  [new RegExp(`(\\b(?:say|mention|add|write|put|tell them) in the (?:${ordinal}))(?= that\\b)`, 'gi'), '$1 one'],
  // “Mail 3: say offer ends 30 June”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:e-?mail|mail|message|step) #?([1-5])\s*[:,–-]\s*(?:please )?(?=(?:say|add|mention|ask|tell them)\b)/i,
    (_, number = '1') => `in the ${numbered[Number(number) - 1] ?? 'first'} email `,
  ],
  [
    /\b(say|mention|add) (?=(offer|price|trial|delivery|deadline) (?:ends?|is|starts?|takes?|costs?|runs?)\b)/gi,
    '$1 that the ',
  ],
  // “We are 4 people, in business since 2009. Put that in mail 2”
  [
    new RegExp(
      `^((?:we|our|i|it|the|all) [^.!?:"“”]{4,140})[.,;] (?:please )?(?:put|add|say|write|mention|include) (?:that|this|it) (?:in|to|into) ((?:the )?(?:${ordinal} (?:one|${message})|(?:${message}) #?[1-5]))(?: too| as well| please)*[.!]*$`,
      'i',
    ),
    (_, fact = '', which = '') =>
      `in ${/^the /i.test(which) || /\d$/.test(which) ? which : `the ${which}`} add "${upperFirst(fact)}."`,
  ],
  // “Add to mail 1: we bring the papers”
  [
    new RegExp(
      `^(${polite})(?:add|write|put)(?: this)? (?:to|in|into) ((?:the )?(?:${ordinal} (?:one|${message})|(?:${message}) #?[1-5])): ?["“]?((?:we|our|i|it|the|all|if|you|they) [^"“”]{4,200}?)["”]?$`,
      'iu',
    ),
    (_, before = '', which = '', words = '') => `${before}in ${which} add "${upperFirst(words)}"`,
  ],
  // “Subjects are boring. Mail 1: Forklift check due?”
  [
    /^(?:(?:the )?subjects?(?: lines?)?(?:['’]s| is| are| sounds?| looks?) [^.,;:!?]{3,40})[.,;] ?(?:(?:the )?first (?:e-?mail|one|mail)|(?:e-?mail|mail|message) 1)\s*[:–-]\s*["“]?([^"“”]{3,90}?)["”]?$/i,
    'change the subject to "$1"',
  ],
  // “Change the LinkedIn message so that it is shorter, and leave out the price there”
  [
    /\b(?:change|write|rework|adapt) (the [^.,;:!?"“”]{3,30}?) so that (?:it|they) (?:is|are|becomes?) (shorter|friendlier|more formal|less formal|simpler)(?=[.,!?]| and |$)/gi,
    'make $1 $2',
  ],
  [
    /,? and (leave out|remove|take out|drop) the (price|call|question|subject|greeting)s? there(?=[.!?]|$)/gi,
    '. Do not mention the $2',
  ],
  // “Make the third email different from the first one”
  [
    new RegExp(
      `\\bmake (the (?:${ordinal}) (?:one|${message})) (?:a (?:bit|little) )?different(?: from (?:the (?:${ordinal})(?: (?:one|${message}))?|the others?))?(?= and |[.,!?]|$)`,
      'gi',
    ),
    'say $1 in other words',
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
]
