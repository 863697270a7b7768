import { getCampaign, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, type ActionResult } from '@inlay/sdk-core/react'
import { draftOf, isSameDraft, settingsOf, type MessageDraft } from './message-draft'

/**
 * Asks the server what the campaign has of messages of a type by now. Answers nothing where nobody loses anything by
 * saving the draft: it has none, what was known of already, or the same.
 */
export function useReadMeanwhile(campaignId: string, messageType: MessageType) {
  const { run } = useAction(getCampaign)
  return async (
    draft: MessageDraft,
    known: readonly (MessageDraft | undefined)[],
  ): Promise<ActionResult<MessageDraft | undefined>> => {
    const result = await run({ params: { campaignId } })
    if (!result.ok) return result
    const kept = result.data.messagesMetadata.find(({ type }) => type === messageType)
    const theirs = kept && draftOf(kept)
    const isLost =
      theirs &&
      ![...known, draftOf(settingsOf(draft, messageType))].some(
        (each) => each !== undefined && isSameDraft(each, theirs),
      )
    return { ok: true, data: isLost ? theirs : undefined }
  }
}
