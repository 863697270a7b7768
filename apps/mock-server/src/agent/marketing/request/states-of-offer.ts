import { isVerb } from '../../../engines/messages/goal/plain-verb'
import { tradeVerbs } from '../../../engines/messages/goal/trade-verbs'
import { notOfIt } from './draft-going-on'

/**
 * Whether a sentence beside an order for messages states something of what is offered: “Each machine pays for itself in
 * a year”, “People who use them say their backs hurt less”. What is said to the agent itself states nothing.
 */
export function statesOfOffer(text: string): boolean {
  const plain = text.replace(/[.!\s]+$/, '')
  if (plain.length > longest || /[?:"“”„]/.test(plain) || isVerb(plain)) return false
  if (notOfIt.test(plain) || ofAgent.test(plain)) return false
  return states.test(plain) || ofThings.test(plain)
}

/** “We train new people with recorded calls”, “Rampdesk trains new people”: who says so sells that. */
export function saysWhatTheySell(text: string): boolean {
  return ofSender.test(text)
}

/** “We rent plants and water them every two weeks”, “I bake birthday cakes”: somebody's trade, as they say it themselves. */
export function isTrade(text: string): boolean {
  return text.length <= longest && !/[?:"“”„\n]/.test(text) && (ofTrade.test(text) || ofNamedFirm.test(text))
}

/** “We're Fern & Frond and we rent out office plants” */
const ofNamedFirm =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey)[,.!\s]+)?(?:[Ww]e|[Ii])(?: are|['’]re| am|['’]m) (?:called )?\p{Lu}[\p{L}\d&'’-]*(?: (?:& )?\p{Lu}[\p{L}\d&'’-]*){0,3}(?:, an? [^,.;]{3,50},?)? and (?:we|i) (?!(?:want|need|would|are|am|have|look|search|think|hope)\b)\p{Ll}+ \S/u

const ofTrade = new RegExp(
  `^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))[,.!\\s]+)?(?:we|i) (?:also )?${tradeVerbs} (?!(?:it|this|that|them|you|sure|me)\\b)[\\p{L}\\d]`,
  'iu',
)

const ofSender =
  /^(?:[Ww]e\s(?!(?:want|need|would|like|look|should|must|can|could|plan|hope|prefer|think|know|are|have|search|target|write|draft|find|get|send|might|may|do|did|said|told|asked|mean|meant|already|only|just|also)\b)\p{Ll}{3,}|(?!(?:this|his|its|the|please|thanks)\b)\p{Lu}[\p{L}\d&'’.-]*(?:\s\p{Lu}[\p{L}\d&'’.-]*)?\s\p{Ll}{2,}s)\s\S/u

/** “They dry in 20 minutes” */
const ofThings =
  /^(?:they|it)\s+(?!(?:want|wants|like|likes|know|knows|asked|think|thinks|said|told|should|might|may|did|met|saw|sounds?|seems?|looks?)\b)\p{Ll}{2,}\s/iu
const longest = 250
const ofAgent =
  /^(?:i|you|he|she|this|that|these|those|there|here|maybe|perhaps|actually|sorry|thanks|no|not|yes|ok(?:ay)?|great|nice|good|next|first|last|only|just|make|let|the (?:goal|aim|budget|idea|deadline|tone|audience|list|plan|campaign|rest))\b|\b(?:find|search|look for|looking for|save it|audience|draft|write|written)\b/i

const verbs = [
  'say|report|tell|hurt|pay|book|pass|like|love|use|need|save|get|work|last|run|take|make|come|go|fit|help|cut|keep|cost|start|stay|arrive|plan|end|warn|send|read|learn|finish|spend|lose|win|grow|fall|rise|drop|switch|prefer|stop|choose|earn|reach|deliver|ship|weigh|show|sell|buy|rent|order|return|recommend|trust|visit|ask|cover|include|replace|break|hold|carry|clean|measure|let|give|bring|find|turn|feel|see|know|want|wait|become|serve|join|renew|repeat|double|halve|reduce|raise|lower|improve|speak|eat|drink|wear|charge|recover|produce|build|repair|answer|handle|sign|know|call|mean|offer',
]
const verb = `(?:${verbs.join('|')})(?:e?s)?`
const finite = `(?:${verb}|\\p{Ll}{2,}ed|(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did)(?:n['’]t)?|cannot|won['’]t|never|always|now|already|often|usually)`
const states = new RegExp(
  `^(?:they|it|nobody|everyone|everybody|no one|(?:(?:each|every|most|many|some|all|almost all|over|more than|about|nearly|our|the|both|half|nine out of ten|\\d[\\d.,]*%?)\\s+(?:of\\s+)?(?:our\\s+|the\\s+|them\\s+|these\\s+)*)?(?:[\\p{L}\\p{N}'’-]+\\s+){0,3}?[\\p{L}-]{3,}(?:\\s(?:who|that|which)\\s[^,.;]{3,50}?)?)\\s+${finite}(?=\\s|$)`,
  'iu',
)
