import { toThem } from './to-them'
import { upperFirst } from '../upper-first'

/** Whether several do something: “their drivers wait too long at the dock”, “warehouses lose two hours a day”. It is no thing that a message is about. */
export function severalDo(text: string): boolean {
  return doing.test(text) || ofMost.test(text)
}

/** The same as a sentence to whoever is written to. */
export function severalSaid(text: string): string | undefined {
  return severalDo(text) ? `${upperFirst(toThem(text))}.` : undefined
}

/** “Most hauliers still plan routes on paper” */
const ofMost =
  /^(?:most|many|few|more and more|half of (?:the|all))\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]*[^\Wsu]s\s(?:(?:rarely|often|never|always|still|usually|sometimes|already|\p{L}+ly)\s)?(?!(?:for|of|in|at|with|from|by|to|on|who|that|which|and|or)\s)\p{Ll}{2,}[^\Ws]\s\S/iu
const deeds =
  'lose|wait|spend|waste|miss|struggle|fail|pay|forget|cancel|leave|break|arrive|complain|expect|need|use|take|get|know|see|find|save|cut|cost|come|go|buy|think|say|ask|throw|give|work|sit|stand|want|write|search|look|handle|keep|drive|fold|fit|stack|hold|last|charge|dry|heat|weigh|measure|connect|roll|slide|attach|burn|die|grow|rise|fall'
const behind =
  'the|an?|their|your|our|no|not|one|two|three|four|five|six|ten|\\d[\\d.,]*%?|too|so|much|more|less|fewer|on|in|at|with|without|hours?|days?|weeks?|time|money|late|long|up to|over|about|around|half|every|each|most|all|it|them|out|away|how|what|where|because|until|flat|into|onto|under|up|down|together|apart|empty|twice|once'
const doing = new RegExp(
  `^(?:(?:the|our|your|their|most|many|some|all|half of (?:the|all))\\s)?(?:(?!(?:for|with|of|in|at|to|from|by|that|who|which|and)\\s)[\\p{L}-]+\\s){0,2}?\\p{L}[\\p{L}-]*[^\\Wsu]s(?:\\sof (?:ours|mine))?\\s(?:(?:rarely|often|never|always|still|usually|sometimes|\\p{L}+ly)\\s)?(?:${deeds})\\s(?:${behind})(?![\\p{L}\\d-])`,
  'iu',
)
