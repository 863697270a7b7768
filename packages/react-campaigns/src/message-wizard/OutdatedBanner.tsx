import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { isBlankText } from './message-draft'
import { messageWizardMessages } from './messages'
import { outdatedTexts, withTextsBefore } from './outdated-texts'
import type { MessageWork } from './use-message-work'

export interface OutdatedBannerProps {
  readonly work: MessageWork
}

/** Says that texts were written for another goal, or as the last one which they are not any more, and has them written again; those that somebody changed stay. */
export function OutdatedBanner({ work }: OutdatedBannerProps) {
  const t = useMessages(messageWizardMessages)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { drafting, writing, type } = work
  const { subject, subjectFor, templates } = drafting.draft
  const outdated = outdatedTexts(drafting.draft)
  const hasOld = outdated.steps.length > 0 || (type === 'email' && outdated.subject)
  if (!hasOld && !isBusy) return null
  const hasOwn =
    templates.some(({ content, writtenFor }) => writtenFor === undefined && !isBlankText(content)) ||
    (type === 'email' && subjectFor === undefined && !isBlankText(subject))

  const end = work.templates.find(({ id }) => id === outdated.end?.id)

  async function writeAgain() {
    const before = drafting.now()
    setBusy(true)
    await writing.writeOutdated()
    setBusy(false)
    const written = drafting.now()
    if (outdatedTexts(written).steps.length === outdated.steps.length && written.subject === before.subject) return
    notify({
      tone: 'success',
      text: t('outdatedWritten'),
      action: { label: t('undo'), run: () => drafting.change((now) => withTextsBefore(now, before, written)) },
    })
  }
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <Button
          size="compact"
          busy={isBusy}
          busyLabel={t('writing')}
          aria-label={isBusy || end ? undefined : t('writeOutdatedAgain')}
          onClick={() => void writeAgain()}
        >
          {t('writeAgain')}
        </Button>
      }
    >
      {end ? t('outdatedEnd', { step: end.label }) : t(hasOwn ? 'outdatedSome' : 'outdated')}
    </Banner>
  )
}
