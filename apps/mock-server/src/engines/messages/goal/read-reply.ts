import type { ClauseRule } from './clause-rule'
import { toThem } from './to-them'

/** “Ask them to reply by Friday”, “ask for a reply by Friday”, “ask them to forward it to their buyer” */
export const readReply: ClauseRule = (text) => {
  const [, by] = replied.exec(text) ?? []
  if (by !== undefined) return { ask: 'reply', question: `Could you reply ${by}?` }
  const [, whom] = forwarded.exec(text) ?? []
  return whom === undefined ? undefined : { ask: 'introduction', question: `Could you forward this ${toThem(whom)}?` }
}

const asked = '(?:ask|request)\\s(?:(?:them|him|her|people|everyone|everybody)\\s)?'
const when = '((?:by|before|until|within|no later than)\\s.{2,40})'
const replied = new RegExp(
  `^(?:(?:please\\s)?(?:reply|answer|respond)|${asked}(?:to\\s(?:reply|respond|answer|write back|get back(?: to (?:us|me))?)|for\\s(?:an?\\s|their\\s)?(?:reply|response|answer))|they\\s(?:should|must)\\s(?:reply|respond|answer))\\s${when}$`,
  'i',
)
const forwarded = new RegExp(
  `^${asked}to\\sforward\\s(?:it|this|(?:this|the)\\s(?:e-?mail|message|note))\\s(to\\s.{2,60})$`,
  'i',
)
