import type { Artifact, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { rowMessages, type RowMessage } from '../campaign-detail/row-messages'
import { textsOf, type MessageDraft } from './message-draft'
import { messageReach, type MessageReach } from './message-reach'

/** Whom messages reach where one step is written again. */
export interface StepReach extends MessageReach {
  /** How many of them get the whole sequence: a step alone belongs to the messages of somebody who has the others. */
  readonly whole: number
}

export function stepReach(
  rows: readonly Artifact[],
  messageType: MessageType,
  draft: MessageDraft,
  step: number,
): StepReach {
  const others = draft.templates.flatMap((_, index) => (index === step ? [] : [index + 1]))
  const hasOthers = (row: Artifact) => {
    const written = new Set(rowMessages(row).flatMap((each) => (isOfStep(each, messageType) ? each.step : [])))
    return others.every((each) => written.has(each))
  }
  const again = messageReach(rows.filter(hasOthers), messageType, textsOf(draft, messageType, step))
  const anew = messageReach(
    rows.filter((row) => !hasOthers(row)),
    messageType,
    textsOf(draft, messageType),
  )
  const reached = new Set([...again.people, ...anew.people])
  const lacking = new Map(again.lacking)
  for (const [field, count] of anew.lacking) lacking.set(field, (lacking.get(field) ?? 0) + count)
  return {
    people: rows.filter((row) => reached.has(row)),
    unsendable: again.unsendable + anew.unsendable,
    sent: again.sent + anew.sent,
    unsent: again.unsent + anew.unsent,
    lacking,
    whole: anew.people.length,
  }
}

/** A first email is none without its subject. */
function isOfStep({ channel, step, subject, text }: RowMessage, messageType: MessageType): boolean {
  return channel === messageType && text !== undefined && (channel !== 'email' || step > 1 || subject !== undefined)
}
