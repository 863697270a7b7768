import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { toThem } from './to-them'

/** “Ask them to reply by Friday”, “ask them to reply for a quote”, “ask them to forward it to their buyer” */
export const readReply: ClauseRule = (text) => {
  const [, by] = replied.exec(text) ?? []
  if (by !== undefined) return { ask: 'reply', question: `Could you reply ${by}?` }
  const [, thing] = repliedFor.exec(text) ?? []
  if (thing !== undefined)
    return { ask: 'reply', question: inProperCase(`Would you like ${toThem(thing)}? A short reply is enough.`) }
  const [, deed] = repliedTo.exec(text) ?? []
  if (deed !== undefined)
    return { ask: 'sign-up', question: inProperCase(`Would you like to ${toThem(deed)}? A short reply is enough.`) }
  const [, whom] = forwarded.exec(text) ?? []
  return whom === undefined ? undefined : { ask: 'introduction', question: `Could you forward this ${toThem(whom)}?` }
}

const asked = '(?:ask|request)\\s(?:(?:them|him|her|people|everyone|everybody)\\s)?'
const when = '((?:by|before|until|within|no later than)\\s.{2,40})'
const reply = '(?:reply|respond|answer|write back|write to us|get back(?: to (?:us|me))?)'
const replied = new RegExp(
  `^(?:(?:please\\s)?(?:reply|answer|respond)|${asked}(?:to\\s${reply}|for\\s(?:an?\\s|their\\s)?(?:reply|response|answer))|they\\s(?:should|must)\\s${reply})\\s${when}$`,
  'i',
)
/** What they get for it is what they are asked about. */
const repliedFor = new RegExp(
  `^(?:(?:please\\s)?${reply}|${asked}to\\s${reply}|(?:get|have)\\s(?:them|people)\\sto\\s${reply}|they\\s(?:should|must|can)\\s(?:just\\s)?${reply})\\s(?:for|to (?:get|receive|have|see|request|ask for|order))\\s((?:an?|our|the|more)\\s[^,;:]{2,50})$`,
  'i',
)
/** Whoever replies takes part by that. */
const repliedTo = new RegExp(
  `^(?:(?:please\\s)?${reply}|${asked}to\\s${reply}|(?:get|have)\\s(?:them|people)\\sto\\s${reply}|they\\s(?:should|must|can)\\s(?:just\\s|simply\\s)?${reply})\\s(?:to|(?:if|when) they (?:want|would like|wish) to)\\s((?:sign up|register|join|come|attend|take part|book|reserve|claim|enter|get started|start|apply|order)\\b[^,;:]{0,50})$`,
  'i',
)
const forwarded = new RegExp(
  `^${asked}to\\sforward\\s(?:it|this|(?:this|the)\\s(?:e-?mail|message|note))\\s(to\\s.{2,60})$`,
  'i',
)
