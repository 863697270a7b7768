import { gerundAsVerb, isVerb } from './plain-verb'

/** “Build trust with CFOs by sharing our report” is to share the report; what somebody is to be won for is said as well. */
export function withMeans(sentence: string): readonly string[] {
  const [, aim = '', means = ''] = /^(.{4,80}?)\s+by\s+(\p{L}+ing\s.+)$/isu.exec(sentence) ?? []
  const deed = means === '' ? undefined : gerundAsVerb(means.replace(/^pointing out\s+(?:to them\s+)?/i, 'mentioning '))
  if (deed === undefined || !isVerb(aim) || !saying.test(means)) return [sentence]
  return isAimAlone.test(aim) ? [deed] : [aim, deed]
}

/** What a message does; all else is the reader's: “help them to save by sharing trucks”. */
const saying =
  /^(?:offering|telling|asking|inviting|sharing our|sending (?:them|our)|showing (?:them|our|how|that|what)|pointing out|mentioning|explaining|introducing|presenting|giving them|thanking|reminding|promising|announcing|congratulating)\b/i

/** It is what whoever writes hopes for. */
const isAimAlone =
  /^win (?:them|people) over$|^(?:build|create|win|gain|raise|start|open|get|generate|spark|increase|earn|strengthen|deepen|establish|warm up|break)\s+(?:(?:their|our|the|a|some|more|up)\s+)*(?:trust|interest|attention|awareness|credibility|goodwill|curiosity|confidence|rapport|relationships?|conversations?|dialogues?|leads?|ice|demand|loyalty|engagement)\b/i
