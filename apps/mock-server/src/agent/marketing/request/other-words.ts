import type { Rewording } from '../../../engines/messages/goal/rewording'
import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import { hasConditions } from './lead-request'
import { isKnownRole } from './known-roles'
import { namesPlaces } from './names-places'
import { polite } from './polite'
import { readLeads } from './read-leads'

export type { Rewording }

const find = '(?:find|get|look for|search for|i need|we need)\\s+(?:me\\s+|us\\s+)?'

/** Searches, and questions about the audience, as they are put by people who have no words for it of their own. */
export const otherWords: readonly Rewording[] = [
  // “That's too few, drop the size limit”
  [
    /^(?:(?:that|it)(?:['’]s| is)|those are|these are|they are)\s+(?:far |way |much |still |a bit )?(?:too few|too many|too little|not (?:enough|many|much)|enough|fine|great|perfect|good)\s*[,.;!:–-]+\s*(?=\S)/i,
    '',
  ],
  // “Too many, 8 is enough”
  [
    /^(?:(?:that|it|those|these)(?:['’]s| is| are) )?(?:far |way |much |a bit )?too many\s*[,.;!:–-]+\s*(?:(?:make it|just|only)\s+)?(\d{1,3})(?: (?:is|are|would be|will be) (?:enough|fine|plenty|ok(?:ay)?)| (?:will|would) do)?(?: please)?[.!]*$/i,
    'only $1',
  ],
  // “Who runs marketing there?”
  [
    /^((?:and|so|but|ok(?:ay)?|now|also)[,\s]+)*who(?:['’]s| is)? ?(?:runs|leads|heads(?: up)?|manages|handles|does|looks after|oversees|running|leading|heading|managing|in charge of|responsible for) (?:the |their )?([\p{L}-]+(?: (?!there\b|at\b|in\b)[\p{L}-]+)?)(?: (?:team|department|side))?((?: (?:there|at|in|for) ?.{0,60})?\?*)$/iu,
    (all, _lead = '', area = '', where = '') =>
      isKnownRole(wordsOf(area)) ? `who is head of ${area} ${where.trim()}` : all,
  ],
  // “What's missing?”
  [
    /^(?:and |so |ok(?:ay)? )?what(?:['’]s| is) (?:still )?missing(?: (?:here|there|now|in (?:the|our|my) (?:list|audience)))?\s*\?*$/i,
    'who has no email address?',
  ],
  // “Try the Czech Republic instead”
  [
    new RegExp(
      `^${polite}(?:try|take|use|do|go for|switch to|let['’]?s try|how about) (?=(?:the )?\\p{Lu}[^.!?]{2,40} instead[.!]*$)`,
      'u',
    ),
    'in ',
  ],
  // “Try Portugal instead”, “also try Rome and Turin”
  [
    new RegExp(`^(${polite})try (?:in |it in )?([^.;!?]{3,60}?)( instead)?[.!]*$`, 'i'),
    (all, before = '', where = '') =>
      namesPlaces(where) ? (/\balso\b/i.test(before) ? `also in ${where}` : `in ${where} instead`) : all,
  ],
  // “Try compliance managers”
  [
    new RegExp(`^${polite}(?:try|take|go for|switch to|use) ([^.;!?]{4,60}?)(?: instead)?[.!]*$`, 'i'),
    (all, whom = '') => (namesPeople(whom) ? `${whom} instead` : all),
  ],
  // “2 more there”, in the place that was looked in
  [/^((?:find |get |add )?(?:\d{1,3}|some|a few|two|three|five|ten) more) there[.!]*$/i, '$1'],
  // “Different city: Manchester”
  [
    /^(?:an? )?(?:different|other|another|new) (?:city|place|town|country|region|location)(?: please)?\s*[:,–-]\s*(?=\p{Lu})([^.!?]{2,40}?)[.!]*$/iu,
    'in $1 instead',
  ],
  // “Do that for Ireland”
  [
    new RegExp(
      `^${polite}(?:do|try|run|repeat) (?:that|it|this)(?: again)? (?:for|in|with) (?=(?:the )?\\p{Lu})([^.!?]{2,40}?)[.!]*$`,
      'u',
    ),
    'the same in $1',
  ],
  // “Help me sell our translation services to law firms in Brussels”
  [/^((?:hi|hello|hey|please)[,.!\s]+)?help (?:me|us) (?:to )?(?=(?:sell|promote|offer)\s)/i, 'I want to '],
  // “Their emails please”
  [
    /^(?:and )?their (e-?mails?|e-?mail addresses|phone numbers?|phones|linked-?in(?: profiles?)?)(?: (?:please|pls|too|as well))*[.!]*$/i,
    'show me their $1',
  ],
  // “We clean offices in Cologne. Find 5 office managers there”
  [
    /^((?:we|i|our)\s[^.]{3,100}?\sin\s(\p{Lu}[\p{L}-]+)[^.]{0,60}\.\s+(?:please\s+)?(?:find|get|look for|search for)\s[^.]{3,80}?)\sthere\b/iu,
    (all, before = '', place = '') => (placeAt(wordsOf(place), 0) === undefined ? all : `${before} in ${place}`),
  ],
  // “Instead of CTOs I want CIOs”
  [
    /^instead of ([^,;.]{2,40}?),?\s+(?:(?:i|we)(?:['’]d| would)? (?:rather |really )?(?:want|need|like|prefer|meant)|(?:find|get|take|use|look for))(?: to have)?\s+([^,;.]{2,60}?)[.!]*$/i,
    '$2 instead of $1',
  ],
  // “They should work at hotels”
  [
    /^(?:but |and )?they (?:should|must|have to|need to) (?:all )?(?:(?:work|be|sit|be based) )?((?:at|in|from) )([^.,;?!]{3,60}?)(?: though| please)?[.!]*$/i,
    (all, joint = '', where = '') => {
      const { companies, people, unknown } = readLeads(where)
      return unknown.length === 0 && people === undefined && hasConditions(companies) ? `only ${joint}${where}` : all
    },
  ],
  // “Fewer, just 3”
  [/^(?:fewer|less|not so many|not that many)(?: please)?\s*[,.:–-]\s*(?=(?:just|only)\s+\d)/i, ''],
  // “Max 4”
  [
    /^(?:please )?(?:(?:max(?:imum)?\.?|at most|no(?:t)? more than|up to) (\d{1,3})|(\d{1,3}) (?:max(?:imum)?|at most|tops))(?: (?:people|contacts|of them|please))*[.!]*$/i,
    (_, one = '', other = '') => `only ${one}${other}`,
  ],
  // “Did you find any in Salzburg?”
  [
    /^(?:and )?(?:did|have) (?:you|we) (?:find|found|get|got|have) (?:any|some|anyone|anybody|someone|somebody)(?: (?:of them|people|contacts|companies))? ((?:in|from|at) [^?.!]{2,50}?)(?: too| as well)?\s*\?*$/i,
    'how many of them are $1?',
  ],
  // “Drop the hiring part”
  [
    new RegExp(
      `^${polite}(?:drop|remove|lift|skip|forget|ignore|leave out|without) the (hiring|funding|technology|tech stack)(?: (?:part|bit|signal|condition|filter|requirement|restriction|criterion|thing))?(?: (?:then|please|again))*[.!]*$`,
      'i',
    ),
    'without the $1',
  ],
  // “Our company sells cold storage”
  [
    /^((?:(?:hi|hello|hey)[,.!\s]+)?)our (?:company|firm|agency|business|team|start-?up|studio) (sell|offer|make|provide|supplie|build|produce|develop|rent|install|clean|print|train)s (?=\S)/i,
    (_, hi = '', does = '') => `${hi}We ${does.replace(/ie$/, 'y')} `,
  ],
  // “We sell a cleaning robot and want to reach hotels”
  [
    /^((?:(?:hi|hello|hey)[,.!\s]+)?(?:we|i)(?:['’](?:m|re) an?| (?:sell|offer|make|provide|supply|build|produce|rent|install|clean|print|train|bake|cook|repair|design|teach|translate|have|run|own|am an?|are an?))\s[^.;!?]{3,100}?),?\s+and\s+(?:we\s+|i\s+)?(?:now\s+)?(?:want|would like|need|plan|wish|hope|am looking|are looking|am trying|are trying) to (?:find|meet|sell to|reach(?: out to)?|target|contact|approach|win|address|write to)\s+(?!(?:out|them|it|that|this)\b)(?=\S)/i,
    '$1. Find ',
  ],
  // “IT leaders at insurers in Bern, pls 5”
  [/,\s*(?:please|pls|plz)\s+(\d{1,3})(?=[.!]*$)/i, ', $1'],
  // “What's in the list?”
  [/^(?:and |so )?what(?:['’]?s| is) (?:in|on) (?:the|our|my) list\s*\?*$/i, "what's in the audience?"],
  // “How many companies do we have, and how many contacts have an email address?”
  [
    /^(how many [^,?]{3,60}?),? and (how many [^?]{3,80})\?*$/i,
    (_, one = '', other = '') => `${one}? H${other.slice(1)}?`,
  ],
  // “As many as you can”
  [/^(?:ok(?:ay)?,? |yes,? |please,? )*as many as (?:you can|possible|there are)(?: find)?(?: please)?[.!]*$/i, 'yes'],
  // “Build me a list of 10 dentists in Lyon”
  [
    new RegExp(
      `^(?:hi|hello|hey)?[,!\\s]*${polite}(?:build|make|create|compile|prepare|put together|give|get|draw up)\\s+(?:me\\s+|us\\s+)?(?:an?|the)\\s+(?:short\\s+|new\\s+|target\\s+)?list\\s+(?:of|with)\\s+(?!(?:all|every\\w*|the|our|my|these|those|them|who|what)\\b)(?=\\S)`,
      'i',
    ),
    'find ',
  ],
  // “Find customers in Austria”
  [
    /^((?:i|we)(?:['’](?:m|re)| am| are) looking for|find|get|look for|search for)\s+(?:me\s+|us\s+)?(?:(?:some|new|more|a few)\s+)*(?:customers|clients|buyers)\s+(?=(?:in|from|around|near)\s)/i,
    'find companies ',
  ],
  // “People who decide about IT”
  [
    /\b(?:the\s+)?(?:people|persons|those|contacts|somebody|someone|person|anyone)\s+(?:(?:who|that)\s+(?:decides?|makes?\s+(?:the\s+)?decisions?)\s+(?:about|on|over)|(?:(?:who|that)\s+(?:are|is)\s+)?(?:responsible\s+for|in\s+charge\s+of))\s+(?:the\s+)?((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)(?=\s+(?:at|in|from|of)\s|[.,!?]|$)/iu,
    (all, area = '') => (isKnownRole(wordsOf(area)) ? `${area} decision makers` : all),
  ],
  // “Drop the size limit”
  [
    new RegExp(
      `^${polite}(?:drop|remove|lift|skip|forget|ignore|leave out) the (?:company )?(size|place|location|city|country|region|industry|trade|sector) (?:limit|limits|condition|filter|restriction|requirement|criterion)(?: (?:then|please|again))*[.!]*$`,
      'i',
    ),
    'without the $1',
  ],
  // “OK, take Paris too”
  [
    new RegExp(
      `^(?:${polite})(?:[Tt]ake|[Aa]dd|[Ii]nclude|[Uu]se)\\s+(\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+)?)\\s+(?:too|as well|also)[.!]*$`,
      'u',
    ),
    'also in $1',
  ],
  // “What are their names?”
  [
    /^(?:and |so )?(?:what are (?:their|the) names|(?:tell|give|show) me (?:their|the) names|what are they called)\s*\?*$/i,
    'show me all contacts',
  ],
  // “What have you done so far?”
  [
    /^(?:so |and )?(?:what (?:did you do|have you done|was done|has been done)|what(?:['’]s| is) (?:done|been done))(?: (?:so far|already|until now|up to now|for me|here|in this campaign))*\s*\?*$/i,
    'where are we?',
  ],
  // “Write it in English then, about our refill packaging”
  [
    new RegExp(
      `^${polite}write (?:it|them|this|that|the e-?mail)? ?in english(?: (?:then|instead|please))*,?\\s+(about\\s.+)$`,
      'i',
    ),
    'write an email $1',
  ],
  // “Offices with 50 to 200 people”: whoever has one, and not who lets them.
  [new RegExp(`^((?:${find})?(?:\\d+\\s+)?)offices(?=\\s+(?:with|of|in|around|near)\\s)`, 'i'), '$1companies'],
  // “Look up the missing ones”
  [
    new RegExp(
      `^${polite}(?:look up|find|get|enrich|fill in|complete|search for) (?:me )?(?:the|their|all|any) missing(?: (?:ones|e-?mails|addresses|mails|people|contacts|data|information|info|details))?(?: (?:too|as well|please|then|now))*[.!]*$`,
      'i',
    ),
    'look up the missing email addresses',
  ],
  // “Who runs them?”
  [
    /^(?:and |so |ok,? )?who (?:owns|runs|leads|manages|heads|founded) (?:them|these|those|these companies|those companies|the companies)\s*\?*$/i,
    'find owners, founders and CEOs at these companies',
  ],
]

function namesPeople(whom: string): boolean {
  const { people, unknown } = readLeads(whom)
  return people !== undefined && unknown.length === 0
}
