import { otherWords, type Rewording } from './other-words'
import { otherWordsOfContactData } from './other-words-of-contact-data'
import { changesAtLength } from './changes-at-length'
import { signedInOtherWords } from './signed-in-other-words'
import { sameByOtherWay } from './same-by-other-way'
import { ordersInFewWords } from './orders-in-few-words'
import { askedBesideChanges } from './asked-beside-changes'
import { changesPolitely } from './changes-politely'
import { ordersAtLength } from './orders-at-length'
import { otherWordsOfRemarks } from './other-words-of-remarks'
import { searchesPolitely } from './searches-politely'
import { searchesAtLength } from './searches-at-length'
import { otherWordsInShort } from './other-words-in-short'
import { otherWordsOfEdits } from './other-words-of-edits'
import { otherWordsOfGreetings } from './other-words-of-greetings'
import { otherWordsOfInvitations } from './other-words-of-invitations'
import { otherWordsOfMessages } from './other-words-of-messages'
import { otherWordsOfNarrowing } from './other-words-of-narrowing'
import { otherWordsOfEndings } from './other-words-of-endings'
import { otherWordsOfQuestions } from './other-words-of-questions'
import { otherWordsOfPitches } from './other-words-of-pitches'
import { otherWordsOfRemovals } from './other-words-of-removals'
import { otherWordsOfSearches } from './other-words-of-searches'
import { otherWordsOfWishes } from './other-words-of-wishes'
import { otherWordsOfWays } from './other-words-of-ways'
import { otherWordsOfWhom } from './other-words-of-whom'
import { message, namedMessage, ordinal } from './named-message'
import { otherWordsPutSimply } from './other-words-put-simply'
import { otherWordsTypedInHaste } from './other-words-typed-in-haste'
import { withListsJoined } from './with-lists-joined'
import { rewordedBy } from '../../../engines/messages/goal/rewording'
import { withThingsNamed } from '../../../engines/messages/goal/with-things-named'
import { namesPlaces } from './names-places'
import { polite } from './polite'
import { withoutSpared } from './spared-message'
import { soldTo } from './sold-to'
import { spelledRight } from './spelled-right'
import { withoutReason } from './without-reason'
import { withoutSearchReason } from './without-search-reason'
import { wishesOfSearches } from './wishes-of-searches'
import { writtenInFull } from './written-in-full'

/** What a message asks for in the words that its readers know: “skip the ones in Oslo and enrich the rest” enriches all but those. */
export function asPlainOrder(message: string): string {
  const order = rewordedBy(
    withThingsNamed(
      withListsJoined(
        withoutSpared(withoutSearchReason(withoutReason(spelledRight(writtenInFull(message.slice(0, longest)))))),
      ),
    ),
    [
      ...otherWordsOfRemarks,
      ...wishesOfSearches,
      ...searchesPolitely,
      ...signedInOtherWords,
      ...sameByOtherWay,
      ...ordersInFewWords,
      ...askedBesideChanges,
      ...changesPolitely,
      ...searchesAtLength,
      ...ordersAtLength,
      ...changesAtLength,
      ...otherWordsOfWhom,
      ...otherWordsPutSimply,
      ...otherWordsTypedInHaste,
      ...otherWordsOfWays,
      ...otherWordsOfWishes,
      ...otherWordsOfQuestions,
      ...otherWordsOfSearches,
      ...otherWordsOfInvitations,
      ...otherWordsOfPitches,
      ...otherWordsOfEndings,
      ...otherWordsOfGreetings,
      ...otherWordsInShort,
      ...otherWords,
      ...otherWordsOfEdits,
      ...otherWordsOfMessages,
      ...otherWordsOfNarrowing,
      ...otherWordsOfRemovals,
      ...otherWordsOfContactData,
      ...rewordings,
    ],
  )
  return order + message.slice(longest)
}

const unknownPlace = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u

/** Orders are short: to look for them in long texts would take long. */
const longest = 600

const leaveOut =
  "(?:leave out|leaving out|skip|skipping|ignore|ignoring|exclude|excluding|omit|omitting|(?:do not|don['’]?t|never) (?:touch|use|include|take|change)|not)"
