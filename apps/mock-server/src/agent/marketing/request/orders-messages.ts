import { messageWords } from './draft-words'

/**
 * Whether what is to be written is messages, as far as the order says: “write three emails to them”, but not “write a poem
 * for them”, for which nothing else is to be written in its place.
 */
export function ordersMessages(text: string): boolean {
  const object = written.exec(text)?.[1]
  return object === undefined || object === '' || messages.test(object)
}

/** What stands behind the verb, up to whom or what it is for. */
const written =
  /^(?:\w+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give me)\b\s*(.*?)(?=[,.;:]|\s(?:to|for|at|with|from|in|on|about|that|which|who|so|and|by|via)\s|$)/i

const messages = new RegExp(
  `\\b(?:${messageWords}|outreach|subject lines?|subject|linked-?in|follow-?ups?|content|intro(?:duction)?|cadence|steps?|pitch(?:es)?|touch(?:es|points?)?|notes?|campaign|them|they|it|this|that|these|those|one|another|more|again|something|anything|all|everyone|everybody|him|her|me|us|to|for)\\b`,
  'i',
)
