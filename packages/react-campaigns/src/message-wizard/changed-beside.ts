import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { textsOf, type MessageDraft } from './message-draft'

/** Steps, counted from zero, whose texts are not as the campaign has them, and that nobody gets where one step is written. */
export function changedBeside(
  draft: MessageDraft,
  had: MessageDraft,
  messageType: MessageType,
  step: number,
): readonly number[] {
  return draft.templates.flatMap((_, index) => {
    const before = textsOf(had, messageType, index)
    const isSame = textsOf(draft, messageType, index).every((text, at) => text.trim() === before[at]?.trim())
    return index === step || isSame ? [] : [index]
  })
}