const rest =
  '(?:(?:only|just)\\s+)?(?:(?:all\\s+)?(?:of\\s+)?(?:the\\s+)?(?:rest|others?|remaining(?:\\s+(?:ones|contacts|accounts|people))?)|everyone else|everybody else)'
const enrich = '(?:enrich|look up)'

/** “Leave the Swedish ones alone and …” */
const leaveAlone = '(?:leave|let)\\s+([^.;]{2,80}?)\\s+(?:alone|as they are|out)'
const knownOnes =
  '(?:the\\s+)?(?:companies|ones|people|contacts|accounts|those|firms)\\s+(?:that\\s+|which\\s+|who\\s+|whom\\s+)?(?:we|i|you)\\s+(?:already\\s+)?(?:have|found|got|know)(?:\\s+already)?'

const rewordings: readonly Rewording[] = [
  // “Find 5 more but skip the companies we already have”: nobody is found twice.
  [
    new RegExp(
      `,?\\s+(?:(?:but|and)\\s+)?(?:${leaveOut}|without|except(?:\\s+for)?|other than)\\s+${knownOnes}(?=\\W*$)`,
      'i',
    ),
    '',
  ],
  // “I'm looking for purchasing managers at electronics companies”
  [
    /^(?:(?:hi|hello|hey|so|ok(?:ay)?|well|currently)[,.!\s]+(?:there[,.!\s]+)?)*(?:i['’]m|i am|we['’]re|we are)\s+(?:currently\s+|now\s+|also\s+)*(?:looking for|searching for|trying to find|hunting for|in search of)\s+(?=\S)/i,
    'find ',
  ],
  // “We want more customers in the automotive industry in Poland, what do you suggest?”
  [
    /^(?:i|we)(?:['’]d| would)? (?:want|need|like|are looking for|am looking for)(?: to (?:have|get|win|find|gain))? (?:(?:more|new|some|other|additional) )*(?:customers|clients|buyers) (in|from|among) (?:the )?([^?!;]{3,80}?)(?:[,.;]\s*(?:what|who|how|where)\b[^?]*)?[?.!]*$/i,
    (_, joint = '', whom = '') => `find companies ${joint === 'among' ? 'in' : joint} ${whom}`,
  ],
  // “Write a short and friendly email, ask if they are happy with their supplier”
  [
    /^((?:\w+ ){0,2}?(?:write|draft|compose|create|prepare)\s+(?:(?:them|me|us)\s+)?(?:an?|one|the)\s+(?:(?!about\b|to\b|for\b|that\b)[\p{L}-]+,?\s+){0,5}?(?:e-?mail|message|note|mail)(?: to (?:them|everyone))?)\s*[,:]\s*(?=(?:ask (?:(?:them )?(?:if|whether|how|what|which|when|why|who)|them to)|tell them|invite|thank|remind)\b)/iu,
    '$1 to ',
  ],
  // “Can you help me plan a campaign for dentists in Austria?”
  [
    /^(?:(?:hi|hello|hey|please|can you|could you|would you)[,.!\s]+)*help (?:me|us)(?: to)? (?=(?:plan|set up|build|create|start|launch|run) (?:a|an|my|our|the) [^.?!]*campaign\b)/i,
    '',
  ],
  // “I changed my mind, take that back”
  [
    /^(?:(?:sorry|hmm?|oh|no|ok(?:ay)?|actually)[,.!\s]+)*(?:i(?:['’]ve| have)? changed my mind|on second thoughts?)[,.;:!–-]*\s+(?:please\s+)?(?=\S)/i,
    '',
  ],
  // “Actually I would also like 5 purchasing managers at breweries in Munich”
  [
    /^(?:(?:and|now|also|actually|well|ok(?:ay)?|then|so)[,\s]+)*(?:i|we)(?:['’]d| would)? (?:also )?(?:like|want|need)(?: to have)? (?:also )?(?=(?:another )?\d+ (?!(?:\S+ ){0,4}?(?:e-?mails?|messages?|notes?|steps?|words|minutes|days)\b))/i,
    'find ',
  ],
  // “Find 5 more in Austria, skip Vienna and Graz”
  [
    /^((?:(?:please|and|now|then|ok(?:ay)?)[,\s]+)*(?:find|get|add|look for|search for)\b[^.;]*?),?\s+(?:(?:but|and)\s+)?(?:please\s+)?(?:skip|leave out|leaving out|skipping|omit|ignore)\s+(?!(?:the\s+)?(?:ones|those|people|contacts|anyone|everyone)\b)(?=\p{Lu})/u,
    '$1, not in ',
  ],
  // “I want to sell cooling units to breweries in Bavaria”
  [
    /^(?:(?:hi|hello|hey)(?: there| all)?)?[,.!\s]*(?:i|we)(?:['’]d)? (?:want|would like|need|plan|are trying|am trying|wish|like) to (?:sell|offer|pitch|promote|introduce|show|present) ([^.?!]{3,80}) to ([^.?!]{3,120})(?:[.!]\s*((?:(?:can|could|would|will) you|please|find|get|i need|we need)\s[^]*|(\d{1,3}) (?:of them )?(?:to (?:start|begin) with|for a start|is enough|would do|please)[.!]*)?)?$/i,
    (all, what = '', whom = '', rest = '', count: string | undefined) =>
      count === undefined
        ? soldTo(all, { what, whom, rest })
        : soldTo(all, { what, whom: `${count} ${whom}`, rest: '' }),
  ],
  // “Who should I contact at breweries in Bavaria?”
  [
    /^who (?:should|could|can|do|must|shall) (?:i|we) (?:contact|talk to|speak (?:to|with)|write to|approach|reach|address|ask) (?:at|in|of) ([^.?!]{3,120})\s*\?*$/i,
    'find decision makers at $1',
  ],
  // “About our ferry, but not about prices”
  [
    /,?\s+(?:but|and) (?:not about|without (?:any )?|nothing about) (?:the |our |any )?(prices?|pricing|costs?|discounts?)(?=\W*$)/i,
    '. Do not mention $1',
  ],
  // “In all emails write trailers instead of pallets”
  [
    /^((?:please |now )?)in (?:all|every|each)(?: of)?(?: the| my| our| these)? (?:e-?mails?|messages?|steps?|of them),? ((?:write|say|use|put|replace|change|add|mention|ask|sign)\s[^.]{3,200})[.]?$/i,
    '$1$2 in all emails',
  ],
  // “Leave out the Swedish ones and enrich the rest”
  [
    new RegExp(
      `^${polite}${leaveOut}\\s+([^.;]{2,80}?)(?:\\s*[,.;]\\s*|\\s+)(?:(?:and|but|then|just|please)\\s+)*(${enrich})\\s+${rest}(?=\\W|$)`,
      'i',
    ),
    '$2 everyone except $1',
  ],
  [
    new RegExp(
      `^${polite}${leaveAlone}(?:\\s*[,.;]\\s*|\\s+)(?:(?:and|but|then|just|please)\\s+)*(${enrich})\\s+${rest}(?=\\W|$)`,
      'i',
    ),
    '$2 everyone except $1',
  ],
  // “Do not enrich anyone in Sweden, only the rest”
  [
    new RegExp(
      `^${polite}(?:do not|don['’]?t|never)\\s+(${enrich})\\s+(?:any(?:one|body)\\s+)?([^.;,]{2,80}?)\\s*[,;]?\\s+(?:but\\s+)?(?:only|just|but)\\s+${rest}(?=\\W|$)`,
      'i',
    ),
    '$1 everyone except those $2',
  ],
  // “Enrich them but skip the Swedish ones”
  [
    new RegExp(
      `^(${polite}${enrich}\\s+(?:them(?: all)?|everyone|everybody|all(?: of them)?|(?:all )?the (?:contacts|accounts|people|companies)))\\s*,?\\s+(?:(?:but|and)\\s+)?(?:please\\s+)?${leaveOut}\\s+`,
      'i',
    ),
    '$1 except ',
  ],
  // “Change the second email so that it mentions our ferry and asks for a reply”
  [
    new RegExp(
      `^${polite}(?:change|make|edit|rewrite|adjust|update|rework)\\s+(${namedMessage})\\s+(?:so that|so|such that|in such a way that)\\s+it\\s+(?:also\\s+)?([^.;]{4,200})[.]?$`,
      'i',
    ),
    (_, which = '', does = '') =>
      inBaseForm(does)
        .map((part) => `In ${which} ${part}.`)
        .join(' '),
  ],
  // “The second one should say that we answer within an hour”
  [
    new RegExp(
      `^${polite}(${namedMessage})\\s+(?:should|must|has to|needs to)\\s+(?:also\\s+)?((?:say|tell them|mention|ask|offer|state|point out)\\s[^:]{3,200})$`,
      'i',
    ),
    'in $1 $2',
  ],
  // “Under 80 words each”
  [
    /(\b\d{1,4}\s+(?:words|characters|sentences))\s+(?:each|per\s+(?:e-?mail|message|mail|step)|for each(?: (?:e-?mail|message|one))?|apiece)\b/gi,
    '$1',
  ],
  [
    new RegExp(
      `^(${polite}(?:keep|make|have))\\s+each(?:\\s+(?:of them|one|${message}))?\\s+(?=under|below|at most|shorter|within)`,
      'i',
    ),
    '$1 them ',
  ],
  // “Make the note under 200 characters”
  [
    new RegExp(
      `^(${polite}(?:make|keep|have))\\s+(?:the\\s+|my\\s+)?(?:connection\\s+)?note\\s+(?=(?:under|below|at most|within|shorter|short|friendl|more|less)\\b|friendl)`,
      'i',
    ),
    '$1 the LinkedIn message 1 ',
  ],
  // “Also write a reminder”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:write|draft|create|make|do|send) (an? (?:(?:short|friendly|gentle|polite) )*reminder)(?: (?:too|as well|for (?:it|that|this|them)|please))*[.!]*$/i,
    'add $1',
  ],
  // “And now an email version”
  [
    /^(?:(?:and|now|also|please|then|make|write|do|create)[,\s]+)*(?:an?|the) (e-?mail|linked-?in)(?: message)? version(?: (?:of (?:it|that|this|them)|too|as well|please))*(?:,?\s+(?:(?:with\s+)?(max(?:imum)?|at most|under|below|up to|no more than)\s+(\d{2,3} (?:words|characters))))?[.!]*$/i,
    (_, way = '', _limit, most) => `the same as an ${way}${most === undefined ? '' : `. Make it at most ${most}`}`,
  ],
  // “Shorten the second”
  [
    new RegExp(
      `^(${polite}(?:shorten|drop|remove|delete|take out|make|keep|change|improve|rewrite|redo|lengthen)\\s+the\\s+${ordinal})(?=\\s*[.!]*$|\\s+(?:much |a bit |a little )?(?:short|friendl|formal|more|less|long|sound|plain|crisp|polite))`,
      'i',
    ),
    '$1 one',
  ],
  [
    /^(?:what|which|how many) (?:e-?mails?|messages?) (?:does|do|are|is|has) (?:this|the|our|my|in this|in the) campaign(?: (?:have|got|contain))?\s*\?*$/i,
    'show me the messages',
  ],
  [/^(what (?:is|was|has been)) saved (?:right now|at this point|as of now|at present)\s*(\?*)$/i, '$1 saved now$2'],
  [
    /^(?:and )?how many (?:(?:contacts |people |of them )?(?:are|have we got|do we have) )?(?:are )?left(?: now| then)?\s*\?*$/i,
    'how many contacts have we got?',
  ],
  // “Is there anyone in there without an email?”
  [
    /^(?:(?:and|so|but|ok(?:ay)?)[,\s]+)*(?:is|are) there (?:anyone|anybody|someone|somebody|any(?: (?:people|contacts))?)(?: (?:in (?:there|it|that|this|(?:the|my|our|that) (?:list|audience))|among (?:them|these|those)|on (?:the|my|our) list))? (?:(?:still )?(?:without|missing|lacking)|with no|(?:who|that) (?:has|have) no) (?:an? )?(e-?mail|phone|linked-?in)(?: (?:address|number|profile))?s?\s*\?*$/i,
    (_, what = '') =>
      `who has no ${/mail/i.test(what) ? 'email address' : /phone/i.test(what) ? 'phone number' : 'LinkedIn profile'}?`,
  ],
  // “How many of the people you found have an email address?”
  [
    /^((?:how many|who|which|what share)) (?:of|among|out of) (?:all )?(?:the|those|these) (?:people|contacts|leads|persons|companies|accounts|ones) (?:(?:that|whom|who|which) )?(?:you|we|i) (?:have |['’]ve |just |already )*(?:found|added|got|listed|have|collected)(?= \p{L})/iu,
    '$1 of them',
  ],
  // “How many of them have no phone number yet?”
  [/^((?:how many|who|which)\b.*?)\s(?:yet|still|so far|already)(?=\s*\?*$)/i, '$1'],
  [/^((?:how many|who|which)\b.*?\b(?:are|is|have|has)) still(?= )/i, '$1'],
  // “What does the reefer trailer cost?”
  [
    /^(?:and )?(?:what (?:does|do|would) |how much (?:does|do|would |is |are )\s*)((?:an?|the|our|one) [\p{L}\p{N} -]{3,50}?)(?: cost)?(?: per (?:month|day|week|year))?\s*\?*$/iu,
    (all, what) => (/cost|much/i.test(all) ? `what do our documents say about the price of ${what}?` : all),
  ],
  // “How many contacts are in Denmark and how many in Sweden?”
  [
    /^how many (\p{L}+) (are|work|live|sit) ((?:in|at) [^,?]{2,40}?),? and how many (?:are |work |live |sit )?((?:in|at) [^,?]{2,40}?)\s*\?*$/iu,
    'How many $1 $2 $3? How many $1 $2 $4?',
  ],
  // “Leave out everyone in Berlin”: of who is there already, nobody is taken out by the chat.
  [
    /^((?:(?:please|now|and|then|ok(?:ay)?|can you|could you)[,\s]+)*)(?:leave out|skip|omit)\s+(?=(?:everyone|everybody|anyone|anybody|those|the ones)\b[^,;.]*[.!]*$)/i,
    '$1remove ',
  ],
  // “Write an email about our yard tool. Two follow-ups.”
  [
    /^([^.;!?]*?\b(?:write|draft|create|compose|prepare|send)\b[^.;!?]*?\ban? (?:(?:short|first|friendly|intro|introductory) )*(?:e-?mail|linked-?in message|message))((?:\s[^]*?)?)[.!;]\s+(?:(?:with|and|plus|then)\s+)?(one|two|three|four|five|[1-5]) follow-?ups?(?: e-?mails?)?(?: please| too| after that)*[.!]*$/i,
    '$1 and $3 follow-ups$2',
  ],
  // “Draft 3 messages for me”
  [
    /\b((?:write|draft|create|make|prepare|compose)\b[^.;:!?,\n]{0,40}?\b(?:e-?mails?|messages?|mails?|sequence|notes?)) for (?:me|us)(?=[\s,:;.!?]|$)/i,
    '$1',
  ],
  // “Write three emails to them: a first one and two follow-ups” says twice how many
  [
    /^([^.;!?]*?\b(?:write|draft|create|compose|prepare|need|want)\b[^.;!?]*?\b(?:three|four|five|two|[2-5]) (?:(?:short|friendly) )*(?:e-?mails?|messages?)\b[^.;:!?]*?)\s*[,:–(-]\s*(?:(?:an?|the|one) )?(?:first|initial|opening|intro(?:duction|ductory)?)(?: (?:one|e-?mail|message|mail))?,? (?:and|plus|then|followed by) (?:then )?(?:an?|one|two|three|four|[1-4]) (?:follow-?ups?|reminders?)(?: e-?mails?)?\)?(?=[.,!\s]|$)/i,
    '$1',
  ],
  // “Yes please, look for the other 5”: what was offered
  [
    /^((?:yes|yep|yeah|sure|ok|okay)[,.!\s]+(?:please[,.!\s]+)?)(?:please )?(?:look for|find|get|search for|add) (?:me )?(?:the )?(?:others?|rest|remaining(?: (?:ones|\d+))?|other (?:ones|\d+|one|people|companies))(?: (?:too|as well|please|then|also|for me))*[.!]*$/i,
    'yes',
  ],
  // “Yes save”: it says what is meant
  [
    /^(?:yes|yep|yeah|ok(?:ay)?|sure|great|perfect|fine|good|nice|thanks)[,.!\s]+(?:(?:now|please|then)[,\s]+)*save(?: (?:now|please|then))*[.!]*$/i,
    'save it',
  ],
  // “Write and save an email”
  [/^((?:please )?(?:write|draft|create|make|compose|prepare)) and save\s+([^.;]+?)[.!]*$/i, '$1 $2, and save it'],
  // “Write three emails based on that”
  [/,?\s+based on (?:that|this|these|those|it|them|what you (?:have )?(?:found|said|told me))[.!]*$/i, ''],
  // “Widen it to Austria and Switzerland”
  [
    new RegExp(
      `^${polite}(?:(?:(?:that['’]s )?(?:not enough|too few)|we need more)[,.;!]\\s+)?${polite}(?:widen|extend|expand|broaden)\\s+(?:(?:it|them|this|that|the search)\\s+)?(?:out\\s+)?(?:to|across|over)\\s+(?:(?:all|everywhere|anywhere|the (?:whole|entire|rest)|whole|entire)\\s+(?:(?:of|in)\\s+)?)?(?=\\p{L})([^.!?]{2,60}?)[.!]*$`,
      'iu',
    ),
    (all, where = '') => (namesPlaces(where) || unknownPlace.test(where) ? `also in ${where}` : all),
  ],
  // “Too few, look in all of Germany”
  [
    /^(?:(?:that['’]?s |those are )?(?:not enough|too few|not many|nobody|none)[,.;!]\s+)(?:please\s+)?(?:look|search|try|check|go)\s+(?:in|across|through)\s+(?:(?:all|the whole|the entire|whole)\s+(?:of\s+)?)?(?=\p{L})([^.!?]{2,60}?)[.!]*$/iu,
    (all, where = '') => (namesPlaces(where) ? `also in ${where}` : all),
  ],
  // “Find 5 more without the place”, as was offered
  [
    /^(?:please )?(?:find|get|look for|search for|add) (?:me )?(?:the other |another )?\d{1,3}(?: more| others)? without (?:the |that |a )?(?:place|location|city|country)[.!]*$/i,
    'forget the place',
  ],
  // “Larger companies only, at least 1,000 employees”
  [
    new RegExp(
      `^${polite}(?:only\\s+)?(?:larger|bigger|smaller|large|big|small)\\s+(?:companies|ones|firms|[a-z]+s)(?:\\s+only)?\\s*[,:;–-]\\s*(?=(?:at least|more than|over|under|below|up to|at most|fewer than|less than|with)\\b|\\d[\\d.,]*\\s?(?:\\+|-|–|to|or more)?[\\d.,\\s]*(?:employees|people|staff)\\b)(?:with\\s+)?`,
      'i',
    ),
    'only companies with ',
  ],
  // “Only those who have an email address”
  [
    new RegExp(
      `^${polite}only\\s+(?:show (?:me )?)?(?:those|the ones|people|contacts)\\s+(?:(?:who|that|which)\\s+(?:have|has)|with)\\s+(?=(?:an? )?(?:valid )?(?:e-?mail|phone|linked-?in|mobile))`,
      'i',
    ),
    'show me those who have ',
  ],
  // “How many email addresses do we have?”
  [
    /^how many (e-?mail(?: addresse)?s|phone numbers|linked-?in profiles)(?: (?:do|have) (?:we|i|you) (?:have|got|know)| are there)?(?: (?:now|so far|already))*\s*\?*$/i,
    (_, what = '') =>
      `How many of them have ${/mail/i.test(what) ? 'an email address' : /phone/i.test(what) ? 'a phone number' : 'a LinkedIn profile'}?`,
  ],
]

/** “Mentions our ferry and asks for a reply”, as orders. */
function inBaseForm(does: string): readonly string[] {
  return does
    .split(
      /,?\s+and\s+(?:also\s+)?(?=(?:mentions|asks|says|offers|tells|states|ends|begins|starts|invites|is|sounds)\b)/i,
    )
    .map((part) =>
      part
        .replace(/^(?:is|sounds)\s/i, 'make it ')
        .replace(/^(mention|ask|say|offer|tell|state|end|begin|start|invite)s\b/i, '$1'),
    )
}
