import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { useState } from 'react'
import { draftPlace, readDraft } from './kept-draft'
import { draftOf, isSameDraft } from './message-draft'

/** Whether somebody has changed the texts of a campaign on this device, and has had no messages written of them yet. */
export function useChangedTexts(
  { messagesMetadata = [], ...campaign }: Pick<Campaign, 'campaignId'> & Partial<Pick<Campaign, 'messagesMetadata'>>,
  messageType: MessageType,
): boolean {
  const inlay = useInlay()
  const [isChanged] = useState(() => {
    const written = messagesMetadata.find(({ type }) => type === messageType)
    const left = readDraft(inlay.host.storage.get(draftPlace(campaign, messageType, inlay)))
    return written !== undefined && left !== undefined && !left.isDone && !isSameDraft(left.draft, draftOf(written))
  })
  return isChanged
}
