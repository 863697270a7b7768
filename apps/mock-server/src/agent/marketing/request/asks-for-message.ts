import { messageNamedIn } from './message-named'

/** “What did we say in the second email?”, “what does step 2 say”: the number of the message that is to be shown. */
export function asksForMessage(plain: string): number | undefined {
  return asks.test(plain) ? messageNamedIn(plain) : undefined
}

const lead = '^(?:(?:and|so|but|ok(?:ay)?|now|please|sorry|can you|could you|tell me|again)[,\\s]+)*'
const message = '(?:step|e-?mail|message|note|mail|follow-?up|one)'
const which = `(?:the\\s+|my\\s+|our\\s+)?(?:(?:(?:very\\s+)?(?:first|second|third|fourth|fifth|sixth|seventh|last|final|1st|2nd|3rd|4th|5th|6th|7th))(?:\\s+(?:linked-?in\\s+)?${message})?|${message}\\s+(?:no\\.?\\s?|number\\s|#)?[1-7])`
const end = '(?:\\s+(?:again|now|once more|please|to me|exactly|so far))*$'
const asks = new RegExp(
  `${lead}(?:what (?:did|do) (?:we|you|i) (?:say|write|tell them|have|put|promise) in ${which}|what does ${which} (?:say|look like|read|read like|tell them)|what(?:['’]s| is) in ${which}|how does ${which} (?:read|look|sound|go)|(?:show|read|give|print)(?: me| us)? ${which}|(?:let me )?see ${which}|what was (?:in )?${which})${end}`,
  'i',
)
