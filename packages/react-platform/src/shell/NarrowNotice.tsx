import { forwardRef, useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, classNames } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'

export interface NarrowNoticeProps {
  /** Of the notice's element, beside its own. */
  readonly className?: string | undefined
}

/**
 * Says below 768 pixels that the app is not made for that; can be closed.
 *
 * Contract: slot class `inlay-NarrowNotice`.
 */
export const NarrowNotice = forwardRef<HTMLDivElement, NarrowNoticeProps>(function NarrowNotice({ className }, ref) {
  const t = useMessages(shellMessages)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <div ref={ref} className={classNames('inlay-NarrowNotice', className)}>
      <Banner tone="warning" onDismiss={() => setClosed(true)}>
        {t('narrow')}
      </Banner>
    </div>
  )
})
