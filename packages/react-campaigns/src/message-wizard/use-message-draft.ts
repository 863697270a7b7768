import { useRef, useState } from 'react'
import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { keptPlace } from '../kept-place'
import { readDraft, writeDraft } from './kept-draft'
import { draftOf, emptyDraft, isSameDraft, type MessageDraft } from './message-draft'
import { hasOrigins, withOrigins } from './outdated-texts'

export interface MessageDrafting {
  readonly draft: MessageDraft
  /** As it is at this moment, for what goes on after others have changed it. */
  readonly now: () => MessageDraft
  readonly change: (change: (draft: MessageDraft) => MessageDraft) => void
  /** The campaign has messages of this type: their steps are what they are. */
  readonly isEdit: boolean
  /** It was begun earlier, and is shown as it was left. */
  readonly isRestored: boolean
  /** Begins anew, or with what the campaign has. The answer brings back what was there. */
  readonly discard: () => () => void
  /** It has become messages: the device keeps only what the model wrote of it, and for which goal. */
  readonly finish: () => void
}

/** What messages are to be written from. The device keeps it until they are, so that leaving loses nothing. */
export function useMessageDraft(
  { campaignId, messagesMetadata }: Pick<Campaign, 'campaignId' | 'messagesMetadata'>,
  messageType: MessageType,
): MessageDrafting {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = keptPlace(`campaigns.messages.${campaignId}.${messageType}`, inlay)
  // What the campaign has meanwhile does not take away what is being typed.
  const [{ begun, isEdit, restored }] = useState(() => {
    const kept = messagesMetadata.find(({ type }) => type === messageType)
    const left = readDraft(storage.get(place))
    const first = withOrigins(kept ? draftOf(kept) : emptyDraft(), left?.draft)
    // Steps are neither added nor taken away where there are messages.
    const fits = (draft: MessageDraft) => !kept || draft.templates.length === first.templates.length
    const isLeft = left && !left.isDone && !isSameDraft(left.draft, first) && fits(left.draft)
    return { begun: first, isEdit: kept !== undefined, restored: isLeft ? left.draft : undefined }
  })
  const current = useRef(restored ?? begun)
  const [draft, show] = useState(restored ?? begun)
  const [isRestored, setRestored] = useState(restored !== undefined)

  function set(next: MessageDraft) {
    current.current = next
    show(next)
    if (isSameDraft(next, begun)) keepOrigins(next)
    else storage.set(place, writeDraft({ draft: next, isDone: false }))
  }
  function keepOrigins(of: MessageDraft) {
    if (hasOrigins(of)) storage.set(place, writeDraft({ draft: of, isDone: true }))
    else storage.remove(place)
  }
  return {
    draft,
    now: () => current.current,
    change: (make) => set(make(current.current)),
    isEdit,
    isRestored,
    discard() {
      const left = current.current
      set(begun)
      setRestored(false)
      return () => {
        set(left)
        setRestored(true)
      }
    },
    finish: () => keepOrigins(current.current),
  }
}
