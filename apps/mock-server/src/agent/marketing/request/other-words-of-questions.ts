import { namesPeopleAlone } from './names-people-alone'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { readLeads } from './read-leads'

/** Who decides, who could buy, and what is to be filled: questions that are orders as well. */
export const otherWordsOfQuestions: readonly Rewording[] = [
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
  // “And undo once more”
  [
    /^(?:and |then |now |please )*(?:undo|go back|take (?:it|that) back)(?: (?:it|that))? (?:once more|again|one more time|another time)[.!]*$/i,
    'undo',
  ],
]

function namesTrade(whom: string): boolean {
  const { companies, people, unknown } = readLeads(whom)
  return companies.industry !== undefined && people === undefined && unknown.length === 0 && !namesPeopleAlone(whom)
}
