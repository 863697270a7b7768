import { hasConditions } from './lead-request'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { readLeads } from './read-leads'

/** Who decides, who could buy, and what is to be filled: questions that are orders as well. */
export const otherWordsOfQuestions: readonly Rewording[] = [
  // “Which firms are on the list, and who's the biggest?”
  [/(,? and )who(?:['’]s| is) (?:the )?(biggest|largest|smallest)(?=\s*\?*$)/i, '$1which company is the $2'],
  // “How many is that?”
  [
    /^(?:(?:and|so|but|ok(?:ay)?|now)[,\s]+)*how many (?:is|are|was|were|does|do|would) (?:that|those|these|it|this)(?: (?:be|make|now|in (?:all|total)|altogether|then))*\s*\?*$/i,
    'how many of them are there?',
  ],
  // “Who decides there?”
  [
    /^((?:and|so|but|ok(?:ay)?|now)[,\s]+)*who (?:decides|makes (?:the |these |those )?decisions|has the say|is in charge|calls the shots)( there| at (?:them|these|those)(?: companies)?)?[?.!]*$/i,
    'who are the decision makers there?',
  ],
  // “Who should I target with our coffee machines?”
  [
    /^(?:(?:so|and|ok(?:ay)?)[,\s]+)*whom? (?:should|could|can|do|shall) (?:i|we) (?:target|approach|contact|reach|go after|sell|pitch|offer) (?:with )?(?:our|my) ([^?.!;:"“”]{3,80}?)(?: to)?\?*$/i,
    'We have $1. Who should I target?',
  ],
  // “Who could buy our solar panels in Spain?”
  [
    /^(?:(?:so|and|ok(?:ay)?)[,\s]+)*whom? (?:could|would|might|may|will) (?:buy|need|want|use|order|be interested in) (?:our|my) ([^?.!;:"“”]{3,80}?)(?: in (\p{L}[^?.!;:"“”]{2,30}?))?\?+(?=\s|$)/iu,
    (all, what = '', where = '') =>
      where === '' || namesPlaces(where)
        ? `We have ${what}. Who should I target${where === '' ? '' : ` in ${where.charAt(0).toUpperCase()}${where.slice(1)}`}?`
        : all,
  ],
  // “Maybe facility managers in warehouses”
  [
    /(^|[.!?]\s+)(?:maybe|perhaps|possibly|i guess|probably) (?=\p{L})([^.!?;:]{4,80}?)(?=[.!?]*$)/iu,
    (all, before = '', whom = '') => (namesPeopleAt(whom) ? `${before}find ${whom}` : all),
  ],
  // “… Who could buy it?”
  [
    /((?:^|[.!?]\s+)(?:(?:so|and)[,\s]+)?)whom? (?:could|would|might|may|will|is likely to|is going to) (?:buy|need|want|use|order|pay for|be interested in)(?: (?:it|that|this|them|these|those|something like (?:that|this)))?\?*$/i,
    '$1Who should I target?',
  ],
  // “No agencies please”
  [
    new RegExp(`^${polite}no ([\\p{L}-]+(?: [\\p{L}-]+)?)(?:,? (?:please|pls|thanks))*[.!]*$`, 'iu'),
    (all, whom = '') => (namesTrade(whom) ? `exclude ${whom}` : all),
  ],
  // “The CEOs there, max 1 per company”
  [
    /,?\s+(?:with\s+)?(?:max(?:imum)?\.?|at most|no more than|not more than|only|just) (?:1|one) (?:(?:person|contact|of them) )?(?:per|at each|for each|from each) (?:company|account|firm|organi[sz]ation)(?=[.!]*$)/i,
    ', one per company',
  ],
  // “Can you help me fill our webinar? It's about claims, on 20 May, free.”
  [
    /^(?:(?:hi|hello|hey|please)[,.!\s]+)*(?:(?:can|could|would|will) you )?help (?:me|us) (?:to )?(?:fill|promote|get (?:people|guests|visitors|sign-?ups) (?:for|to)) (?:our|my|the) ([\p{L}-]+(?: [\p{L}-]+)?)[?.!]\s+(?:it(?:['’]s| is)|this is) about ([^.!?;]{4,100}?),? (?=(?:on|at|in) )([^.!?;]{4,60}?)(?:, (?:it(?:['’]s| is) )?(free)(?: of charge)?)?[.!](?=\s|$)/iu,
    (_, event = '', matter = '', when = '', free = '') =>
      `We are hosting a ${free === '' ? '' : 'free '}${event} about ${matter} ${when}.`,
  ],
  // “Actually also Austria”, “oh and in Spain”
  [/^(?:actually|oh|hm+|hey|hi|hello)[,\s]+(?=(?:also|and|only|just|in|add|plus|need|find|make it|not|no)\b)/i, ''],
  // “10 e-commerce managers in fashion, Sweden or Denmark”
  [
    /^((?:(?:please|can you|could you)\s+)*(?:find|get|need|look for|search for|i need|we need)\s[^.,;:!?]{6,80}?),\s+(\p{L}[^.;:!?]{2,60}?)[.!]*$/iu,
    (all, whom = '', where = '') =>
      !/\s(?:in|from|at)\s\p{Lu}/u.test(whom) && namesPlaces(where) ? `${whom} in ${where}` : all,
  ],
  // “Include information security leads as well”
  [
    new RegExp(`^${polite}include ([^.,;:!?]{4,60}?)(?: (?:as well|too|also|please))*[.!]*$`, 'iu'),
    (all, whom = '') => (namesPeopleAlone(whom) ? `also ${whom}` : all),
  ],
  // “Save the campaign”: all else of it is kept as it comes
  [new RegExp(`^${polite}save (?:the|this|my|our) campaign(?: (?:now|please|then))*[.!]*$`, 'i'), 'save it'],
  // “Put it back”, of what was taken out last
  [
    new RegExp(
      `^${polite}(?:put|bring|add|take) (?:it|that|them|the sentence|the line)(?: back(?: in)?| in again)[.!]*$`,
      'i',
    ),
    'undo',
  ],
  // “Redo”
  [new RegExp(`^${polite}re-?do(?: the (?:last )?change)?(?: (?:please|again))*[.!]*$`, 'i'), 'redo that'],
  // “And undo once more”
  [
    /^(?:and |then |now |please )*(?:undo|go back|take (?:it|that) back)(?: (?:it|that))? (?:once more|again|one more time|another time)[.!]*$/i,
    'undo',
  ],
]

function namesPeopleAt(whom: string): boolean {
  const { people, companies, unknown } = readLeads(whom)
  return people !== undefined && unknown.length === 0 && (hasConditions(companies) || namesPeopleAlone(whom))
}

function namesTrade(whom: string): boolean {
  const { companies, people, unknown } = readLeads(whom)
  return companies.industry !== undefined && people === undefined && unknown.length === 0 && !namesPeopleAlone(whom)
}
