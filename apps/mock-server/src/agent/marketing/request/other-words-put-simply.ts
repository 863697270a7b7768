import { namesPeopleAlone } from './names-people-alone'
import { message, namedMessage, ordinal } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { upperFirst } from '../../../engines/messages/upper-first'

/** “…, then a short reminder, then say goodbye”: what follows a first message anyway. */
const followUpsAlone =
  /^(?:(?:,| and)*\s+(?:and\s+)?(?:then|finally|lastly|last)\s+(?:with\s+)?(?:(?:an?|one|the)\s+)?(?:(?:short|polite|friendly|gentle|quick|brief|last|final|kind)\s+)*(?:reminders?|follow-?ups?|goodbye|farewell|note|nudge|remind (?:them|him|her)(?: once)?|follow up|say (?:goodbye|farewell)|check(?:ing)? in)(?:\s+(?:e-?mail|message|note))?)+$/i

/** “The second”, of which message nobody has said */
const bare = new RegExp(`^(the ${ordinal})$`, 'i')

/** “Collection is free” is a sentence, and no thing that could be offered. */
const saysOfItself = /^(?!(?:an?|\d)\s)[^.,;:!?\n]{2,50}?\s(?:is|are|costs?|takes?|comes?|gets?|starts?)\s/i

const someMessages =
  '(?:(?:an?|one|two|three|four|five|[1-7])\\s(?:(?:short|friendly|quick)\\s)*)(?:(?:[1-7]|two|three|four|five)[- ]?(?:step|part)\\s)?(?:linked-?in\\s|e-?mail\\s)?(?:e-?mails?|mails?|messages?|notes?|sequence|cadence)'

