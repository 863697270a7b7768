import { nearbyIn } from '../request/nearby-in'

/** “Find 10 office managers there”, where nobody was found yet: in the place that was named of the sender before. */
export function withPlaceTold(prompt: string, told: readonly string[] = []): string {
  if (!looksFor.test(prompt) || !there.test(prompt)) return prompt
  const [before = ''] = prompt.split(there)
  const said = nearbyIn(prompt.replace(there, ' nearby'), [...told, before].join('\n'))
  return said.includes(' nearby') ? prompt : said
}

const looksFor = /\b(?:find|get|look(?:ing)? for|search(?:ing)? for|need|want|target|reach)\b/i
const there = /\s+(?:(?:around|near) )?there\b(?!\s(?:is|are|was|were|should|must|will)\b)/i
