import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { isAddressee } from './is-addressee'
import { looksOrdered } from './looks-ordered'
import { isOfNamed } from './of-named'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'
import { lowerFirst } from '../lower-first'

/** “Parents sign on their phone”, “New episode with the CEO of Acme”: what names nobody and orders nothing is told as it stands. */
export function saysItself(text: string): string | undefined {
  const words = countWords(text)
  if (words < fewest || words > most || text.includes(':') || isVerb(text) || looksOrdered(text)) return undefined
  if (isPeople(text) || isAddressee(text) || !(does.test(text) || isThing.test(text))) return undefined
  const [, who = ''] = does.exec(text) ?? []
  // What people do with what is theirs stays theirs.
  const said = isPeople(who) || isAddressee(lowerFirst(who)) ? text : toThem(text)
  return ofOthers.test(said.replace(theirOwn, '')) && !isOfNamed(text) ? undefined : sentenceOf(said)
}

const fewest = 4
const most = 24
const adverbs = '(?:(?:also|now|already|still|always|often|usually|only|just|\\p{L}+ly)\\s)?'
/** Several, and what they do where; one, and what it does. */
const does = new RegExp(
  `^((?:(?!(?:for|with|of|in|at|to|from|by|that|who|which|and|or|if|we|i|you|they)\\s)[\\p{L}-]+\\s){0,3}?\\p{L}{2,}s)\\s${adverbs}(?:(?:can|may)\\s)?(?:sign|drop|rise|fall|shrink|double|halve|speak|pay|read|learn|work|start|stay|share|chat|vote|order|book|return|scan|type|tap|click|swipe|upload|download|receive|earn|win|park|sleep|eat|drink|train|travel|ride|fly|sail|meet|walk|move|live|grow|run|log in|check in|report|answer|enter|choose|select|track|print|happen|follow|include|contain|cover|apply|change|end|close|open|vary|differ|depend)\\s(?:\\S)`,
  'iu',
)
const isThing =
  /^(?:(?:the|an?|our)\s)?(?:new|full|free|real|direct|personal|local|one|two|three|four|five|six)\s(?!(?:e-?mails?|messages?|steps?|customers?|clients?|leads?|calls?|meetings?)\b)[\p{L}-]+\s(?:with|from|for|per|about|on|in|by|every|each)\s\S/iu
const theirOwn = /\btheir\b/i
const ofOthers = /\b(?:they|them|theirs?|he|she)\b/i
