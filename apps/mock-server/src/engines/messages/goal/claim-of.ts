import type { ReadClause } from './clause-rule'
import { asNounPhrase } from './noun-phrase'

/** What somebody is to believe: “they lose money on freight” is about the cost of freight. */
export function claimOf(text: string): ReadClause {
  const [, goods] =
    /^(?:they|you|most of them|their \p{L}+|it)\s+.*\b(?:lose|losing|waste|wasting|spend|spending|pay|paying|overpay(?:ing)?|leave|leaving)\b.*?\s(?:on|for|in|with|at)\s+(.+)$/iu.exec(
      text,
    ) ?? []
  const isTime = /\b(?:time|hours|days|weeks)\b/i.test(text)
  const matter = goods === undefined ? undefined : asNounPhrase(goods)
  if (matter !== undefined) return { topic: `${isTime ? 'the time spent on' : 'the cost of'} ${matter}` }
  const [, needed] =
    /^(?:they|you|everyone|people|it is time to)\s+(?:really\s+)?(?:need|should have|could use|benefit from|deserve|want|should (?:buy|try|use|get|adopt)|miss)\s+(.+)$/i.exec(
      text,
    ) ?? []
  if (needed !== undefined) return /^to\s/i.test(needed) ? {} : { topic: asNounPhrase(needed) }
  const [, subject] =
    /^((?:our|the|an?)\s+.+?)\s+(?:is|are|can|will|would|has|have|saves?|helps?|makes?|works?|pays?|cuts?|reduces?|beats?|does|finds?|shows?|cuts?|lets?|gives?|keeps?|turns?|takes?|combines?|offers?|provides?|brings?|improves?|lowers?|increases?)\b/i.exec(
      text,
    ) ?? []
  return subject === undefined ? {} : { offer: asNounPhrase(subject) }
}
