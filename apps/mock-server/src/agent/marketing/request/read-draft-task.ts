import { counted, manner } from '../../../engines/messages/goal/order-manner'
import { isAddressee } from '../../../engines/messages/goal/is-addressee'
import { orderParts, withThat } from '../../../engines/messages/goal/order-parts'
import { readOrder } from '../../../engines/messages/goal/read-order'

/**
 * What a request for a message says that the message is for: “apologize for the outage” of “write an email to apologize
 * for the outage”, and “cold storage” of one “about cold storage”; nothing where it says nothing of that.
 */
export function readDraftTask(text: string): string | undefined {
  const order = readOrder(text)
  if (order === undefined) return isTaskItself(text) ? withoutInstructions(text) : undefined
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

/** What is asked for so needs no word of writing; what is said to the agent itself asks for none. */
export function isTaskItself(text: string): boolean {
  return saidItself.test(text) || (!text.endsWith('?') && saidTo(text) !== undefined)
}

/** Whom a message asked for so is for: “tell the CTOs that we moved”, “say sorry that it is late”. */
function saidTo(text: string): string | undefined {
  if (kind.test(text)) return ''
  const [, verb = '', rest = ''] =
    /^(let|tell|ask|inform|notify|say (?:thanks|thank you|sorry|congratulations) to)\s+(.+)$/i.exec(text) ?? []
  const joints = /^let$/i.test(verb) ? 'know (?:that|about|of)' : 'that|about|of|to|for|whether|if|what|why|how'
  const parts = verb === '' ? undefined : orderParts(withThat(rest), joints)
  const whom = parts?.whom ?? (/^say/i.test(verb) && isAddressee(untilComma(rest)) ? untilComma(rest) : '')
  return whom === '' ? undefined : whom
}

/** How to write is said behind it. */
function untilComma(text: string): string {
  return text.replace(/[,;].*$/, '')
}

const kind =
  /^(?:(?:a (?:big )?)?(?:thanks|thank you) to (?:all|every|our|the)|say sorry (?:that|for|about|because)|say (?:thanks|thank you) for|confirm (?:that|their)|wish (?:every|all|the)|collect (?:\S+ ){0,2}(?:invoices?|payments?)|cancel (?:the|our) (?:\S+ )?(?:webinars?|events?|appointments?|meetings?|workshops?|orders?|open day))\b/i

/** Whom a request for a message names, where that is not everybody. */
export function addresseeOf(text: string): string | undefined {
  const order = readOrder(text)
  const [, named = ''] =
    /^(?:thank|remind|congratulate|invite|wish|apologi[sz]e to|welcome)\s+(.+)$/i.exec(order?.task ?? text) ?? []
  const own =
    orderParts(named, 'for|that|of|about|on|to|an?')?.whom ??
    (isAddressee(untilComma(named)) ? untilComma(named) : undefined)
  const [, reached = ''] =
    /^(?:reach(?: out)?(?: to)?|contact|approach)\s+(.+?)\s+(?:by|via|on|over|about|regarding|with|to|and)\s/i.exec(
      text,
    ) ?? []
  const whom = [
    order?.addressee,
    isAddressee(reached) || /s(?: (?:in|at|from|of) .+)?$/i.test(reached) ? reached : undefined,
    own,
    saidTo(order?.task ?? text),
  ].find((each) => each !== undefined && each !== '' && !everybody.test(each))
  return whom?.slice(0, longestAddressee)
}

const everybody =
  /^(?:(?:all|our|the|my|these|those|of|every|each)\s+)*(?:you|them|him|her|all|everyone|everybody|people|those|customers?|clients?|contacts?|audience|list|leads?|prospects?|recipients?|readers?|compan(?:y|ies)|accounts?)(?:\s+(?:in|of|on|from) (?:the|our|my|this) (?:audience|campaign|list))?$/i
const longestAddressee = 100
