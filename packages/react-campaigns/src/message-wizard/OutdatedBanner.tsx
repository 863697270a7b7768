import { useInlay, useMessages, useNotify } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { messageWizardMessages } from './messages'
import { outdatedTexts, withTextsBefore } from './outdated-texts'
import { ownTexts } from './own-texts'
import type { MessageWork } from './use-message-work'

export interface OutdatedBannerProps {
  readonly work: MessageWork
}

/**
 * Says that texts were written for another goal, or as the last one which they are not any more, and has them written
 * again; those that somebody changed stay, and are named.
 */
export function OutdatedBanner({ work }: OutdatedBannerProps) {
  const t = useMessages(messageWizardMessages)
  const { locale } = useInlay()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { drafting, writing, type } = work
  const outdated = outdatedTexts(drafting.draft)
  const hasOld = outdated.steps.length > 0 || (type === 'email' && outdated.subject)
  if (!hasOld && !isBusy) return null

  const end = work.templates.find(({ id }) => id === outdated.end?.id)
  const own = ownTexts(drafting.draft, type)
  const kept = new Intl.ListFormat(locale).format([
    ...(own.subject ? [t('inSubject')] : []),
    ...work.templates.filter(({ id }) => own.steps.has(id)).map(({ label }) => t('inStep', { step: label })),
  ])
  const endText = end && t(own.steps.has(end.id) ? 'farewell' : 'outdatedEnd', { step: end.label })

  async function writeAgain() {
    const before = drafting.now()
    const textBefore = new Map(before.templates.map((each) => [each.id, each]))
    setBusy(true)
    await writing.writeOutdated()
    setBusy(false)
    const written = drafting.now()
    const isAnew = written.templates.some(
      (each) => each.writtenFor !== undefined && textBefore.has(each.id) && textBefore.get(each.id) !== each,
    )
    if (!isAnew && written.subject === before.subject) return
    notify({
      tone: 'success',
      text: end === undefined && kept !== '' ? t('outdatedWrittenSome', { kept }) : t('outdatedWritten'),
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
      {endText ?? (kept === '' ? t('outdated') : t('outdatedSome', { kept }))}
    </Banner>
  )
}
