import { counted, manner } from '../../../engines/messages/goal/order-manner'
import { readOrder } from '../../../engines/messages/goal/read-order'

/**
 * What a request for a message says that the message is for: “apologize for the outage” of “write an email to apologize
 * for the outage”, and “cold storage” of one “about cold storage”; nothing where it says nothing of that.
 */
export function readDraftTask(text: string): string | undefined {
  const order = readOrder(text)
  if (order === undefined) return saidItself.test(text) ? withoutInstructions(text) : undefined
  const plain = order.task === undefined ? undefined : withoutInstructions(order.task.replace(told, '$& that'))
  return plain === undefined || plain === '' ? undefined : plain
}

/** “Tell them we have moved” */
const told =
  /^(?:tell|inform|remind|let|notify) (?:them|him|her|everyone|everybody|people)(?: know)?(?= (?:we|our|i|my|it|there|the)\b)/i
/** A goal without what the chat obeys itself, wherever it stands behind it. */
function withoutInstructions(task: string): string {
  let plain = task.trim()
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain
      .replace(behind, '')
      .replace(/[\s,;.]+$/, '')
      .trim()
  }
  return plain.slice(0, longestTask)
}

export const longestTask = 600

const others =
  '(?:please|pls|thanks|thank you|and save (?:it|them|this)\\b.*|save (?:it|them|this)|(?:in|use) (?:plain |simple |british |american )?english|for (?:email|linkedin)|(?:by|via|per|on|over|through) (?:e-?mail|linked-?in)|as (?:an? )?(?:e-?mails?|linked-?in messages?|sequence))'

const behind = new RegExp(
  `(?:^|[,;.!]\\s*(?:and |but |please )*|\\s[-–—]\\s|\\s+(?:and |but )?)(?:${counted}|${others})$|(?:^|[,;.!]\\s*(?:and |but |please )*|\\s[-–—]\\s)(?:${manner})$`,
  'i',
)
/** What asks for a message by saying what that does. */
const saidItself =
  /^(?:thank (?!you\b)|apologi[sz]e\b|congratulate\b|inform (?:them|our|the|all)\b|notify\b|remind\b|welcome (?:them|our|the|all)\b|wish (?:them|our|all)\b|invite\b|announce\b|pitch\b|follow up\b|ask (?:(?:them|(?:all |our |the )+\p{L}+|everyone|everybody|people) )?(?:for (?:(?:their|some|any|honest|quick|short|your) )*(?:feedback|opinions?|views?|thoughts|input|comments|reviews?) (?:on|about|of|regarding|concerning)\b|(?:what they think|how they like)\b))/iu

/** What is asked for so needs no word of writing. */
export function isTaskItself(text: string): boolean {
  return saidItself.test(text)
}
