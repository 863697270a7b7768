import { inProperCase } from '../../../engines/messages/goal/in-proper-case'
import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'

const plainName = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}\d'’.-]*){0,3}`

/** “tom haller” */
function inCapitals(name: string): string {
  return name.split(' ').map(upperFirst).join(' ')
}

/** What is said to whoever answers beside an order, and who says it. */
export const otherWordsOfRemarks: readonly Rewording[] = [
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
  // “My name is Johanna Reuter and I am the marketing manager of Lindenhof Umzüge”
  [
    new RegExp(
      `((?:^|[.!?,] )(?:[Gg]ood (?:morning|afternoon|evening|day)[,.!] |[Hh](?:i|ello|ey)[,.!] )?)[Mm]y name is (${plainName})(?:,| and)? (?:and )?[Ii](?:['’]m| am| work as| look after| run)? ((?:the |an? )?(?!(?:from|of|at|work|works|working|am|run|own)\\b)[^.,;:!?]{3,40}? (?:of|at|for|with|from) (?=\\p{Lu}))`,
      'u',
    ),
    '$1I am $2, $3',
  ],
  // “I am Judith Harms, marketing manager at Harms Stapler, and we inspect forklifts”
  [
    new RegExp(
      `((?:^|[.!?,] )I am ${plainName}, [^.,;:!?]{3,40}? (?:of|at|for|with|from) ${plainName}),? and (?=we \\p{Ll})`,
      'u',
    ),
    '$1. ',
  ],
  [
    new RegExp(
      `((?:^|[.!?,] )(?:[Gg]ood (?:morning|afternoon|evening|day)[,.!] |[Hh](?:i|ello|ey)[,.!] )?)[Mm]y name is (${plainName})(?= (?:from|of|at) \\p{Lu})`,
      'u',
    ),
    '$1I am $2',
  ],
  // “I would like to plan a campaign for our company Kranich Catering”
  [
    new RegExp(
      `((?:^|[.!?,] )(?:[Hh](?:i|ello|ey)[,.!] )?)(?:I|We|i|we)(?:['’]d| would)?(?:['’]m| am| are)? ?(?:like to plan|want to plan|planning|plan|would like to plan|like to start|want to start) (?:an?|our|the) (?:new )?campaign for (?:our|my) (?:company|firm|business|agency|shop|studio|start-?up),? (${plainName})(?=[.!,]|$)`,
      'u',
    ),
    '$1We are $2',
  ],
  // “Hello this is Nora, I sell standing desks, my firm is Stehwerk”
  [
    /^((?:hi|hello|hey|good (?:morning|afternoon|evening))[,.!]?\s+)?this is (\p{L}+(?: \p{Lu}\p{L}+)?), ((?:i|we) [^.!?]{4,120}?)(?:,| and) (?:my|our) (?:firm|company|shop|business|studio|agency) is (?:called )?(\p{L}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,2})[.!]*$/iu,
    (_, hello = '', who = '', what = '', firm = '') =>
      `${hello}I am ${inCapitals(who)} from ${inCapitals(firm)}. ${upperFirst(what.replace(/^i /i, 'we '))}.`,
  ],
  [
    /^((?:hi|hello|hey|good (?:morning|afternoon|evening))[,.!]?\s+)?this is (\p{L}+(?: \p{Lu}\p{L}+)?), (?=(?:i|we) )/iu,
    (_, hello = '', who = '') => `${hello}I am ${inCapitals(who)}. `,
  ],
  // “Im jonas brandt, own a small repair shop in nuremberg, we fix forklifts”
  [
    /((?:^|[.!?:] )(?:(?:hi|hello|hey)[,.!\s]+)?)(?:im|i['’]m|i am) ((?!(?:an?|the|looking|not|just|also|very|so|sorry|happy|calling|writing|based|in|from|at)\b)\p{Ll}+(?: \p{Ll}+)?), (?:and )?(?:i )?(own|run|have|manage) (an? [^.,;:!?]{3,60})[,.] (?=we |i )/giu,
    (_, before = '', who = '', has = '', what = '') =>
      `${before}I am ${inCapitals(who)} and I ${has} ${inProperCase(what)}. `,
  ],
  [
    /((?:^|[.!?:] )(?:(?:hi|hello|hey)[,.!\s]+)?)(?:im|i['’]m|i am) ((?!(?:an?|the|looking|not|just|also|very|so|sorry|happy|calling|writing|based|in|from|at|fine|glad|new|back|here|done|ready|sure|afraid)\b)\p{Ll}{3,}), (?=we )/giu,
    (_, before = '', who = '') => `${before}I am ${inCapitals(who)}. `,
  ],
  // “Mia here from Blattwerk in Hannover, we do green walls”
  [
    /^((?:(?:hi|hello|hey)[,.!\s]+)?)(\p{L}+(?: \p{Lu}\p{L}+)?) here,? (?:from|of|at|with) (\p{L}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,2})((?: in| from) \p{L}+)?(?:[,.] | and )(?=we |our |i )/giu,
    (_, hello = '', who = '', firm = '', place = '') =>
      `${hello}I am ${inCapitals(who)} from ${inCapitals(firm)}${place === '' ? '' : ` in ${upperFirst(place.replace(/^ (?:in|from) /, ''))}`}. `,
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
  // “16 is fine. Now 3 emails please. We are …”
  [
    new RegExp(
      `^(?:\\d{1,3}|that many|those|these) (?:is|are) (?:fine|enough|ok(?:ay)?|good|plenty)(?: for now| then)?[,.!]+\\s+(?=\\p{L})`,
      'iu',
    ),
    '',
  ],
  // “No refund no fee” is no no
  [
    /(?<=\p{L}[^.!?]*)[.!] (no (?!(?:meeting|call|question|link|price|emoji|jargon|attachment|demo|pitch)s?\b)\p{L}+,? no (?!(?:meeting|call|question|link|price|emoji|jargon|attachment|demo|pitch)s?\b)\p{L}+|no (?:contracts?|obligations?|commitments?|fees?|strings attached|deposit|risk))(?=[.!]|$)/giu,
    ', $1',
  ],
]
