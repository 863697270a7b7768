import { upperFirst } from '../../../engines/messages/upper-first'
import { eventWords } from './event-words'
import { guestsWanted, guestWords } from './guests-of-told'
import { namesWhom } from './names-whom'
import type { Rewording } from './other-words'

const wish =
  "(?:(?:hi|hello|hey|ok(?:ay)?|so|now|and|also|please)[,.!\\s]+)*(?:(?:i|we)(?:['’](?:m|re|d)| am| are| would| also)*\\s+)?(?:need|want|looking for|searching for|search for|look for|like|find|get)(?: to (?:find|have|get|invite))?(?: me| us)?\\s+"
const event = `(?:our|an?|the|my)\\s+(?:[\\p{L}\\p{N}&'’-]+\\s+){0,4}?${eventWords}\\b[^.!?;:]{0,80}?`

const order =
  '(?:,?\\s+(?:and|then)\\s+(?:then\\s+|also\\s+)?((?:write|draft|e-?mail|send|invite|enrich|message|look up)\\s.*?))?'

function inTwo(
  all: string,
  { guests, what, whom, next }: Readonly<Record<'guests' | 'what' | 'whom' | 'next', string | undefined>>,
): string {
  if (guests === undefined || what === undefined || whom === undefined || !namesWhom(whom)) return all
  return [guestsWanted(what, guests), `Find ${whom}`, ...(next === undefined ? [] : [upperFirst(next)])].join('. ')
}

/** Searches for those who are to come to an event: what they are asked to is no condition of the search. */
export const neededForEvent: readonly Rewording[] = [
  // “I need speakers for our summit in Vienna on 3 June: 6 CTOs of fintechs”
  [
    new RegExp(
      `^${wish}(?:(?:a few|some|more|good|\\d{1,2})\\s+)?(${guestWords})\\s+(?:for|at|to)\\s+(${event})\\s*[:–-]\\s*([^.!?;:]{5,160}?)${order}[.!]*$`,
      'iu',
    ),
    (all, guests, what, whom, next) => inTwo(all, { guests, what, whom, next }),
  ],
  // “Find 6 CTOs at fintechs as speakers for our summit in Vienna on 3 June”
  [
    new RegExp(
      `^${wish}([^.!?;:]{5,160}?),?\\s+(?:as|to be)\\s+(${guestWords})\\s+(?:for|at|of)\\s+(${event})${order}[.!]*$`,
      'iu',
    ),
    (all, whom, guests, what, next) => inTwo(all, { guests, what, whom, next }),
  ],
]
