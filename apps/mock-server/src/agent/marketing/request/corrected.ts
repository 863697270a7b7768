import type { Intent } from './intent'

/** What is meant in place of what was said before: “no, I meant in Berlin”, “not CFOs, CEOs”. */
export function correctionIn(text: string): string | undefined {
  const [, other] = notBut.exec(text) ?? []
  if (other !== undefined) return other
  const [, behind] = refused.exec(text) ?? meant.exec(text) ?? []
  const [, first] = (behind === undefined ? namedNot.exec(text) : butNot.exec(behind)) ?? []
  return (first ?? behind)?.replace(peopleIn, '')
}

/** “People in factories” are whoever was looked for, there. */
const peopleIn = /^(?:people|somebody|someone|those|the ones) (?:who work |working )?(?:in|at|from) (?=\S)/i

/** Whether a correction of something else than a search is one: whatever cannot be read is a no, or something else. */
export function isCorrection({ kind }: Intent): boolean {
  return corrected.has(kind)
}

const corrected: ReadonlySet<Intent['kind']> = new Set(['ask', 'edit', 'draft', 'also', 'show', 'undo', 'enrich'])

const sayingNo =
  '(?:no|nope|nah|sorry|oops|wait|actually|hm+|oh|well|my (?:mistake|bad)|wrong|not (?:that|those|them|these|quite|really))'
const meaning =
  "(?:(?:what )?(?:i|we)(?:['’]d| (?:really |actually )?)?\\s*(?:meant|mean|wanted|want|need|would like|like|said|am looking for|are looking for|was looking for|asked for|was asking for)(?: is| was)?(?: to say)?|(?:it|that|they) (?:should|was supposed to|were supposed to) (?:be|have been)|(?:make|let) (?:it|that|them)(?: be)?|rather|instead|better)"
const refused = new RegExp(
  `^(?:${sayingNo}(?:\\s*[,.!;:–-]\\s*|\\s+(?=${sayingNo}\\b|${meaning}\\b)))+(?:(?:but|and|please)\\s+)*(?:${meaning}[,:]?\\s+)?(.{2,})$`,
  'i',
)
const notBut =
  /^(?:no[,.]?\s+)?not\s+(?!now\b|yet\b|so\b|too\b|that\b|this\b)[^,;.]{2,40}?(?:,\s*(?:but\s+|rather\s+|i mean\s+)?|\s+but\s+)(.{2,})$/i
/** “I meant heads of growth instead of heads of marketing” */
const meant =
  /^(?:(?:i|we) (?:meant|mean|said|asked for)(?! that\b| to\b)|i was thinking of|make (?:it|that))(?: to say)?[,:]?\s+(.{2,})$/i
const butNot =
  /^([^,;.]{2,60}?)(?:,?\s+(?:and )?not\s+|,?\s+(?:instead of|rather than)\s+)(?!now\b|yet\b|so\b|too\b|only\b)[^;.]{2,60}$/i
/** “CEOs, not CFOs”, “CEOs instead of CFOs” */
const namedNot =
  /^(?!.*\b(?:write|draft|make|add|say|find|search|which|who|what|do|does|use|sign|put|keep|send)\b)([^,;.]{2,40}?)(?:,\s*not|,?\s+(?:instead of|rather than))\s+(?!now\b|yet\b|so\b|too\b|only\b)[^,;.]{2,40}$/i
