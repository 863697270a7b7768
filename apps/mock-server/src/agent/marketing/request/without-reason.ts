/**
 * Why something is to be left out is said to whoever leaves it out, and is nothing to be done: “don't mention the
 * doubled bookings, it isn't confirmed”, “take out the price, we changed it”.
 */
export function withoutReason(message: string): string {
  return message.replace(reasoned, '$1').replace(soundsSo, '$1')
}

const deed =
  "(?:don['’]?t|do not|never|stop) (?:mention(?:ing)?|say(?:ing)?|talk(?:ing)? about|write|use|include|name)|leave out|take out|remove|drop|skip|cut|delete|omit"
const who = '(?:it|that|this|they|those|these|we|i|(?:the|our)\\s\\p{L}+)'
const does =
  "(?:['’](?:s|re|m|ve|d)|\\s+(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|has|have|hasn['’]?t|haven['’]?t|had|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|cannot|can['’]?t|could|will|won['’]?t|may|might|changed|dropped|stopped|no longer))"
/** Another wish is no part of the reason. */
const next =
  ',?\\s+(?:and|but|then)\\s+(?:then\\s+|also\\s+|please\\s+)*(?:save|make|change|sign|add|ask|shorten|mention|keep|remove|use|say|find|write)\\b'
const reasoned = new RegExp(
  `(?<=^|[.!?]\\s)((?:(?:please|ok(?:ay)?|oh|no|also|but|and|actually|sorry|wait)[,\\s]+)*(?:${deed})\\s[^.,;:!?"“”]{3,60}?)(?:\\s*(?:,|–|\\s-)\\s+(?:because\\s|since\\s|as\\s)?|\\s+(?:because|since)\\s)${who}${does}\\b[^.!?;]{0,200}?(?=[.!?;]|$|${next})`,
  'giu',
)
/** “Rewrite it, it sounds like a robot” */
const soundsSo =
  /(?<=^|[.!?]\s)((?:(?:please|ok(?:ay)?|no|hm+|can you|could you)[,\s]+)*(?:rewrite|rephrase|reword|redo) (?:it|this|that|them|(?:the|all) (?:\w+ )?(?:e-?mails?|messages?|notes?|texts?))(?: (?:again|please|completely))*)(?:,|\s-|\s–|\s+because|\s+since|\s+as|\.)\s+(?:(?:it|this|that)(?:['’]s| is| sounds| reads| feels| looks)|(?:they|these)(?:['’]re| are| sound| read| feel| look))\s(?!(?:about|for|at|in|on|to|from)\b)[^.!?;,:"“”]{3,60}(?=[.!?]*$)/giu
