import { namesPlaces } from './names-places'
import type { Rewording } from './other-words'
import { polite } from './polite'

const asked = `^${polite}(?:could you |would you |can you )?(?:please )?(?:also )?(?:please )?`
const places = String.raw`(\p{Lu}[\p{L}-]+(?:(?:,| and| or|, and) \p{Lu}[\p{L}-]+){0,3})`
const sized = String.raw`(?:with |of )?(more than|over|at least|fewer than|less than|under|at most|up to) (\d[\d.,]*) (?:people|employees|staff|persons)`
const firms = '(?:companies|firms|businesses|those|the ones|ones)'
const only = `(?:only (?:keep|take|look at|include|want|use)|(?:keep|take|look at|include) only|only(?: at| look at)?)`
const than = (bound: string) => (/^(?:up to|at most)$/i.test(bound) ? 'at most' : bound)

/** Searches and what is put right of them in the words of polite people. */
export const searchesPolitely: readonly Rewording[] = [
  // “I am sorry. Could you please find …”
  [/^(?:(?:i|we)(?:['’]m| am|['’]re| are) )?(?:very |so |really )?sorry[.!] (?=\S)/i, ''],
  // “Munich would suit us better than Berlin. Could you search in Munich instead?”
  [
    /^(?:(?:actually|well|hm+|(?:i am|i['’]m|we are) afraid)[,\s]+)*(?:that )?[^.!?;:]{3,60} would (?:suit us better|be better|fit better|be more useful)(?: for us)?[^.!?;:]{0,40}[.!] (?=(?:could|can|would|please|so|search|look)\b)/i,
    '',
  ],
  [
    new RegExp(
      `^(?:(?:actually|well|hm+|(?:i am|i['’]m|we are) afraid)[,\\s]+)*(?:that )?${places} would (?:suit us better|be better|fit better)(?: for us)? than ${places}(?=[.!]*$|,? and )`,
      'iu',
    ),
    'Make it $1 instead of $2',
  ],
  // “Search the same people in Vienna as well”
  [
    new RegExp(
      `${asked}(?:search|look|find)(?: for)? the same (?:people|roles|titles|ones) in ${places}(?: as well| too| also)?[.?!]*$`,
      'iu',
    ),
    'also in $1',
  ],
  [
    new RegExp(
      `${asked}(?:search|look|find)(?: for)? the same (?:people|roles|titles|ones) in ${places}(?: as well| too| also)?,? (?:but |and )?${only} (?:${firms} )?(with \\d[\\d.,]* to \\d[\\d.,]* (?:people|employees|staff))[.?!]*$`,
      'iu',
    ),
    'Only companies $2, and also in $1',
  ],
  // “Yes, please look for them, and could you also find …”
  [
    /^(?:yes|yep|sure|ok(?:ay)?)[,.]? (?:please )?(?:look for|search for|find|add|take) (?:them|those|these)(?: instead| then| please)*,? and (?=(?:could|can|would|also|please|find|add|look)\b)/i,
    'Do that. ',
  ],
  // “… as well, and include Berlin in addition to Hamburg”
  [
    new RegExp(
      `(?: as well| too)?,? and (?:also )?(?:include|add) ${places} in addition to ${places}(?=[.?!]*$)`,
      'iu',
    ),
    ', and also in $1',
  ],
  // “Could you also look in Munich, and only at companies with more than 30 people?”
  [
    new RegExp(
      `${asked}(?:look|search) (?:also )?in ${places}(?: (?:too|as well))?,? and ${only} (?:${firms} )?${sized}[.?!]*$`,
      'iu',
    ),
    (_, where = '', bound = '', size = '') =>
      `Only companies with ${than(bound)} ${size} employees, and also in ${where}`,
  ],
  [
    new RegExp(
      `${asked}${only} ${firms} ${sized},? and (?:also )?(?:look|search) (?:also )?in ${places}(?: (?:too|as well))?[.?!]*$`,
      'iu',
    ),
    (_, bound = '', size = '', where = '') =>
      `Only companies with ${than(bound)} ${size} employees, and also in ${where}`,
  ],
  // “Could you also look in Munich?”
  [
    new RegExp(
      `^${polite}(?:could you |would you |can you )?(?:please )?(?:also (?:please )?(?:look|search) in ([^.,;:?!]{3,60}?)|(?:look|search) (?:also )?in ([^.,;:?!]{3,60}?) (?:too|as well|also))(?: please)?[.?!]*$`,
      'iu',
    ),
    (all, one = '', other = '') => (namesPlaces(`in ${one}${other}`) ? `also in ${one}${other}` : all),
  ],
  // “Replace Hamburg with Munich, and only keep companies with more than 50 employees”
  [
    new RegExp(
      `${asked}(?:replace|swap|exchange) ${places} (?:with|by|for) ${places},? and ${only} ${firms} ${sized}[.?!]*$`,
      'iu',
    ),
    (_, gone = '', where = '', bound = '', size = '') =>
      `Make it ${where} instead of ${gone}, and only companies with ${than(bound)} ${size} employees`,
  ],
  // “Look in Hamburg and Berlin instead, and take software companies rather than law firms”
  [
    new RegExp(
      `${asked}(?:look|search) in ${places} instead,? and (?:take|look for|use|find) ([^.,;:?!]{4,50}?) (?:rather than|instead of|and not) [^.,;:?!]{3,50}[.?!]*$`,
      'iu',
    ),
    (_, where = '', whom = '') => `make it ${whom} in ${where} instead`,
  ],
  // “10 hotels in Leipzig with max 500 people”: so many are a size.
  [
    /(\bwith|,| and)(?: a)? (?:max(?:imum)?\.?(?: of)?|at most|up to|no more than|not more than) (\d{2,6}) (?:people|staff|persons|heads|workers)(?=[.,!?]|$| (?:and|in|at|please)\b)/gi,
    (all, joint = '', size = '') =>
      joint !== 'with' && Number(size) < fewForFirms
        ? all
        : `${joint === 'with' ? 'with' : `${joint} with`} at most ${size} employees`,
  ],
  // “Look up the missing addresses, and drop everybody for whom you cannot find one”
  [
    new RegExp(
      `^(${polite}(?:could you |would you |can you )?(?:please )?(?:look up|find|search for|get|enrich) [^.;:!?]*\\b(?:e-?mails?|address(?:es)?)\\b[^.;:!?]*?),? and (?:please |then )*(?:drop|remove|delete|leave out|take out|throw out) (?:everyone|everybody|anyone|anybody|all|those|the ones|the people|the contacts|people|contacts) (?:for whom|where|without|who|whose|that|with)\\b[^.!?]*[.!?]*$`,
      'i',
    ),
    '$1. Remove those without an email address',
  ],
  // “Look up the phone numbers of the contacts”
  [
    /\b(look up|find|get) (?:me )?the (?:missing )?((?:phone|mobile|telephone) numbers?|phones) (?:of|for) (?:all )?(?:the |these |those |our )?(?:contacts|people|them)\b/gi,
    '$1 their $2',
  ],
  // “Who has no mail?”
  [
    /^((?:[\p{L}']+ ){0,6}?(?:who|which|how many)\b[^.;:!?]*?\b(?:has|have|with|without|lacks?|misses|missing|got) (?:no |an? |any |their )?)mails?(?=\W*$| (?:yet|address))/iu,
    '$1email',
  ],
  // “Find ten event managers in Zurich, and add Basel if there are not enough”
  [
    new RegExp(
      `,? and (?:also )?(?:add|take|include|look in|search in) ${places}(?: too| as well| also)? if (?:there (?:are|is)|you (?:find|get)|that is|those are|it is)(?: not|n['’]t| too few| too little)?(?: enough)?(?: of them| there| people)?(?=[.!?]*$)`,
      'u',
    ),
    ' and $1',
  ],
  // “Could you also include marketing managers?”
  [
    new RegExp(
      `^${polite}(?:could|can|would) you (?:please )?(?:also )?include ([^.,;:!?]{4,60}?)(?: too| as well| also)*\\?*$`,
      'i',
    ),
    'include $1 as well',
  ],
  // “I would prefer companies with at least 100 employees”
  [
    new RegExp(
      `^(?:(?:but|and|actually)[,\\s]+)*(?:i|we)(?:['’]d| would)? (?:rather have |prefer |rather like |like only )(?:to have )?(?:only )?${firms} ${sized}[.!]*$`,
      'i',
    ),
    (_, bound = '', size = '') => `Only companies with ${than(bound)} ${size} employees`,
  ],
  // “Check whether all of them have an email address, and look up those that are missing”
  [
    /\bcheck (?:whether|if) (?:all(?: of (?:them|those|these))?|they all|everyone|everybody|all contacts) (?:has|have) (?:an? )?e-?mail(?: address(?:es)?)?,? and (?=(?:look up|find|get)\b)/gi,
    'Who has no email address? And ',
  ],
  // “Not enough, whole NRW”
  [
    /^(?:(?:that['’]s |this is |these are )?(?:not enough|too few)[,.!]+ )(?:then )?(?:take |try |look in |use )?(?:the )?(?:whole(?: of)?|all of|entire) ([^.,;:!?]{3,40}?)(?: then| please)*[.!]*$/i,
    'all of $1 then',
  ],
  // “…, and tell me whose address is missing”
  [
    /,? (?:and )?(?:tell|show) me (?:whose|which|what) (?:e-?mail )?address(?:es)? (?:is|are) (?:still )?(?:missing|not known|unknown)\b/gi,
    '. Who has no email address?',
  ],
  // “… in Cologne instead, and leave out companies with fewer than 50 employees”
  [/ instead(?=,? and (?:leave out|exclude|skip|only) )/gi, ''],
  // “Yes, please look for them instead”
  [
    /^(?:yes|yep|sure|ok(?:ay)?)[,.]? (?:please )?(?:look|search) for (?:them|those|these)(?: instead| then| please)*[.!]*$/i,
    'yes',
  ],
  // “Find some in Bremen too”, “look in Bremen too, I can drive there”
  [
    new RegExp(
      `^${polite}(?:find|get|look for) (?:some|a few|others|more) in ([^.,;:?!]{3,60}?) (?:too|as well|also)[.!?]*$`,
      'iu',
    ),
    'also in $1',
  ],
  [
    new RegExp(
      `^${polite}(?:look|search) in ([^.,;:?!]{3,60}?) (?:too|as well|also), (?:i|we|it|that)\\s[^.?!]{3,60}[.!]*$`,
      'iu',
    ),
    'also in $1',
  ],
  // “Dortmund + Bremen”
  [/(?<=\p{L}{3}) \+ (?=\p{L}{3}|[1-7] (?:linked|e-?mail|mail|message))/giu, ' and '],
  // “Who of them would not get an email?”
  [
    /\bwho(?: of (?:them|those|these))? (?:would|will|does|do|can|could)(?: not|n['’]?t) (?:get|receive|be sent|be reached by) (?:an? |the |any )?e-?mails?\b/giu,
    'who of them has no email address',
  ],
  // “Whose profile is missing?”
  [
    /\bwhose (linked-?in profiles?|profiles?|phone numbers?|numbers?|e-?mail address(?:es)?|e-?mails?|address(?:es)?) (?:is|are) (?:still |not )?(?:missing|not known|unknown|known)(?: yet)?(?=\W*$)/giu,
    (_, what = '') =>
      `who has no ${/mail|address/i.test(what) ? 'email address' : /number/i.test(what) ? 'phone number' : 'LinkedIn profile'}`,
  ],
  // “Do all of them have an email address, and whose profile is missing?”
  [
    /^((?:(?:please|and|now|so)[,\s]+)*(?:do|have|does|has) (?:all(?: of (?:them|those|these))?|they all|everyone|everybody)\b[^.?!,]{3,60}),? and (?=(?:whose|who|which|how many)\b)/iu,
    '$1? ',
  ],
  // “How much does it cost according to our documents?”
  [
    /^(?:(?:and|so|please)[,\s]+)*how (?:much|expensive) [^.?!]{3,80} according to (?:our|the|my) documents?[^?!]*[?.!]*$/i,
    'What do our documents say about prices?',
  ],
]

/** Of people, somebody asks for fewer. */
const fewForFirms = 200
