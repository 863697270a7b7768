/**
 * Why somebody is looked for, or left out, is no condition: “hotels with more than 100 employees, as hotels have a lot of
 * guests; leave out Berlin”, “leave out Rendivia, because they are a customer of ours”. In messages it may be what they are
 * to say, and there it stays.
 */
export function withoutSearchReason(message: string): string {
  return message
    .split(betweenSentences)
    .map((sentence) => (looks.test(sentence) && !ofMessages.test(sentence) ? sentence.replace(reason, '') : sentence))
    .join('')
}

/** What stands between sentences is kept. */
const betweenSentences = /(?<=[.!?;]\s)/u
const looks =
  /\b(?:find|search|look(?:ing)? (?:for|in)|need|want|invite|add|include|leave out|exclude|skip|drop|without|only|limit|widen|extend|at least|at most|more than|fewer than|between \d+|in addition|instead|too|as well)\b/iu
const ofMessages =
  /\b(?:e-?mails?|mails?|messages?|linked-?in|write|draft|texts?|letters?|subjects?|sentences?|sign|mention|say|tell|ask|tone|shorter|longer|sequence|steps?|invitations?|call|price|save|word(?:ing|s)?|greeting|paragraphs?|follow-?ups?|reminders?)\b/iu
const subject = String.raw`(?:(?:they|we|i|it|that|this|those|these|there|most|many|all|some|nobody|everybody|everyone|other|the|our|my|their|such)\b|\p{L}+s\b)`
const verb = String.raw`(?:['’](?:s|re|ve|m)|\s(?:\p{L}+\s){0,4}?(?:is|are|was|were|has|have|had|do|does|did|can|cannot|can['’]?t|could|will|won['’]?t|would|may|might|need|needs|want|tend|rarely|often|never|seldom|usually|hardly|mostly|already|know|work|live|get|got|buy|use|employ|don['’]?t|doesn['’]?t))\b`
const next = String.raw`,?\s+(?:and|but|so)\s+(?:please\s+|also\s+|then\s+)*(?:add|include|leave|exclude|skip|limit|widen|find|look|search|only|keep|drop|take|make|at least|at most|not)\b`
const time = String.raw`(?:\d|the (?:start|beginning|end|year|last|crisis)|last|this|then|january|february|march|april|may\b|june|july|august|september|october|november|december|20\d\d)`
const reason = new RegExp(
  String.raw`(?:,?\s+(?:because|since(?!\s${time}))\s+\S+|,\s+(?:as|for)\s+${subject}(?:(?<=\p{L})${verb}|[^.!?;,]{0,20}?${verb}))[^.!?;]{0,160}?(?=\s*(?:[.!?;]|$)|${next})`,
  'giu',
)
