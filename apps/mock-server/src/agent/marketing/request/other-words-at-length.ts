import { lowerFirst } from '../../../engines/messages/lower-first'
import { upperFirst } from '../../../engines/messages/upper-first'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import { namesWhom } from './names-whom'
import { message, ordinal } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

const question = '(?:how|which|what|who|where)'
const count = '(?:two|three|four|five|[2-7])'
const numbered = ['first', 'second', 'third', 'fourth', 'fifth']
const name = String.raw`\p{Lu}[\p{L}'’.-]*(?:(?:,| [/|–-])? (?:(?:at|from|of|de|van|von|der|den|&) ){0,2}\p{Lu}[\p{L}\d'’.-]*){0,8}`

const plainName = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}\d'’.-]*){0,3}`

/** “tom haller” */
function inCapitals(name: string): string {
  return name.split(' ').map(upperFirst).join(' ')
}

/** What is said in whole sentences, with thanks, an apology or a second wish beside it. */
export const otherWordsAtLength: readonly Rewording[] = [
  // “I see, I will delete them by hand later” is said to whoever answers, and asks nothing
  [
    /(^|[.!?] )(?:(?:ok(?:ay)?|i see|all ?right|understood|got it|fine|right)[,.]? )?(?:i|we)(?:['’]ll| will) (?:delete|remove|do|check|look|clean|sort|handle|take care|see to|fix|change|add|decide|think)\b[^.!?]{0,60}?\b(?:later|myself|ourselves|by hand|afterwards|tomorrow|manually)[.!]\s*(?=\S)/gi,
    '$1',
  ],
  [/^(?:i see|understood|got it|all ?right|again)[,.!]\s+(?=\p{L})/iu, ''],
  [/,? and (?:no more than that|nothing (?:else|more)|that['’]?s (?:all|it))[.!]*$/i, ''],
  // “Yes, please go ahead without that limit”
  [
    /^(?:yes|yep|sure|ok(?:ay)?)(?:,? please)?,? (?:please )?(?:go ahead|do (?:it|that|so)|search|look|carry on|continue)(?:,? without (?:that|the|this|it|them)[^.!?]{0,30})?(?: please)?[.!]*$/i,
    'yes',
  ],
  // “This is Judith Reimann of Reimann Aktenvernichtung in Leipzig”
  [
    new RegExp(
      `((?:^|[.!?,] )(?:[Gg]ood (?:morning|afternoon|evening|day)[,.!] |[Hh](?:i|ello|ey)[,.!] )?)[Tt]his is (${plainName}) (?:of|from|at|with) (?=\\p{Lu})`,
      'u',
    ),
    '$1I am $2 from ',
  ],
  // “Im tom haller from haller schliff in hamburg”: whoever types without capitals has a name all the same
  [
    /((?:^|[.!?:] )(?:(?:hi|hello|hey)[,.!\s]+)?)(?:im|i['’]m|i am|my name is) ((?!(?:an?|the|looking|not|just|also|very|so|happy|calling|writing|based)\b)\p{Ll}+(?: \p{Ll}+)?) (?:from|of|at) ((?!(?:an?|the|our|my)\b)\p{Ll}+(?: (?!in\b|and\b|we\b)\p{Ll}+)?)( in \p{Ll}+)?(?=,| and |\.)/giu,
    (_, before = '', who = '', firm = '', place?: string) =>
      `${before}I am ${inCapitals(who)} from ${inCapitals(firm)}${place === undefined ? '' : ` in ${upperFirst(place.slice(4))}`}`,
  ],
  [
    /((?:^|[.!?:] )(?:(?:hi|hello|hey)[,.!\s]+)?)we(?:['’]re| are) ((?!(?:an?|the|based|located|here|now|also|looking|new|hiring|moving|open|just|not|at|in|all|both|two|three)\b)\p{Ll}+(?: (?!in\b|from\b|of\b)\p{Ll}+)?) (?=(?:from|in) (?!(?:an?|the|our)\b)\p{L})/gu,
    (_, before = '', firm = '') => `${before}We are ${inCapitals(firm)} `,
  ],
  // “Write a 3-step email sequence. We sharpen knives. 4 euro per knife.”
  [
    new RegExp(
      `^((?:${polite})(?:write|draft|create|make|prepare) (?:me |us |them )?(?:an? )?(?:${count}[- ](?:steps?|part) (?:e-?mail |linked-?in )?sequence|${count} (?:linked-?in messages?|${message}s)))(?: please| pls| now)?[.!] (?=(?:im|i['’]?m|i am|we|we['’]re|(?:our|my)(?! (?:pitch|offer|goal|aim|idea|product)))\\b)`,
      'iu',
    ),
    '$1: ',
  ],
  // “Remove them all and instead find 12 managing directors”
  [
    new RegExp(
      `^(?:(?:[^.!?]{0,140}[.!] )?)(?:${polite})((?:remove|delete|throw out|take out|drop) (?:them|these|those|everyone|all of them)(?: all)?),? and (?:then |instead |please )*(?=(?:find|look for|get|add|search)\\b)`,
      'i',
    ),
    '$1. Please ',
  ],
  // “How many different companies is that now?”
  [
    /\bhow many (?:different )?(companies|firms|people|contacts) (?:is|are) (?:that|this|it|those|there)(?: now| so far)?(?=[,?.!]|$| and )/gi,
    'how many $1 do we have',
  ],
  // “Replace "…" with "…" and put the same sentence at the end of the third email”
  [
    new RegExp(
      `(\\breplace ["“”][^"“”]{2,200}["”] (?:with|by) (["“”][^"“”]{2,200}["”])),? and (?:also )?(?:put|add|repeat|write|say) (?:the same|it|this|that)(?: sentence| line| words)? (?:at the end of|in|to|into) (the (?:${ordinal}) (?:one|${message}))`,
      'i',
    ),
    '$1. In $3 add $2',
  ],
  // “Add that people should kindly reply by 18 December”
  [
    /(\b(?:add|say|mention|tell them)(?: also| in it)?) that (?:people|they|everyone|everybody|guests|recipients|readers|the readers?) should (?:please |kindly )*((?:reply|answer|respond|register|sign up|book|call|write|confirm|let us know|choose|pick)\b[^.!?;:"“”]{0,80})(?=[.!?]|$)/gi,
    '$1 "Please $2."',
  ],
  // “Not the one in Munich”
  [/,? (?:but )?not (?:the )?(?:ones?|those|company|companies|firms?) in (?=\p{L})/giu, ', not in '],
  // “… of all 8 and their emails”
  [
    new RegExp(
      `^(${polite}(?:just )?(?:find|get|look for)\\s[^.!?:;]{6,120}?),? (?:and|with|plus) (?:(?:look up|find|get) )?(?:their )?e-?mails?(?: addresses)?[.!]*$`,
      'i',
    ),
    '$1. Then look up their email addresses',
  ],
  // “Need head chefs at restaurants in Hamburg”
  [
    /^((?:hi|hello|hey)[,.! ]+)?(?:i |we )?need (?=(?:[\p{L}-]+ ){1,4}?(?:at|in) )(?!(?:an?|your|help|some|to|more|it|that|this)\b)/iu,
    '$1find ',
  ],
  // “Ok then the managing directors instead. 20”
  [
    /^(?:(?:ok(?:ay)?|then|and|so|well|no|hm+)[,.\s]+)*(?:the )?([\p{L} -]{4,60}?) instead[.,]? ?(\d{1,3})?[.!]*$/iu,
    (all, whom = '', many?: string) =>
      namesPeopleAlone(whom) ? `${many === undefined ? '' : `${many} `}${whom} instead` : all,
  ],
  [/\bw\/ ?(?=\d|[\p{L}])/giu, 'with '],
  // “Find 8 purchasing managers at hotels in Leipzig who have an email address”
  [
    new RegExp(
      `^((?:${polite})(?:find|get|look for)\\s[^.!?:;]{6,160}?),? (?:with|who have|that have|and) (?:an |their |the )?e-?mail(?: address(?:es)?|s)?(?: too| please| as well)*[.!]*$`,
      'i',
    ),
    '$1. Then look up their email addresses',
  ],
  // “Write one email that says: the service costs 290 euros”
  [
    new RegExp(
      `(\\b(?:write|draft|create|make|prepare|compose)\\b[^.!?:]{1,60}?\\b(?:${message}s?|sequence)(?: (?:to|for) (?:them|everyone))?) (?:that|which) (?:says?|reads?|tells? them)(?: that)?\\s*[:,]?\\s+(?=\\p{L})`,
      'iu',
    ),
    '$1 telling them that ',
  ],
  // “Ok then Hamburg and Berlin”
  [
    /^(?:(?:ok(?:ay)?|hm+|well|fine|so|and)[,.!\s]+)*then (?:in |take |try )?([^.,;:!?]{3,50}?)(?: instead| please)*[.!]*$/i,
    (all, place = '') => (namesPlaces(`in ${place}`) ? `in ${place} instead` : all),
  ],
  // “Ask for a quick call on 0821 555 0143”
  [
    /\bask (?:them )?(?:for an? (?:quick |short |brief )?call|to call(?: me| us)?) (?:on|at|under) (\+?\d[\d /()-]{5,20}\d)(?: instead)?/gi,
    'end with the question "Would you give me a call on $1?"',
  ],
  // “They should call me, 0821 555 0143”
  [
    /(^|[.!,] |\band )they (?:should|can|may|could) (?:please |just |simply )*(?:call|phone|ring) (?:me|us)(?:,| on| at| under|:)? ?(\+?\d[\d /()-]{5,20}\d)(?=[.!]|$)/gi,
    (_, before = '', number = '') => `${before === '' ? '' : '. '}Add "Please call me on ${number}."`,
  ],
  // “Want to invite HR people from companies in Bern”
  [
    /(^|[.!] )(?:(?:i|we)(?:['’]d| would)? )?(?:want|like|need|hope|wish) to (?:invite|reach(?: out to)?|contact|talk to|write to|target|meet|approach) ([^.!?:;"“”]{8,120}?)(?=[.!]|$)/i,
    (all, before = '', whom = '') => (namesWhom(whom) ? `${before}Find ${whom}` : all),
  ],
  // “First mail: add that shoes are included”
  [
    new RegExp(
      `^(?:(?:and|in|for|the)\\s+)*(${ordinal}) (?:one|${message})\\s*[:–-]\\s*(?:please )?(?=(?:add|say|mention|write|ask|tell|put|remove)\\b)`,
      'i',
    ),
    'in the $1 email ',
  ],
  // “It should also say that we deliver within three days”, “the emails should mention 30% less film”
  [
    new RegExp(
      `^(?:please )?(?:it|they|(?:the|both|all) (?:${message})s?) (?:should|must|could|needs? to) (?:also )?(?:say|mention|state) (?=(?:that\\b|\\d|our\\b|the\\b))(?![^.]*:)`,
      'i',
    ),
    'mention ',
  ],
  // “Could the subject mention menu cards?”
  [
    /^(?:(?:please|and|also)[,\s]+)*(?:could|can|should) the subject(?: line)? (?:also )?(?:mention|say|have|include|name) ([^.?!"“”:;]{3,50}?)(?: in it)?\?*$/i,
    'change the subject to "About $1"',
  ],
  // “Close with “Mit freundlichen Grüßen, Jens Petersen””
  [
    new RegExp(
      `^${polite}(?:end|close|finish|sign(?: off)?)(?: it| them| both| all)? with ["“„](\\p{L}[^"“”]{2,40}, \\p{Lu}[^"“”]{1,60})["”][.!]*$`,
      'iu',
    ),
    'sign it as "$1"',
  ],
  // “Sign dr. lena krause, datavera”
  [
    /^((?:please |and |now )*)sign (?:(?:it|them|with|as|by) )*((?:dr\.? |prof\.? )?(?!(?:it|them|all|off|with|as|by|both|my|the|our|every|each|up|here|on|in|for|and|off)\b)\p{Ll}+ (?!(?:with|as|off|by|please|up|for)\b)\p{Ll}+(?:,? (?:from )?\p{Ll}+(?: \p{Ll}+)?)?)[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')
        .replace(/(?<= )From /, 'from ')}"`,
  ],
  // “Add my name Petra Novak”
  [
    new RegExp(
      `^(${polite})(?:add|put|use|write) my name:? (${name})(?: (?:under|below|at the (?:end|bottom)).*)?[.!]*$`,
      'u',
    ),
    '$1sign it as "$2"',
  ],
  // “Write a sequence, 4 mails, 1st an introduction”
  [
    new RegExp(`^(${polite}write )an? (?:e-?mail )?sequence,? (?:of |with )?(${count}) ((?:${message})s)(?=,)`, 'i'),
    '$1$2 $3',
  ],
  // “In number 2 say …”, “mention in 1 that …”
  [
    /\bin (?:(?:number|no\.?|#) ?([1-5])\b,?|([1-5])(?= that\b))/gi,
    (_, number?: string, other = '1') => `in the ${numbered[Number(number ?? other) - 1] ?? 'first'} email`,
  ],
  // “Mention our site in the last”
  [
    new RegExp(
      `^(${polite}(?:mention|say|add|put|write|use|include)\\s(?:[^.!?:]|\\.(?=\\p{L})){3,140}? (?:in|to|into) the (?:${ordinal}))([.!]*)$`,
      'iu',
    ),
    '$1 one$2',
  ],
  // “I would like the second email to mention that …”
  [
    new RegExp(
      `^(?:please )?(?:i|we)(?:['’]d| would)? (?:like|want|love) (the (?:${ordinal}) (?:${message})) to (?:also )?(?=(?:mention|say|tell|add|ask|offer)\\b)`,
      'i',
    ),
    'in $1 ',
  ],
  // “End both with: Best wishes, Clara”
  [/\b(end|close|finish|sign) (?:both|all|them|it)(?: of them)? with: /gi, '$1 them with '],
  // “I am sorry, I meant office managers in Munich, please”
  [
    /^(?:(?:oh|no|hm+|wait)[,.!\s]+)*(?:(?:i(?:['’]m| am) )?(?:very |so )?sorry|my apologies|apologies|excuse me|my mistake)[,.!]\s+(?:but )?(?=(?:i|we) (?:meant|mean|wanted|made)\b)/i,
    '',
  ],
  // “No thats wrong, only restaurants in Germany”
  [
    /^(?:no|nope|hm+|oh)?[,.!\s]*(?:thats|that['’]s|that is|this is|these are|they are) (?:wrong|not right|not what i (?:meant|asked for|wanted))[,.!]\s+(?=(?:only|just|find|i|we|not)\b)/i,
    '',
  ],
  [
    /^((?:only|just)\s[^.!?]{3,80}[.!]) (?:please )?(?:throw|kick|take) (?:these|those|them|the others?|the rest)(?: all)? (?:out|away)[.!]*$/i,
    '$1 Remove those.',
  ],
  [
    /^(?:please )?(?:throw|kick) (?:these|those|them|all of them)(?: all)? (?:out|away)(?: (?:again|please))*[.!]*$/i,
    'remove them all',
  ],
  // “Add Augsburg and Nuremberg as well, and could you tell me how large these companies are?”
  [
    new RegExp(
      `,? and (?:also )?(?:could|can|would|will) you (?:also |please )*(?:tell|show) me (how (?:large|big|small|old)|where) (?:these|those|the) (companies|people|contacts|firms) are(?=[?.!]|$)`,
      'i',
    ),
    (_, what = '', whom = '') => `. ${upperFirst(what)} are the ${whom}`,
  ],
  [
    new RegExp(
      `,? and (?:also )?(?:could|can|would|will) you (?:also |please )*(?:tell|show) me (?=${question}\\b)`,
      'i',
    ),
    '. ',
  ],
  [
    new RegExp(`^(${polite}(?:add|include|take|use) )([^.!?]{3,60}?) (?:as well|too|also)(?: please)?(?=[.!]|$)`, 'i'),
    (all, _order, where = '') =>
      where.split(/,\s*(?:and\s+)?|\s+and\s+/).some((each: string) => namesPlaces(`in ${each}`))
        ? `also in ${where}`
        : all,
  ],
  // “How large are these companies, and which of the contacts have no email address yet?”
  [
    new RegExp(
      `((?:^|[.!] )${question}\\b[^?!.]{5,80}?),? and (${question}\\b(?! much\\b)(?!.*\\b(?:there|they|them|their|it)\\b)[^?]{8,100}?)\\s*\\?*$`,
      'i',
    ),
    (_, one = '', other = '') => `${one}? ${upperFirst(other)}?`,
  ],
  [
    /\b((?:which|who|how many)\b[^?.!]*?) (?:do not|don['’]?t) have (?:an? |any )?(e-?mail(?: address)?|phone(?: number)?|linked-?in(?: profile)?)(?:es|s)?(?: yet| so far| at all)?(?=\s*[?.!]|$)/i,
    '$1 have no $2',
  ],
  // “It should say in all three emails: …”
  [
    new RegExp(
      `^${polite}(?:it|they) should say in (?:all|each|every(?: one)?|both)(?: of)?(?: the| my)?(?: ${count})?(?: ${message}s?)?\\s*:\\s*["“„]?([^"“”]{4,300}?)["”]?$`,
      'iu',
    ),
    'add "$1" in all emails',
  ],
  // “Add to the second and third email that …”, “In the second and third email, say that …”
  [
    new RegExp(
      `^${polite}(?:add|write|put|say)(?: in)?(?: to)? the (${ordinal}) and(?: the)? (${ordinal}) (${message}) that ((?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, say that $4. In the $2 $3, say that $4',
  ],
  [
    new RegExp(
      `^${polite}in the (${ordinal}) and(?: the)? (${ordinal}) (${message}),? (?:please )?((?:say|mention|add|tell them) (?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, $4. In the $2 $3, $4',
  ],
  // “In the last mail remind them the free inspection ends 15 January”
  [
    new RegExp(
      `(\\bin the ${ordinal} (?:${message}),?) (?:please )?remind (?:them|people|everyone) (?:that )?(?=(?:the|our|we|it|there|they)\\b)`,
      'i',
    ),
    '$1 say that ',
  ],
  // “Write three emails inviting them. They should reply by 18 December.”
  [
    /^([^]*\b(?:write|draft|create|compose|prepare)\b[^]*[.!] )(?:they|people|guests) should (?:please |kindly )*(?=(?:answer|reply|respond|register|sign up|confirm|book) (?:by|before|until) )/i,
    '$1Ask them to ',
  ],
  // “Add that we come on Saturdays. They should answer by 14 January.”
  [
    /((?:^|[.!?] ))they should (?:please |kindly )*((?:answer|reply|respond|register|sign up|confirm|book|call) (?:by|before|until) [^.!?]{3,40})(?=[.!]|$)/i,
    '$1Add "Please $2."',
  ],
  // “The first email should begin with: We invite you to …”
  [
    new RegExp(
      `^${polite}(the ${ordinal} (?:${message})) (?:should|must|has to|needs to|could) (begin|start|open|end|close) with\\s*:?\\s*["“„]?([^"“”?]{4,200}?[^"“”]?)["”]?$`,
      'iu',
    ),
    '$2 $1 with "$3"',
  ],
  // “Write the three emails again: we invite them to …”
  [
    new RegExp(
      `^${polite}(?:write|draft|do) (?:the|these|those|all|all the) (?:(${count}) )?(${message}s) (?:again|anew|afresh|once more)\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    (_, many = '', what = '') => `write ${many === '' ? '' : `${many} `}${what}: `,
  ],
  // “16 is fine. Now 3 emails please. We are …”
  [
    new RegExp(
      `^(?:\\d{1,3}|that many|those|these) (?:is|are) (?:fine|enough|ok(?:ay)?|good|plenty)(?: for now| then)?[,.!]+\\s+(?=\\p{L})`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|and|so|then|now)[,\\s]+)*(${count}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s) (?:please|pls|now)(?: please)?[.:!,]\\s+(?=(?:we|i|our|my)\\b)`,
      'i',
    ),
    'Write $1 $2: ',
  ],
  // “Take managing directors instead, restaurants and hotels in Germany up to 200 staff, 40 people”
  [
    new RegExp(
      `^${polite}(?:take|try|use|go for|look for|get) ([^,.;:!?]{4,80}?) instead,\\s+(?:at\\s+)?([^.;:!?]{4,140}?)[.!]*$`,
      'i',
    ),
    (all, whom = '', where = '') => (namesPeopleAlone(whom) ? `find ${whom} at ${where}` : all),
  ],
  // “In Hamburg and Bremen, places with 10 to 50 staff”
  [
    /\b(?:places|venues|spots|outfits|houses)(?= with (?:\d|up to|at least|under|over|more than|less than|fewer than))/i,
    'companies',
  ],
  // “Hm ok, all of Germany then. Owners and kitchen managers, 10-50 staff”
  [
    /^(?:(?:hm+|ok(?:ay)?|well|so|then|and|no)[,.!\s]+)*(?:(?:let['’]?s |please )?(?:take|try|do|use|look in|search in|go for) )?(?:(?:all|the whole|anywhere|everywhere) (?:of|in)|(?:across|throughout) all of|the whole of) ([^.,;:!?]{3,40}?)(?: then| instead| please)*(?:[.!,;]\s+(?:still )?([^.!?;:]{4,100}))?[.!]*$/i,
    (all, place = '', whom = '') => {
      if (!namesPlaces(`in ${place}`)) return all
      return whom === '' ? `in ${place} instead` : `only ${whom} in ${place}`
    },
  ],
  // “Just ones at companies over 100 people”
  [/^(?:please )?(?:just|only) ones (?=(?:at|in|from|with) )/i, 'only the ones '],
  // “Say in it that we also come on Saturdays”
  [new RegExp(`^(${polite}(?:say|mention|add|write)) in (?:it|there|them) that `, 'i'), '$1 that '],
  // “Write an email, offer them 15% off”, “write 3 emails, 15% off orders over 20 desks”
  [
    /^([^.;:!?"“”]{0,40}\b(?:write|draft|create|make|prepare|compose)\b[^.;:!?"“”]{1,60}?\b(?:e-?mails?|mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone))?),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    '$1 offering ',
  ],
  [
    /^((?:please |now |and |then )*(?:e-?mail|write(?: to)?|message) (?:them|everyone)),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    'write an email offering ',
  ],
  // “Who should I talk to at firms around Utrecht? Need like 15”
  [
    /(?<=[.?!]) (?:i |we )?need (?:like |about |around |maybe |roughly |ca\.? )?(\d{1,3})(?: of (?:them|those)| people)?[.!]*$/i,
    ' $1 is enough',
  ],
  // “6 restaurant owners or managing directors in Leeds”
  [/\b(owners|founders) or (?=(?:\p{L}+ ){0,2}?(?:directors|managers|owners|founders|ceos|heads)\b)/giu, '$1 and '],
  [/^(?:none|nobody|no one|nothing)(?: there)?[?.!,]+ (?=then\b)/i, ''],
  // “Write to them. Two emails. The first …”
  [
    new RegExp(`\\bwrite to (?:them|everyone)[.,:;] (${count}) (linked-?in messages?|${message}s)[.:,;] `, 'i'),
    'write $1 $2: ',
  ],
  // “Three messages for LinkedIn inviting them to …”
  [/\b(messages?|notes?|sequence)(?: (?:for|on|via|through|over|by)) (linked-?in)\b/gi, '$2 $1'],
  // “3 mails now: 4 weeks free for 2 bikes”
  [
    new RegExp(
      `^((?:(?:ok(?:ay)?|and|so|then|now|great|nice|good|fine|cool)[,.!\\s]+)*)(${count}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s)(?: (?:now|then|please|pls|for them|to them))*\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “Put in the second that we do repairs within a day”, “mention in both that we bring certificates”
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) (?:the )?(${ordinal})(?: (?:one|${message}))? that `,
      'i',
    ),
    '$1in the $2 email say that ',
  ],
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) both(?: (?:of them|${message}s))? that ([^.!?]{4,160})`,
      'i',
    ),
    'In the first email, say that $2. In the second email, say that $2',
  ],
  // “The game lasts 60 minutes, please add that to the first one”
  [
    new RegExp(
      `^((?:the|our|my|we|it|there|parking|entry|lunch|breakfast|drinks)\\b[^.!?:;"“”]{6,140}?),? (?:and |so )?(?:please |can you |could you )+(?:add|mention|say|put|include|write) (?:that|this|it)(?: too| as well)?(?: (?:to|in|into) (?:the (${ordinal}) (?:one|${message})|it|them|the (?:text|e-?mail|message)))?(?: (?:too|as well))?[?.!]*$`,
      'i',
    ),
    (_, fact = '', which?: string) =>
      `${which === undefined ? '' : `in the ${which} email `}say that ${lowerFirst(fact)}`,
  ],
  // “Make the last one shorter and sign as Mara from Lock & Riddle”
  [
    new RegExp(
      `(\\b[Tt]he ${ordinal} (?:one|${message})\\b[^.!?]{0,60}?),? and (?:please )?sign (?:it )?(?:as|with) (?=\\p{Lu})`,
      'u',
    ),
    '$1. Sign all of them with ',
  ],
  // “Sign Sanne, Velopool”
  [new RegExp(`^(${polite})sign (?:it )?(${name})[.!]*$`, 'u'), '$1sign it as "$2"'],
  // “Also an email version with subject free lunch in March”
  [
    /^((?:and |also |now )*)(?:an?|the) (e-?mail|linked-?in) version with (?:the )?subject:? ["“]?([^"“”.!?]{3,60})["”]?[.!]*$/i,
    '$1the same as an $2. Change the subject to "$3"',
  ],
  // “Are there any in Vienna too? Please add five from there.”
  [
    /^(?:and |so )?(?:are|is) there (?:any(?:one|body)?|more|some)(?: of them| people)? in ([^?.,;:!]{3,40}?)(?: too| as well| also)?\? (?:please |then )?(?:add|find|get|take) (?:me )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|some)(?: more| people)? (?:from|in) (?:there|that city|it)(?: too| please)?[.!]*$/i,
    (all, place = '', many = '') =>
      namesPlaces(`in ${place}`) ? `the same in ${place}, ${many === 'some' ? 'a few' : many} of them` : all,
  ],
  // “The fourth one is just a goodbye”
  [
    new RegExp(
      `^(${polite})(?:the )?(${ordinal})(?: one| ${message})?(?: is| should be| as)? (?:just |only |simply )+(?=(?:an? |the )?(?:short |polite )?(?:goodbye|farewell|reminder)\\b)`,
      'i',
    ),
    '$1the $2 one should be ',
  ],
  // “3 emails. Were Liftwerk from Linz”
  [/((?:^|[.!?] )(?:(?:hi|hello|hey)[,.!\s]+)?)[Ww]ere (?=\p{Lu}[\p{L}\d&'’-]* (?:from|in|and|,)|an? )/gu, '$1we are '],
  [
    new RegExp(`^(${polite})(${count}) (linked-?in messages?|${message}s)[.!] (?=(?:we|i|our|my)\\b)`, 'i'),
    '$1write $2 $3: ',
  ],
  // “Could you write two emails to them? The offer: …”
  [
    new RegExp(
      `^((?:(?:please|now|and|also)[,\\s]+)*(?:could|can|would|will) you (?:please )?(?:write|draft|prepare|create)\\s[^?.!:]{3,80}\\b(?:${message}s?|sequence)\\b[^?.!:]{0,40})\\?\\s+(?=\\S)`,
      'i',
    ),
    '$1. ',
  ],
  // “Write to the ones in Galway that we open a shop there”
  [
    new RegExp(
      `^(${polite})write to (them|everyone|(?:the ones|those|people|the (?:people|contacts|companies)) (?:in|at|from) [^.,;:!?]{2,40}?) that (?=(?:we|our|i|there|the)\\b)`,
      'i',
    ),
    '$1write an email to $2: ',
  ],
  // “Email sequence 3 steps: …”
  [
    new RegExp(
      `^(${polite})(?:an? )?(e-?mail|linked-?in) sequence,? (?:with |of |in )?(${count}) (?:steps?|${message}s)\\s*[:–-]\\s*`,
      'i',
    ),
    '$1write $3 $2 messages: ',
  ],
  // “Add to first: we installed 120 chargers”
  [
    new RegExp(
      `^(${polite})(?:add|put|write) (?:this |that )?(?:to|in|into) (?:the )?(${ordinal})(?: one| ${message})?\\s*:\\s*(?=\\S)`,
      'i',
    ),
    '$1in the $2 email say that ',
  ],
  // “In the second email tell them about our feedback: 96% would recommend it”
  [
    new RegExp(
      `(\\bin the ${ordinal} ${message},?) (?:please )?tell them about (?:our|the) [\\p{L} -]{3,30}: (?=\\S)`,
      'iu',
    ),
    '$1 say that ',
  ],
  // “Take the price out of the first”
  [
    new RegExp(
      `^(${polite})take (?:out )?([^.!?:;]{3,60}?) out (?:of|from) (?:the )?(${ordinal})(?: one| ${message})?[.!]*$`,
      'i',
    ),
    '$1remove $2 from the $3 email',
  ],
  // “The last one sounds rude, make it nicer”
  [
    new RegExp(
      `^(${polite})the (${ordinal})(?: one| ${message})? (?:sounds|is|reads|feels|seems) [^,.;:!?]{3,40}[,.;:–-]+\\s+(?:so |please |can you |could you )*make (?:it|that) (?:a (?:bit|little) |much |sound )?(?:nicer|kinder|warmer|friendlier|softer|more (?:polite|friendly))[.!?]*$`,
      'i',
    ),
    '$1make the $2 one friendlier',
  ],
  // “No refund no fee” is no no
  [
    /(?<=\p{L}[^.!?]*)[.!] (no (?!(?:meeting|call|question|link|price|emoji|jargon|attachment|demo|pitch)s?\b)\p{L}+,? no (?!(?:meeting|call|question|link|price|emoji|jargon|attachment|demo|pitch)s?\b)\p{L}+|no (?:contracts?|obligations?|commitments?|fees?|strings attached|deposit|risk))(?=[.!]|$)/giu,
    ', $1',
  ],
  // “Nora Feld, Papyr should be the signature”
  [
    new RegExp(`^(${name}) (?:should|must|could) be (?:the|my|our) (?:signature|sign-?off)[.!]*$`, 'u'),
    'sign it as "$1"',
  ],
  [new RegExp(`^(${polite})signed (?:by|as|with) (${name})[.!]*$`, 'u'), '$1sign it as "$2"'],
  // “Office or facilities managers”
  [
    /(?<!\bof )\b(office|facilit(?:y|ies)|hr|it|marketing|sales|purchasing|procurement|finance|operations|quality|logistics|event) (and|or) (office|facilit(?:y|ies)|hr|it|marketing|sales|purchasing|procurement|finance|operations|quality|logistics|event) (managers|directors|heads)\b/gi,
    '$1 $4 $2 $3 $4',
  ],
  // “Make both max 60 words”
  [/^((?:please |and |now )*make) both (?=(?:max|at most|under|below|no more)\b)/i, '$1 them '],
  // “Could you also include people from Rotterdam?”
  [
    /(^|[.!] )(?:(?:please|and|now|can you|could you|would you)[,\s]+)*(?:also )?(?:include|add) (?:people|companies|contacts|some|those|others)(?: (?:too|also))? (?:from|in) ([^.,;:!?]{3,40}?)(?: (?:too|as well|also))?(?=[,.?!]|$)/i,
    (all, before = '', place = '') => (namesPlaces(`in ${place}`) ? `${before}also in ${place}` : all),
  ],
  // “The second should be shorter and say we speak German”
  [
    /\b(say|mention) (?=we (?:speak|are|have|do|can|come|offer|deliver|work|also|only|always|never|install|repair|bring)\b)/gi,
    '$1 that ',
  ],
  // “Subject should be: mice in your kitchen? and make it shorter”
  [
    /(^|[,.] |\band )(?:the |my )?subject(?: line)?(?: (?:should|must|could) (?:be|say|read)| is|:)\s*:?\s*(?:["“„])?([^"“”.!?:]{4,70}\?)["”]?(?=\s|$)/i,
    '$1change the subject to "$2"',
  ],
  // “Where is my name and the price? Put in …”
  [/^where(?:['’]s| is| are) (?:my|our|the)\s[^?.!]{3,60}\?\s+(?=(?:put|add|write|mention|say|sign)\b)/i, ''],
  [
    /^((?:please )?put in )([^.;:!?"“”]{4,120}?),? and (?=sign\b)/i,
    (_, _order, what = '') => `Add "${upperFirst(what)}.". Then `,
  ],
  // “Sign all mails Ute Kessler, Kessler Pest Control”, “end every mail with: Ute Kessler, Kessler Pest Control”
  [
    new RegExp(
      `(^|[,.] |\\band )(?:please )?(?:[Ss]ign|[Ee]nd|[Cc]lose|[Ff]inish) (?:all|every|each)(?: of)?(?: the| my| our)? (?:e-?)?(?:mails?|messages?|notes?)(?: (?:with|as|by))?\\s*:?\\s*["“„]?(${name})["”]?(?=[.!]*$)`,
      'u',
    ),
    (_, before = '', who = '') =>
      `${before.replace(/^, $/, '. ')}${before === '' || before.startsWith(',') ? 'Sign' : 'sign'} it as "${who}"`,
  ],
  // “Sign all of them with Helen Strand, Marketing Manager, Oakridge Acoustics”
  [
    new RegExp(`(\\b[Ss]ign (?:it|them|all|all of them|both)(?: off)? (?:with|as)) (${name}, ${name})(?=[.!]*$)`, 'u'),
    '$1 "$2"',
  ],
]
