import { upperFirst } from '../../../engines/messages/upper-first'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import { namesWhom } from './names-whom'
import type { Rewording } from './other-words'
import { polite } from './polite'

const question = '(?:how|which|what|who|where)'

/** Whom to look for in whole sentences, with an apology, a second wish or a question beside it. */
export const searchesAtLength: readonly Rewording[] = [
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
  // “Ok then Hamburg and Berlin”
  [
    /^(?:(?:ok(?:ay)?|hm+|well|fine|so|and)[,.!\s]+)*then (?:in |take |try )?([^.,;:!?]{3,50}?)(?: instead| please)*[.!]*$/i,
    (all, place = '') => (namesPlaces(`in ${place}`) ? `in ${place} instead` : all),
  ],
  // “Want to invite HR people from companies in Bern”
  [
    /(^|[.!] )(?:(?:i|we)(?:['’]d| would)? )?(?:want|like|need|hope|wish) to (?:invite|reach(?: out to)?|contact|talk to|write to|target|meet|approach) ([^.!?:;"“”]{8,120}?)(?=[.!]|$)/i,
    (all, before = '', whom = '') => (namesWhom(whom) ? `${before}Find ${whom}` : all),
  ],
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
  // “Who should I talk to at firms around Utrecht? Need like 15”
  [
    /(?<=[.?!]) (?:i |we )?need (?:like |about |around |maybe |roughly |ca\.? )?(\d{1,3})(?: of (?:them|those)| people)?[.!]*$/i,
    ' $1 is enough',
  ],
  // “6 restaurant owners or managing directors in Leeds”
  [/\b(owners|founders) or (?=(?:\p{L}+ ){0,2}?(?:directors|managers|owners|founders|ceos|heads)\b)/giu, '$1 and '],
  [/^(?:none|nobody|no one|nothing)(?: there)?[?.!,]+ (?=then\b)/i, ''],
  // “Are there any in Vienna too? Please add five from there.”
  [
    /^(?:and |so )?(?:are|is) there (?:any(?:one|body)?|more|some)(?: of them| people)? in ([^?.,;:!]{3,40}?)(?: too| as well| also)?\? (?:please |then )?(?:add|find|get|take) (?:me )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|some)(?: more| people)? (?:from|in) (?:there|that city|it)(?: too| please)?[.!]*$/i,
    (all, place = '', many = '') =>
      namesPlaces(`in ${place}`) ? `the same in ${place}, ${many === 'some' ? 'a few' : many} of them` : all,
  ],
  // “Office or facilities managers”
  [
    /(?<!\bof )\b(office|facilit(?:y|ies)|hr|it|marketing|sales|purchasing|procurement|finance|operations|quality|logistics|event) (and|or) (office|facilit(?:y|ies)|hr|it|marketing|sales|purchasing|procurement|finance|operations|quality|logistics|event) (managers|directors|heads)\b/gi,
    '$1 $4 $2 $3 $4',
  ],
  // “Could you also include people from Rotterdam?”
  [
    /(^|[.!] )(?:(?:please|and|now|can you|could you|would you)[,\s]+)*(?:also )?(?:include|add) (?:people|companies|contacts|some|those|others)(?: (?:too|also))? (?:from|in) ([^.,;:!?]{3,40}?)(?: (?:too|as well|also))?(?=[,.?!]|$)/i,
    (all, before = '', place = '') => (namesPlaces(`in ${place}`) ? `${before}also in ${place}` : all),
  ],
]
