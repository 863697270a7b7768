import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import type { Phrases } from './phrases'

/** The first follow-up where the goal asks for a call, a meeting, a demo or a visit: it asks for that once more. */
export function askedAgain(channel: MessageType, phrases: Phrases, again: string): string {
  const { hello, bye, company, about, value, vary, isShort } = phrases
  const last = about === '' ? 'my last note' : `my last note about ${about}`
  if (channel === 'linkedin')
    return vary([
      `${hello} thank you for connecting. ${value}This is a short follow-up to ${last}. ${again}`,
      `${hello} you may not have had time for ${last}. ${again} If not, a short no is fine.`,
      `${hello} a short follow-up to ${last}. ${again} If somebody else at ${company} is the one to ask, I would be grateful for a name.`,
    ])
  if (isShort) return `${hello}\n\nA short follow-up to ${last}. ${again}${bye}`
  return vary([
    `${hello}\n\nA short follow-up to ${last}. ${again}\n\nIf you would rather read than talk, reply with what you would like to know first, and I will answer in writing.${bye}`,
    `${hello}\n\nYou may not have had time for ${last}. ${again}\n\nIf another week is better for ${company}, tell me which one, and I will write then.${bye}`,
    `${hello}\n\nI wrote to you some time ago, and this is a short follow-up to ${last}. ${again}\n\nIf I should ask somebody else at ${company}, I would be grateful for a name.${bye}`,
  ])
}
