import { upperFirst } from '../../../engines/messages/upper-first'
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
    /^(?:(?:no|oh|oops|sorry|please|(?:i am|i['’]m) sorry|that was (?:a mistake|a misunderstanding|not what i meant|wrong)|could you|can you)[,.\s]+)*(?:undo (?:that|it|this),? (?:and )?(?:i want|give me|bring back) (?:my|the) [^.!?]{2,40} back|(?:go|get|come) back to (?:my|the) (?:[1-7]|two|three|four|five|old|first|other) (?:e-?mails?|messages?)(?: from before| again| we had)?|undo the (?:linked-?in|e-?mail) (?:one|message|note))[.!?]*$/i,
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
  [/,? and tell me what (?:i|we) (?:have to|need to|should|must|can) do (?:next|now|then)\b/gi, '. What is next?'],
  [/\btell me what (?:i|we) (?:have to|need to|should|must|can) do (?:next|now|then)\b/gi, 'what is next?'],
  // “Write them: standing desks for rent. 3 emails”
  [
    new RegExp(
      `^(${polite})(?:write|e-?mail|message)(?: to)? (?:them|everyone)\\s*[:–-]\\s*([^?"“”]{6,300}?)[.,;] (${messageCount}) ((?:linked-?in )?(?:${message})s)[.!]*$`,
      'i',
    ),
    '$1write $3 $4: $2',
  ],
  // “Write something for LinkedIn as well”, “could I have the same for LinkedIn, but only one message?”
  [
    /^(?:(?:please|now|and|also|then|could you|can you)[,\s]+)*(?:(?:could|can|may) (?:i|we) (?:also )?(?:have|get) |(?:write|make|do|create|prepare) (?:me |us )?)(?:the same|something|one|a version|it)(?: (?:similar|short))? (?:for|on|as) (linked-?in|e-?mail)(?: (?:too|as well|also|please))*,?(?:(?: but)? (?:only|just) (?:one|1|a single)(?: (?:message|e-?mail|note))?)?[.?!]*$/i,
    (all, way = '') =>
      `the same as a ${way} message${/(?:only|just) (?:one|1|a single)/i.test(all) ? ', one message' : ''}`,
  ],
  // “Remove the price from the second”
  [
    new RegExp(
      `^(${polite}(?:remove|drop|delete|leave out|take out) the [a-z -]{3,30}? (?:from|in|of) the (?:${ordinal}))(?: one)?(?: please)?[.!]*$`,
      'i',
    ),
    '$1 message',
  ],
  // “3 short mails, we pick up broken pallets”
  [
    new RegExp(
      `^(${polite})(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s), (?=(?:we|our|i)\\s)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “A LinkedIn message that invites them to the open house”
  [
    new RegExp(
      `(\\b(?:write|draft|create|prepare|compose)\\b[^.;:!?"“”]{1,60}?\\b(?:e-?mails?|messages?|notes?|sequence)) (?:that|which) invites (?=(?:them|everyone|people) to [^.;:!?]{3,40}[.!?]*$)`,
      'i',
    ),
    '$1 inviting ',
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
  // “LinkedIn message same thing but shorter”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:an? )?(linked-?in|e-?mail)(?: (?:message|note))?,? (?:the |with the )?same(?: thing| text| content| one)?(?:,? but (shorter|friendlier|more formal))?[.!]*$/i,
    (_, way = '', how = '') => `the same as a ${way} message${how === '' ? '' : `. Make it ${how}`}`,
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
  // “Sign Ali, Palettenfix, 0231 55512”
  [
    /^((?:(?:[Pp]lease|[Nn]ow|[Aa]nd|[Aa]lso|[Tt]hen)[,\s]+)*)[Ss]ign (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}, \p{Lu}[\p{L}\d&.'’ -]*?, \+?\d[\d /()-]{4,20}\d)[.!]*$/u,
    '$1sign it as "$2"',
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
  // “Write three emails again, with the monthly rent of 59 euros”
  [
    /,? with (?:the|our|an?) (new )?((?:monthly |yearly |weekly |annual |daily )?(?:rent|price|fee|rate|cost)) of (?=(?:only )?[€$£]?\d[^,;:!?]*(?:,? and |[.!?]|$))/gi,
    (_, _new = '', what = '') => `. Mention that the ${what} is `,
  ],
  // “Send the second email after four days, and mention in it that …”
  [/(\b(?:send|wait)\b[^.!?;:"“”]*?\b(?:days?|weeks?)),? and (?=(?:mention|add|say|sign|change|make)\b)/gi, '$1. '],
  // “Write 3 emails, first test is free, we come after six”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make) (?:${messageCount}|an?) (?:short |friendly )*(?:${message})s?), (?=(?:the |an? |our |first )?[\\p{L} \\d-]{3,50}? (?:is|are|costs?|takes?) (?:free|only|included|\\d|an?\\b))`,
      'iu',
    ),
    '$1: ',
  ],
  // “Write 3 emails: …. And one LinkedIn message”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make|create) (?:${messageCount}|an?) (?:short |friendly )*e-?mails?)([^]*?)[.,;] (?:and |plus )(?:also )?(?:an?|one) (?:short )?(linked-?in (?:message|note))(?: too| as well| please)*[.!]*$`,
      'i',
    ),
    '$1 and a $3$2',
  ],
  // “Now a LinkedIn message, short”
  [
    /^(?:(?:and|now|also|please|then|next)[,\s]+)+an? (linked-?in (?:message|note)), short(?: please)?[.!]*$/i,
    'the same as a $1. Make it shorter',
  ],
  // “Change the signature to Tom, Foamfix Berlin”, “sign with tom, foamfix berlin”
  [
    /\b(?:change|set) (?:the|my|our) signature (?:to|into):? ["“]?(\p{Lu}[^"“”.!?]{2,60})["”]?[.!]*$/iu,
    'sign it as "$1"',
  ],
  [
    /((?:^|[.!?] )(?:please )?)sign (?:(?:it|them|all) )?(?:with|as|by) (?!(?:my|the|our|a|an|your)\b)(\p{Ll}{2,}, (?!(?:please|and|but|thanks|then)\b)\p{Ll}+(?: \p{Ll}+){0,2})[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')}"`,
  ],
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
  // “Write 3 mails and a LinkedIn message. Free test cleaning, done in a day”
  [
    new RegExp(
      `^(${polite}(?:write|draft|make) [^.;:!?"“”]{0,60}?\\b(?:e-?mails?|messages?|mails?|notes?|sequence))[.] (?=free\\s)`,
      'i',
    ),
    '$1: ',
  ],
  [/((?:^|[.!] ))they should (?:please |just )?reply with (?=(?:the|their|a|an)?\b)/gi, '$1Ask them to reply with '],
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
  // “Sign the emails jonas brandt, staplerdienst brandt”
  [
    /((?:^|[.!?] )(?:please )?)sign (?:(?:it|them|all|both|the (?:e-?mails|messages|mails))(?: all)? )?(?:with |as |by )?(?!(?:it|them|all|off|with|as|by|both|my|the|our|every|each|up|here|on|in|for|and)\b)(\p{Ll}+ \p{Ll}+, (?!(?:please|and|but|thanks|then)\b)\p{Ll}+(?: \p{Ll}+){0,2})[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')}"`,
  ],
  // “Save both, and update the overview”
  [
    /\b(save (?:it|them|both|all|everything|all of (?:it|them)|the (?:e-?mails?|messages?|linked-?in messages?)))(?: now| please)?,? and (?:then |also |please )*(?=(?:update|write|refresh|renew) the overview\b)/gi,
    '$1. Then ',
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