/** What is to be changed, as it is said across a table. */
export const otherWordsPutSimply: readonly Rewording[] = [
  // “The third should mention parking”
  [new RegExp(`^(${polite}the ${ordinal})(?= (?:should|must|has to|needs? to|ought to|could)\\b)`, 'i'), '$1 one'],
  // “Make the 2nd sound less pushy”
  [
    new RegExp(
      `^${polite}make (${namedMessage}|the ${ordinal}) (?:(?:to )?(?:sound|read|feel|look|be) )?(?:a (?:bit|little) )?(?:(?:less|not so|not as) (?:pushy|salesy|aggressive|eager)|softer|gentler)[.!]*$`,
      'i',
    ),
    (_, which = '') => `${which.replace(bare, '$1 one')} is too pushy`,
  ],
  // “Make the first one sound more formal”
  [
    new RegExp(
      `^(${polite}make (?:${namedMessage}|the ${ordinal})) (?:to )?(?:sound|read|feel|look|be) (?=(?:a (?:bit|little) )?\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
  // “In message 1 say we have 40 trucks”
  [
    new RegExp(
      `^(${polite}in ${namedMessage}),? (?:say|mention|write|add|state) (?=(?:we|our|it|they|there|you|the)\\s)`,
      'i',
    ),
    '$1 say that ',
  ],
  // “Change the call to action in the second one to a free visit”
  [
    new RegExp(
      `^${polite}(?:change|set|turn|make) the (?:call[- ]to[- ]action|cta|question)(?: (?:at the end|in the end))? (?:in|of) (${namedMessage}|the ${ordinal})(?: one)? (?:to|into) (?:asking )?(?:for )?(an? [^.:;!?"“„\n]{3,60}?)[.!]*$`,
      'i',
    ),
    (_, which = '', what = '') => `in ${which.replace(bare, '$1 one')} ask for ${what}`,
  ],
  // “Put in the second one that we already work with Charité”
  [
    new RegExp(
      `^${polite}(?:put|write|add|say|mention|include|state|note)\\s+(?:in(?:to)?|to)\\s+(${namedMessage})\\s+(that\\s[^:;"“„]{4,200})$`,
      'i',
    ),
    'in $1 say $2',
  ],
  // “Change step 3 so it says we can start next week”
  [
    new RegExp(
      `^${polite}(?:change|make|edit|rewrite|adjust|update|rework)\\s+(${namedMessage})\\s+(?:so\\s+(?:that\\s+)?it|to)\\s+says?\\s+(?!that\\b)(?=(?:we|you|our|it|the|there|they|this)\\s)([^:;"“„]{4,200})$`,
      'i',
    ),
    'in $1 say that $2',
  ],
  // “Don't say "free" in the first email, say "at no cost"”
  [
    new RegExp(
      `^${polite}(?:do not|don['’]?t|never|stop) (?:say|saying|write|writing|use|using) (?:the (?:words?|phrase|term) )?["“„]([^"“”„]{2,60})["”](?: (in (?:${namedMessage}|the ${ordinal})))?[,;]? (?:and |but |rather )*(?:(?:please )?(?:say|use|write|put) )?(?:rather )?["“„]([^"“”„]{2,60})["”](?: instead)?[.!]*$`,
      'i',
    ),
    (_, wrong = '', which = '', right = '') =>
      `${which === '' ? '' : `${which.replace(/^(in the \\S+)$/i, '$1 one')} `}say "${right}" instead of "${wrong}"`,
  ],
  // “Change the subject to something about short runs, max 5 words”
  [
    /^((?:[a-z]+[,\s]+){0,3}?(?:change|make|set)\s(?:the |its )?subject(?: line)?\s[^"“„\n]{3,80}?),?\s(?:and\s)?(?:with\s)?(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|under|in)\s\d{1,2}\swords(?:\s(?:max|at most))?[.!]*$/i,
    '$1',
  ],
  // “Now a three email sequence please, friendly, about …”
  [
    /^((?:(?:ok(?:ay)?|now|and|next|then|please|great|good|nice|thanks|also)[,.!\s]+)*)(?=(?:an?\s)?(?:(?:short|friendly|quick)\s)*(?:(?:two|three|four|five|[2-7])[-\s]?(?:steps?|parts?|e-?mails?|messages?|mails?)\b|(?:e-?mail|linked-?in)\s(?:sequence|cadence)\b)[^?\n]{0,60}?\s(?:about|offering|that offers?|inviting|introducing|to (?:introduce|offer|invite|present|promote|sell))\s)/i,
    '$1write ',
  ],
  // “Don't use the word synergy”, “… in the first email”
  [
    new RegExp(
      `^${polite}(?:do not|don['’]?t|never|avoid|stop) (?:(?:use|using|say|saying|write|writing) )?the (words?|phrase|term) ["“„'‘]?([\\p{L}-]+(?: (?!in\\b)[\\p{L}-]+){0,3}?)["”“'’]?(?: in (${namedMessage}))?(?: (?:please|in (?:it|them)|anywhere|at all|again))*[.!]*$`,
      'iu',
    ),
    (_, noun = '', words = '', which = '') =>
      `${which === '' ? '' : `in ${which} `}remove the ${noun} "${words}"${which === '' ? ' everywhere' : ''}`,
  ],
  // “Leave out the call”
  [
    new RegExp(
      `^${polite}(?:leave out|drop|remove|skip|take out|cut|omit|lose|delete|get rid of) (?:the|any|that|all) (?:(?:request|question|ask|asking) (?:for|about) (?:the|an?) )?(calls?|meetings?|demos?|appointments?)(?: (?:requests?|questions?|part|thing|to action|bit))?((?: (?:in|from) ${namedMessage})?)(?: please)?[.!]*$`,
      'i',
    ),
    (all, what = '', where = '') =>
      /to action/i.test(all) ? all : `don't ask for a ${what.replace(/s$/i, '')}${where.replace(/^ from/i, ' in')}`,
  ],
  // “Now 3 emails, goal is a 15 minute call. Our booths cut noise by half”
  [
    new RegExp(
      `^(${polite})((?:write|draft|create|make|prepare|compose)\\s(?:me\\s|us\\s|them\\s)?)?(${someMessages}(?: (?:to|for) (?:them|everyone|all of them))?)(?:,| with|\\s[–-]|[.:;])?\\s+(?:and\\s+)?(?:the\\s+|our\\s+|my\\s+)?(?:goal|aim)(?:\\s+(?:is|of|being))?:?\\s+(?:to (?:get|have|book) )?((?:an?|one)\\s[^.;:!?"“„]{3,40}?)[.;]\\s+(?=(?:our|we|it|they|the|i)\\s)([^]{8,400})$`,
      'i',
    ),
    (_, before = '', order = 'write ', what = '', ask = '', matter = '') =>
      `${before}${order === '' ? 'write ' : order}${what} to ask for ${ask}. ${upperFirst(matter)}`,
  ],
  // “Write them 2 emails, say we redesign a site in 3 weeks”
  [
    new RegExp(
      `^(${polite}(?:write|draft|create|make|prepare|compose)\\s(?:me\\s|us\\s|them\\s)?${someMessages}(?: (?:to|for) (?:them|everyone|all of them))?),? (?:and )?(?:say|saying) (?:that )?(?=(?:we|our)\\s)`,
      'i',
    ),
    '$1: ',
  ],
  // “Make the LinkedIn one shorter”
  [/\bthe (linked-?in) one(?=\s|[.!?]*$)/gi, 'the $1 message'],
  // “Offer: free collection, £30 a bag. Write 2 emails”
  [
    new RegExp(
      `^(?:the |our |my )?offer(?: is)?: ([^.;!?\\n]{6,200}|[^;!?\\n]{6,200}?(?:\\d\\.\\d[^;!?\\n]{0,60}))[.;]?\\s+(?:please )?((?:write|draft|create|make|prepare|compose)\\s(?:me\\s|us\\s|them\\s)?${someMessages}(?: (?:to|for) (?:them|everyone|all of them))?)[.!]*$`,
      'i',
    ),
    (_, offer = '', order = '') => (saysOfItself.test(offer) ? `${order}: ${offer}` : `${order} offering ${offer}`),
  ],
  // “3 emails please, we need to mention: delivery included”
  [
    new RegExp(
      `^(${polite})((?:write|draft|create|make|prepare|compose)\\s(?:me\\s|us\\s|them\\s)?)?(${someMessages}(?: (?:to|for) (?:them|everyone|all of them))?)(?: please)?[,.:;]?\\s+(?:and\\s+)?(?:(?:(?:we|you|they|it) (?:need|have|want|must|should)(?: to)? |please )?(?:mention|say|include)|(?:the )?(?:key |main )?(?:points|facts)(?: (?:are|to mention))?)\\s*:\\s*([^]{8,300})$`,
      'i',
    ),
    (_, before = '', order = 'write ', what = '', matter = '') =>
      `${before}${order === '' ? 'write ' : order}${what}: ${matter}`,
  ],
  // “Write me 2 LinkedIn messages and 3 emails, we check every extinguisher”
  [
    new RegExp(
      `^(${polite}(?:write|draft|create|make|prepare|compose)\\s(?:me\\s|us\\s|them\\s)?${someMessages} and ${someMessages}(?: (?:to|for) (?:them|everyone|all of them))?)[,:]\\s+((?:we|our)\\s)`,
      'i',
    ),
    (_, order = '', matter = '') => `${order}. ${upperFirst(matter)}`,
  ],
  // “Write me 3 emails. The offer: first clean free”
  [
    new RegExp(
      `^(${polite}(?:write|draft|create|make|prepare|compose)\\s(?:[^.!?:\\n]{0,40}\\s)?(?:e-?mails?|mails?|messages?|sequence|cadence)(?: (?:to|for) (?:them|everyone|all of them))?)[.!;:,–-]+\\s+(?:and\\s+)?(?:(?:i|we)(?:['’]d| would) like to offer(?: them)?|(?:i|we) want to offer(?: them)?|(?:the|our|my) offer(?: is|:)|offer:|(?:i|we)(?:['’]m|['’]re| am| are) offering(?: them)?)\\s+(first\\s)?(?=\\S)`,
      'i',
    ),
    (all, order = '', first = '', at = '0', whole = '') =>
      saysOfItself.test(whole.slice(Number(at) + all.length))
        ? `${order}: ${first === '' ? '' : 'the first '}`
        : `${order}. We offer ${first === '' ? '' : 'the first '}`,
  ],
  // “No exclamation marks please”
  [
    new RegExp(
      `^${polite}(?:(?:use |with )?no|without(?: any)?|(?:leave|take) out (?:all |the )*|remove (?:all |the )*|(?:do not|don['’]?t) (?:use|put|write)(?: any)?) ?exclamation (?:marks?|points?|signs?)(?: (?:please|in (?:it|them|there)|at all|anywhere))*[.!]*$`,
      'i',
    ),
    'replace "!" with "."',
  ],
  // “Two LinkedIn messages too please”
  [
    /^(?:(?:and|now|also|then|please|i (?:also )?(?:need|want)|i['’]d like)[,\s]+)*(an?|one|two|three|four|five|[1-5]) (linked-?in (?:messages?|notes?)|e-?mails?)(?:,? (?:too|as well|also|please|pls|for (?:them|this|it)|about (?:it|that|this|the same)|with the same (?:offer|content)))+[.!?]*$/i,
    (_, count = '', way = '') =>
      `the same as ${/^linked/i.test(way) ? 'a LinkedIn message' : 'an email'}${/^(?:an?|one|1)$/i.test(count) ? '' : `, ${count} messages`}`,
  ],
  // “I said private hospitals, but clinics are fine too”
  [
    /^(?:(?:sorry|oh|well|actually|hmm?)[,.\s]+)*i (?:said|asked for|wrote|told you|wanted) [^.;:!?]{3,80}?,? but (?=[^.;:!?]{3,80}? (?:are|is|would be|will do|work) ?(?:fine|ok(?:ay)?|good|great)?(?: too| as well| also)*[.!]*$)/i,
    '',
  ],
  // “Three emails: first introduce us, then a short reminder, then a polite goodbye”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|create|make|prepare|compose)\s[^:;.!?"“„]{3,80}?)(?::|,|\s[–-])?\s+(?:where\s+)?(?:the\s+)?first(?:ly)?,?\s+((?:introduc|present|announc|promot|offer|pitch)\p{L}*)\s+([^.;:!?"“„,]{2,80}?)((?:,| and)?\s+(?:and\s+)?(?:then|finally|lastly|last)\b[^:;!?"“„]{3,120})$/iu,
    (all, order = '', verb = '', what = '', rest = '') =>
      followUpsAlone.test(rest.replace(/[.\s]+$/, ''))
        ? `${order} ${verb.replace(/(?:e|es|s|ing)?$/i, '')}ing ${/^(?:us|ourselves)$/i.test(what) ? 'our company' : what}`
        : all,
  ],
  // “Write three emails, first introduce our app, then ask for a call”
  [
    /^(?![^]*\b(?:second|2nd|third|3rd)\b)((?:\w+ ){0,3}?(?:write|draft|create|make|prepare|compose)\s[^:;.!?"“„]{3,80}?)(?::|,|\s[–-])\s+first(?:ly)?,?\s+(?=(?:introduce|present|announce|promote|offer|pitch|invite|thank|tell)\s)/i,
    '$1 to ',
  ],
  // “A sequence that introduces our espresso machines and offers a free trial”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|create|make|prepare|compose)\s[^:;.!?"“„]{3,80}?) (?:that|which) (introduce|present|announce|promote)s ([^.;:!?"“„]{2,80}?),? and offers (?=an?\s|\d|free\s|the\s|our\s)/i,
    '$1 to $2 $3 and offer ',
  ],
  // “Write them three emails: an offer of a free bag of coffee”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|create|make|prepare|compose)\s[^:;.!?"“„]{3,80}?)(?::|,|\s[–-])\s+(?:with\s+)?(?:an|the|our) offer of\s+(?=\S)/i,
    '$1 offering ',
  ],
  // “Offer them a free plant as well”
  [
    new RegExp(
      `^${polite}(?:also )?offer (?:them|everyone|people) ((?:an?|one|two|free|half|\\d)\\s[^.,;:!?"“„]{2,100}?)(?: (?:too|as well|please|also))*[.!]*$`,
      'i',
    ),
    'say that we can offer you $1',
  ],
  // “Replace "17 December" with "18 December" in the LinkedIn message”
  [
    new RegExp(
      `^(?:${polite})((?:replace|change|swap)\\s+["“„][^"“”„\\n]{1,150}["”“]\\s+(?:with|by|to|for)\\s+["“„][^"“”„\\n]{1,150}["”“])\\s+in\\s+((?:the |my |our )?(?:linked-?in (?:message|note)|e-?mails?|${ordinal} ${message}|${message} #?\\d))[.!]*$`,
      'i',
    ),
    'in $2 $1',
  ],
  // “In the LinkedIn message it is 17 December, not 15 December”
  [
    new RegExp(
      `^(?:${polite})(in (?:the |my |our )?(?:linked-?in (?:message|note)|e-?mails?|${ordinal} ${message}|${message} #?\\d)),? (?:it|this|that) (?:is|should be|must be|has to be) (?:on |at )?([^,.;:"“„]{2,40}),? (?:and )?not (?:on |at )?([^,.;:"“„]{2,40}?)[.!]*$`,
      'i',
    ),
    '$1 replace "$3" with "$2"',
  ],
  // “Show me the emails and the LinkedIn message”
  [
    /^((?:(?:please|now|can you|could you)[,\s]+)*(?:show|give)(?: me| us)?|(?:let me |can i |could i )?see) (?:(?:all|both) )?(?:the |my |our )?(?:e-?mails?|linked-?in messages?|sequence) and (?:the |my |our )?(?:e-?mails?|linked-?in messages?|sequence|linked-?in)(?: (?:again|now|please|once more))*\s*[?.!]*$/i,
    'show me the messages',
  ],
  // “Make that 10, and also VPs of marketing”: others, and no other title for the same
  [
    /^(?:(?:please|ok(?:ay)?|actually|now|and|yes|sorry)[,\s]+)*make (?:it|that|them) (\d{1,3}),? (?:and|plus) also (?:find |get |add )?([^.;:!?"“„\d]{3,60}?)(?: please| too| as well)*[.!]*$/i,
    (all, count = '', whom = '') => (namesPeopleAlone(whom) ? `also find ${count} ${whom}` : all),
  ],
  // “Will it go out to everyone?”
  [
    /^(?:(?:and|so|but|ok(?:ay)?)[,\s]+)*(?:will|would|does|do|is|are|can) (?:(?:it|they|this|that|these|the (?:e-?mails?|messages?|campaign|sequence)) (?:really |then |now )?(?:(?:be )?(?:going|go|sent|send)(?: out)? to|reach) (?:everyone|everybody|all(?: of)? (?:them|the (?:contacts|people))|all)|(?:everyone|everybody|all(?: of)? (?:them|the (?:contacts|people))|they all) (?:really )?(?:be )?(?:gets?|receives?|getting|sent) (?:it|them|this|that|one|an e-?mail|a message|the (?:e-?mails?|messages?)))(?: (?:then|now|at once|at the same time))*\s*\?*$/i,
    'who will get it?',
  ],
  // “Which one is saved?”
  [
    /^(?:(?:and|so|but|ok(?:ay)?|now)[,\s]+)*(?:which|what) (?:ones?|version|of (?:them|these|those|the two|both))(?: (?:of (?:them|these|those|the two)))? (is|are|did you|have you|do we have|have we) ?(save|saved)(?: now)?\s*\?*$/i,
    'which messages are saved?',
  ],
]
