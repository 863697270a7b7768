import { askedFor } from './asked-for'
import { readAsk } from './asks'
import { withAudience } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isAddressee } from './is-addressee'

/** “Get office managers on a call”: whom, and what they are asked for. */
export const readOnCall: ClauseRule = (text) => {
  const [, whom = '', call = '', rest = ''] = onCall.exec(text) ?? []
  if (call === '' || !isAddressee(whom)) return undefined
  return { ...withAudience(whom, askedFor(`${call}${rest}`)), ask: readAsk(call) }
}

const onCall =
  /^(?:get|have|bring|want|put|win)\s+(.{2,60}?)\s+(?:on|onto|into|in|for)\s+((?:an?|the)\s(?:[\p{L}\p{N}-]+\s){0,3}?(?:calls?|meetings?|demos?|chats?|conversations?))((?:\s(?:about|on|with|next|this)\s.+)?)$/iu
