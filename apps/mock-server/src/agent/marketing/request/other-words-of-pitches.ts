import { placeAt } from '../../../engines/sourcing/places'
import { wordsOf } from '../../../engines/sourcing/words'
import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'

const name = "\\p{Lu}[\\p{L}&'’.-]*(?:\\s\\p{Lu}[\\p{L}&'’.-]*){0,2}"
const behindOrder = '(?=[.,:;!?]|\\s(?:to|about|that|which|with|for|offering|inviting|introducing|asking)\\s|$)'
const order =
  '((?:[\\p{L}]+ ){0,3}?(?:[Ww]rite|[Dd]raft|[Cc]ompose|[Cc]reate|[Pp]repare|[Ss]end)\\s[^.;:!?]{0,80}?\\b(?:e-?mails?|messages?|sequence|notes?|mails?))'

/** What messages are about and who writes them, as it stands beside an order for them. */
export const otherWordsOfPitches: readonly Rewording[] = [
  // “Our pitch: we cut empty miles by 18%”, “my offer: a free audit”
  [
    /(^|[.!?\n]\s*)(?:(?:here(?:['’]s| is)|this is)\s+)?(?:(?:our|my|the)\s+(?:(?:sales|elevator|short|main|core)\s+)?(?:pitch|offer|offering|value prop(?:osition)?|usp|selling point|story)|pitch)(?:\s+is(?: that)?)?\s*[:–]\s*([^.!?\n]{3,})/giu,
    (_, before = '', said = '') => `${before}${isThing.test(said) ? offered(said) : upperFirst(said)}`,
  ],
  // “Write an email. My offer is a free month.”
  [
    /((?:write|draft|compose|create|prepare)\s[^]{8,400}?[.!?]\s+)(?:our|my|the)\s+offer\s+is\s+((?:an?|free)\s[^.!?;:]{3,80})(?=[.!?]|$)/iu,
    (_, before = '', said = '') => `${before}${offered(said)}`,
  ],
  // “Write a sequence. … I'd like to offer a free route audit.”
  [
    /((?:write|draft|compose|create|prepare)\s[^]{8,400}?[.!?]\s+)(?:i|we)(?:['’]d| would)?\s+(?:like|love|want|plan)\s+to\s+offer\s+(?:them\s+)?((?:an?|our|free)\s[^.!?;:]{3,80})(?=[.!?]|$)/iu,
    '$1Offer them $2',
  ],
  // “… Want a call of 15 minutes.”
  [
    /([.!?]\s+)(?:(?:i|we)(?:['’]d| would)?\s+)?(?:want|like|need|wish for|looking for)\s+((?:an?\s+)?(?:(?:short|quick|brief|\d+[- ]?min(?:ute)?s?)\s+){0,2}(?:calls?|meetings?|chats?|demos?)(?:\s+of\s+\d+\s+min(?:ute)?s?)?)(?=[.!?]|$)/giu,
    '$1Ask for $2',
  ],
  // “Write an email from me, Lena, founder of Parcelbeam. …”: who writes it signs it, and is not what it is about.
  [
    new RegExp(
      `^${order}\\s+from\\s+me,?\\s+(${name}(?:,?\\s+(?:(?:the|our|a|an)\\s+)?(?:[\\p{Ll}-]+\\s+){0,4}?(?:of|at|from)\\s+${name})?)${behindOrder}([^]*)$`,
      'u',
    ),
    signedBy,
  ],
  [new RegExp(`^${order}\\s+from\\s+(${name},?\\s+(?:at|of|from)\\s+${name})${behindOrder}([^]*)$`, 'u'), signedBy],
]

/** “A free 20-minute audit” is no sentence. */
const isThing =
  /^(?:(?:an?|free)\s(?!.*\s(?:is|are|has|have|can|cuts?|saves?|helps?|makes?|does|do|will)\s)|(?:the|our)\s(?:\S+\s){0,2}\S+$)/i

function offered(said: string): string {
  return `Offer them ${said.replace(/^(?:A|An|The|Our|Free)\b/, (word) => word.toLowerCase())}`
}

function signedBy(all: string, written = '', who = '', rest = ''): string {
  const [first = ''] = who.split(/,?\s+(?:of|at|from)\s/)
  if (placeAt(wordsOf(first), 0) !== undefined) return all
  const end = /[.!?]\s*$/.test(rest) || rest.trim() === '' ? '' : '.'
  return `${written}${rest.replace(/^,\s*/, ' ')}${rest.trim() === '' ? '.' : end} Sign it as "${who.replace(/[.\s]+$/, '')}".`
}
