import { useRef, useState } from 'react'
import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { draftPlace, readDraft, writeDraft } from './kept-draft'
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
  /** What the campaign had when it was begun, where it had any: what who writes it knows of. */
  readonly over: () => MessageDraft | undefined
  /** Begins anew, or with what the campaign has. The answer brings back what was there. */
  readonly discard: () => () => void
  /** It has become messages: the device keeps only what the model wrote of it, and for which goal. */
  readonly finish: () => void
}

/** What messages are to be written from. The device keeps it until they are, so that leaving loses nothing. */
export function useMessageDraft(
  { messagesMetadata, ...campaign }: Pick<Campaign, 'campaignId' | 'messagesMetadata'>,
  messageType: MessageType,
): MessageDrafting {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = draftPlace(campaign, messageType, inlay)
  // What the campaign has meanwhile does not take away what is being typed.
  const [{ begun, had, isEdit, restored }] = useState(() => {
    const kept = messagesMetadata.find(({ type }) => type === messageType)
    const left = readDraft(storage.get(place))
    const first = withOrigins(kept ? draftOf(kept) : emptyDraft(), left?.draft)
    // Steps are neither added nor taken away where there are messages.
    const fits = (draft: MessageDraft) => !kept || draft.templates.length === first.templates.length
    const isLeft = left && !left.isDone && !isSameDraft(left.draft, first) && fits(left.draft)
    return { begun: first, had: kept && draftOf(kept), isEdit: kept !== undefined, restored: isLeft ? left : undefined }
  })
  const current = useRef(restored?.draft ?? begun)
  const over = useRef(restored ? restored.over : had)
  const [draft, show] = useState(restored?.draft ?? begun)
  const [isRestored, setRestored] = useState(restored !== undefined)

  function set(next: MessageDraft) {
    current.current = next
    show(next)
    if (isSameDraft(next, begun)) keepOrigins(next)
    else storage.set(place, writeDraft({ draft: next, isDone: false, over: over.current }))
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
    over: () => over.current,
    discard() {
      const left = current.current
      const leftOver = over.current
      over.current = had
      set(begun)
      setRestored(false)
      return () => {
        over.current = leftOver
        set(left)
        setRestored(true)
      }
    },
    finish: () => keepOrigins(current.current),
  }
}
