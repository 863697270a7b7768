import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { messageWizardMessages } from './messages'
import type { MessageDrafting } from './use-message-draft'

export interface RestoredBannerProps {
  readonly drafting: MessageDrafting
  /** It goes with the button that was pressed: focus has to be given elsewhere. */
  readonly onDiscard: () => void
}

/** Says that the draft was begun earlier, and discards it, with a way back. */
export function RestoredBanner({ drafting, onDiscard }: RestoredBannerProps) {
  const t = useMessages(messageWizardMessages)
  const notify = useNotify()
  if (!drafting.isRestored) return null
  function discard() {
    onDiscard()
    const undo = drafting.discard()
    notify({ tone: 'success', text: t('discarded'), action: { label: t('undo'), run: undo } })
  }
  return (
    <Banner
      tone="info"
      className="inlay-MessageWizard-restored"
      action={
        <Button size="compact" onClick={discard}>
          {t('discard')}
        </Button>
      }
    >
      {t('restored')}
    </Banner>
  )
}
