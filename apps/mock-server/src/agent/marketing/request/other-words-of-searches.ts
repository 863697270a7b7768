import { tradeAt } from '../../../engines/sourcing/firmographics'
import { wordsOf } from '../../../engines/sourcing/words'
import type { Rewording } from './other-words'
import { boundOf } from './other-words-of-removals'
import { neededForEvent } from './needed-for-event'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import { namesWhom } from './names-whom'
import { nearbyIn } from './nearby-in'
import { polite } from './polite'
import { readLeads } from './read-leads'

const soMany = '(?:(?:about|around|roughly|maybe|say|just|only)\\s+)?'

const facetNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?countr(?:y|ies)$/i, 'country'],
  [/^(?:the )?cit(?:y|ies)$/i, 'city'],
  [/^(?:the )?(?:industr(?:y|ies)|trades?|sectors?)$/i, 'industry'],
]

/** Searches that stand behind something else that is said: who somebody is, what they sell, whom they ask for advice. */
export const otherWordsOfSearches: readonly Rewording[] = [
  // “Sorry, should have been facility managers, not ops directors”
  [
    /^((?:(?:sorry|oh|no|oops|actually|hmm?|wait)[,.\s]+)*)(?:(?:it|that|they|this) )?should(?: have|['’]ve) been (?=[^.;:!?"“„]{2,60}?,? not [^.;:!?"“„]{2,60}[.!]*$)/i,
    '$1I meant ',
  ],
  // “Add Austria”
  [
    new RegExp(
      `^${polite}(?:add|include) (?:the )?(\\p{Lu}[\\p{L}-]+(?:(?:,? (?:and|or) |, | )\\p{Lu}[\\p{L}-]+){0,4})(?: (?:please|too|as well))*[.!]*$`,
      'u',
    ),
    (all, where = '') => (namesPlaces(`in ${where}`) ? `also in ${where}` : all),
  ],
  // “Sorry, I meant Leeds as well, Manchester and Leeds”
  [
    new RegExp(
      `^(?:(?:sorry|oh|no|oops|actually|hmm?)[,.\\s]+)*(?:i (?:meant|mean|want|need|wanted)|make it|include|take|add) (?:the )?([\\p{L}-]+(?: [\\p{L}-]+)?) (?:as well|too|also)(?:,? (?:so )?(?:(?:both )?[\\p{L}-]+(?: [\\p{L}-]+)? and [\\p{L}-]+(?: [\\p{L}-]+)?))?[.!]*$`,
      'iu',
    ),
    (all, what = '') => (namesPlaces(`in ${what}`) ? `also in ${what}` : all),
  ],
  // “Finance managers are fine too, and CFOs”
  [
    /^((?:(?:and|oh|but|actually|or)[,\s]+)*[^.;:!?"“„,]{2,60}?)( (?:are|would be) (?:fine|ok(?:ay)?|good|great|welcome|interesting)(?: too| as well| also)),? and (?:also )?([^.;:!?"“„,]{2,40}?)(?: (?:too|as well|also))?[.!]*$/i,
    (all, one = '', fine = '', other = '') => (namesPeopleAlone(other) ? `${one} and ${other}${fine}` : all),
  ],
  // “…, no startups under 30 people”, “nothing below 50 employees”
  [
    /,?\s+(?:(?:and|but|please|also)\s+)*(?:no|not|nothing|without|excluding|except|none|nobody at)\s+(?:any\s+)?(?:(?:small|tiny|little|big|large|huge|the)\s+)*(?:(?:start-?ups?|companies|firms|businesses|ones|shops|places)\s+)?(?:(?:with|of|at|that have|who have)\s+)?(under|below|less than|fewer than|smaller than|over|above|more than|bigger than|larger than)\s+(\d[\d,.]*)(?:\s+(?:people|employees|staff|persons|heads))?(?=[.!,]|\s+(?:and|please)\b|$)/gi,
    (_, than: string, count: string) => ` with ${boundOf(than)} ${count} employees`,
  ],
  // “Twelve hotel managers in Leeds”: a title that nobody has, of people who are managers there
  [
    /\b(hotel|hostel|resort|restaurant|caf[eé]|pub|bar|gym|salon|spa|cinema|theatre|museum|supermarket|hospital|farm|winery|brewery|bakery) (managers|directors|owners)(?= (?:in|from|near|around|across) )/giu,
    (_, where: string, who: string) => `${who} at ${where.replace(/y$/i, 'ie')}s`,
  ],
  // “Heads of product or technical documentation”
  [
    /\b((heads|directors|vps|managers|leads|chiefs) of \p{Ll}+(?: \p{Ll}+)?) (or|and) (?!(?:heads|directors|vps|managers|leads|chiefs|owners|founders)\b)(\p{Ll}+(?: \p{Ll}+)?)(?= (?:at|in|from) )/iu,
    (all, one = '', who = '', joint = '', other = '') =>
      // “Heads of IT or IT managers” lead and manage.
      / (?:at|in|from|of)\b/i.test(other) || namesPeopleAlone(other) ? all : `${one} ${joint} ${who} of ${other}`,
  ],
  // “10 seafood exporters in Norway”: what nobody knows them to trade in is told.
  [
    /^((?:please |now |can you )*(?:find|get|look for|search for|show)(?: me| us)? (?:\d{1,3} )?)([\p{L}-]+) (export|import|trad|process|distribut|brok)(ers?|ors?)(?= in \p{Lu})/iu,
    (all, before: string, goods: string, kind: string, end: string) =>
      tradeAt(wordsOf(goods), 0) === undefined ? `${before}${goods} ${kind}${end.replace(/s$/, '')} companies` : all,
  ],
  // “Find 10 yoga studios in California”: whom nobody knows is told, and asked back.
  [
    /^((?:(?:[Pp]lease|[Nn]ow|[Cc]an you) )*(?:[Ff]ind|[Gg]et|[Ll]ook for|[Ss]earch for)(?: me| us)? \d{1,3} )((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s) (in (?:the )?\p{Lu}[\p{L}, -]{2,60})(?=[.!]?$)/u,
    (all, before: string, whom: string, where: string) => {
      const { people, companies, unknown } = readLeads(`${whom} ${where}`)
      const isUnread = people === undefined && companies.industry === undefined && unknown.join(' ') === whom
      return isUnread ? `${before}${whom} companies ${where}` : all
    },
  ],
  // “Need retailers in Spain, logistics managers, 10 of them”
  [
    new RegExp(
      `^(?:${polite})(?:i |we )?(?:need|want|find|get|looking for|look for)\\s+([^.,;:!?]{3,80}?\\sin\\s[^.,;:!?]{3,50}),\\s+(?!(?:and|or|but|hiring|using|with|that|who|which|where|in)\\s)([^.,;:!?\\d]{3,60})(?:,\\s+(\\d{1,3})(?:\\s+(?:of them|people|max|please))*)?[.!]*$`,
      'iu',
    ),
    (all, companies: string, people: string, count = '') =>
      namesPeopleAlone(people) ? `find ${count}${count === '' ? '' : ' '}${people} at ${companies}` : all,
  ],
  // “Series A or B”
  [/\b(series) ([a-d])((?:,? or | and |\/|, ?))([b-e])(?=[\s,.!?]|$)(?! (?:companies|round)?\w)/gi, '$1 $2 or $1 $4'],
  // “Find another 5 in Lisbon”
  [
    new RegExp(
      `^(${polite}(?:(?:find|get|look for|search for)\\s+(?:(?:me|us)\\s+)?)?)another\\s+(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?=\\s+(?:in|from|around|near)\\s|(?:\\s+please)?[.!]*$)`,
      'i',
    ),
    '$1$2 more',
  ],
  ...neededForEvent,
  // “Who should I talk to? Start with about 8 fleet managers at transport companies in Poland”
  [
    new RegExp(
      `(^|[.!?]\\s+)(?:whom? (?:should|could|can|shall|do|would) (?:i|we) (?:talk to|speak (?:to|with)|write to|sell to|reach(?: out to)?|contact|target|approach|address|start with)(?: first)?\\?\\s+)?(?:(?:please|let['’]?s|we (?:can|could|should)|you (?:can|could))\\s+)?(?:start|begin) (?:off )?with\\s+${soMany}([^.!?;:"“”]{6,160}?)(?:,\\s+(?:and\\s+)?then we(?:['’]ll| will| can)? [^.!?;:]{3,40})?(?=[.!?]|$)`,
      'giu',
    ),
    (all, before = '', whom = '') => (namesWhom(whom) ? `${before}Find ${whom}` : all),
  ],
  // “I'm a recruiter looking for senior backend engineers at fintech startups in Berlin”
  [
    new RegExp(
      `^((?:(?:hi|hello|hey)(?: there| all)?[,.!\\s]+)?(?:i['’]m|i am|we['’]re|we are|(?:i|we) (?:run|own|lead|manage|have))\\s+(?:an?|the|one of the)\\s[^.!?;:]{3,90}?),?\\s+(?:(?:and|who)\\s+)?(?:(?:i['’]m|i am|we['’]re|we are|i|we|am|are|is)\\s+)?(?:currently\\s+|now\\s+|always\\s+)?(?:looking for|searching for|hunting for|seeking|on the lookout for|in search of|trying to find|look for|search for|need)\\s+(?=\\S)([^.!?;:]{6,200})`,
      'iu',
    ),
    (all, who = '', said = '') => {
      const whom = nearbyIn(said, who)
      return namesWhom(whom, { isRough: true }) ? `${who}. Find ${whom}` : all
    },
  ],
  // “I'm organising a tasting in Zurich. Find 9 architects there”
  [
    /^([^.!?]{5,200}[.!]\s+)((?:please\s+)?(?:find|get|look for|search for)\s+(?:me\s+|us\s+)?[^.!?]{5,100}?)\s+there(?=[.!]?$|,?\s+and\s)/i,
    (all, told = '', found = '') => {
      const whom = nearbyIn(`${found} nearby`, told)
      return whom.endsWith(' nearby') ? all : `${told}${whom}`
    },
  ],
  // “I want to hire 3 backend engineers in Lisbon, find candidates”
  [
    /^(?:(?:hi|hello|hey)(?: there)?[,.!\s]+)?(?:i|we)(?:['’]d| would)? (?:want|need|like|plan|have|are looking|am looking) to (?:hire|recruit) ([^.?!;:]{6,120}?)(?:[,.;]\s*(?:please\s+)?(?:find|get|show)(?: (?:me|us))?(?: (?:some|a few))?(?: (?:candidates|people|them))?)?[.!]*$/iu,
    (all, whom = '') => (namesWhom(whom, { isRough: true }) ? `find ${whom}` : all),
  ],
  // “Only the ones using AWS”
  [
    new RegExp(`^(${polite})(?:only|just) (?:the ones|those) (?=(?:using|running|hiring)\\s)`, 'i'),
    '$1only companies ',
  ],
  // “Look up 5 event managers at universities in Ireland and write them an email”
  [
    new RegExp(
      `^(${polite})look up\\s+(?=\\d)([^.!?;:"“”]{6,160}?)(?=,?\\s+and\\s+(?:then\\s+)?(?:write|draft|e-?mail|send|enrich|message)\\b|[.!?]|$)`,
      'iu',
    ),
    (all, before = '', whom = '') => (namesWhom(whom) ? `${before}find ${whom}` : all),
  ],
  // “Get the head of operations at each, and their phone numbers”
  [
    new RegExp(
      `^(${polite}(?:find|get|look for|add)\\s[^.!?;:"“”]{6,160}?),?\\s+(?:and|with|plus|including)\\s+(?:also\\s+)?(?:all\\s+)?their\\s+(e-?mails?(?: addresses)?|phone numbers?|phones|linked-?in(?: profiles)?|contact (?:data|details))(?:\\s+(?:too|as well|please))*[.!]*$`,
      'iu',
    ),
    (all, found = '', what = '') =>
      /^(?:\S+\s){1,3}?(?:them|these|those|all)\b/i.test(found) ? all : `${found}, and look up their ${what}`,
  ],
  // “Find 5 fintech companies in London and the CFOs there”
  [
    new RegExp(
      `^(${polite}(?:find|get|look for|search for|add)\\s+(?:me\\s+|us\\s+)?)([^.!?;:"“”]{6,160}?),?\\s+and\\s+(?:also\\s+|then\\s+)?(?:(?:find|get)\\s+(?:(?:me|us)\\s+)?)?(?:all\\s+)?(?:the\\s+)?([^.!?,;:"“”]{2,60}?)\\s+(?:there|at (?:them|these|those)(?: (?:companies|firms))?)(?:\\s+please)?[.!]*$`,
      'iu',
    ),
    (all, before = '', whom = '', people = '') =>
      namesWhom(whom) && readLeads(whom).people === undefined && namesPeopleAlone(people)
        ? `${before}${whom}, and get the ${people} there`
        : all,
  ],
  // “Find retailers in Norway that are hiring and their heads of logistics”: nobody hires those.
  [
    new RegExp(
      `^(${polite}(?:find|get|look for|search for|add)\\s[^.!?;:"“”]{6,160}?\\bare hiring),?\\s+and\\s+(?:also\\s+)?their\\s+([^.!?,;:"“”]{2,60}?)(?:\\s+please)?[.!]*$`,
      'iu',
    ),
    (all, found = '', people = '') => (namesPeopleAlone(people) ? `${found}, and get the ${people} there` : all),
  ],
  // “Who can I sell a payroll tool to in Belgium?”
  [
    /^(?:(?:and|so|ok(?:ay)?|hi|hello)[,\s]+)*whom? (?:can|could|should|would|do) (?:i|we) (?:sell|offer|pitch) ((?:an?|our|my|the|this) [^.!?;:"“”]{3,60}?) to(?: (?:in|at) ([^.!?;:"“”]{3,60}?))?\s*\?*$/iu,
    (_, what = '', where = '') =>
      where === ''
        ? 'who should I target?'
        : `find decision makers at ${/^\p{Lu}/u.test(where) ? `companies in ${where}` : where} to offer them ${what}`,
  ],
  // “What is the split between France and Spain?”
  [
    /^(?:and |so )*(?:what(?:['’]s| is| was)|show(?: me)?|give me) the (?:split|breakdown|distribution|ratio|mix)(?: (?:of (?:them|the (?:people|contacts|companies|accounts))|here|now))?(?: (by|between|over|across|per) ([^?!.;:]{3,60}))?\s*\?*$/i,
    (all, joint = 'between', what = 'countries') => {
      const kind = facetNames.find(([named]) => named.test(what))?.[1]
      if (kind !== undefined) return `how many of them are in each ${kind}?`
      return joint !== 'by' && namesPlaces(`in ${what.replace(/ and /g, ' or ')}`)
        ? 'how many of them are in each country?'
        : all
    },
  ],
  // “Which company is the biggest and who works there?”
  [
    /^(?:and |so )?(?:which|what) (?:company|account|firm) is the (biggest|largest|smallest),? and who (?:works|is|sits|do we have) there\s*\?*$/i,
    'who works at the $1 company?',
  ],
  // “CIOs at hospitals in Belgium, but only in Flanders”
  [
    /\b(in|from) (?:the )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,? (?:but )?only (?:in|from) (?=(?:the )?\p{Lu})/gu,
    '$1 ',
  ],
  // “Yes, 10 of them”
  [
    /^(?:yes|yeah|yep|sure|yes please)[,!.\s]+(?:please[,\s]+)?(?:but\s+)?(?:only\s+|just\s+)?(\d{1,3}) of (?:them|those|these)(?: please)?[.!]*$/i,
    'find $1 of them',
  ],
  // “Actually make it 6 and include Graz”
  [
    /^(?:(?:actually|please|ok(?:ay)?|and|yes|now|hmm?|no|sorry|well)[,.\s]+)*(make (?:it|that) \d{1,3}),? (?:and|but) (?:also )?(?:take|add|include|use) (?:also )?((?:the )?(?!(?:an?|my|our|their|more|some)\b)[\p{L}-]+(?: [\p{L}-]+)?)(?: too| as well| also)?[.!]*$/iu,
    (all, count = '', place = '') => (namesPlaces(`in ${place}`) ? `also in ${place}, ${count}` : all),
  ],
  // “Actually include Belgium too”
  [
    /^(?:(?:[Aa]ctually|[Pp]lease|[Oo]k(?:ay)?|[Aa]nd|[Yy]es|[Nn]ow|[Aa]lso|[Oo]h|[Ww]ait|[Ss]orry|[Hh]mm?)[,.\s]+)+(?:let['’]s\s+)?(?:take|add|include|use)\s+((?:the\s+)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s+(?:too|as well|also)[.!]*$/u,
    'also in $1',
  ],
  // “Finance directors are fine too”, “Austria would be fine as well”
  [
    /^(?:(?:and|oh|but|actually|or)[,\s]+)*([^.;:!?"“„]{2,60}?)(?: (?:is|are|would(?: also)? be)|['’]d be) (?:(also|equally) )?(?:fine|ok(?:ay)?|good|great|welcome|interesting|possible|alright|all right|acceptable|relevant)( too| as well| also)?[.!]*$/i,
    (all, what = '', before = '', behind = '') => {
      if (`${before}${behind}` === '' && !/\bwould also be\b/i.test(all)) return all
      if (namesPlaces(`in ${what}`)) return `also in ${what}`
      const trade = wordsOf(what.replace(/ (?:companies|firms|businesses|ones)$/i, ''))
      return namesPeopleAlone(what) || tradeAt(trade, 0)?.length === trade.length ? `also ${what}` : all
    },
  ],
]
