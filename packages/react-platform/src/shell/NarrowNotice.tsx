import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, classNames } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'

export interface NarrowNoticeProps {
  /** Of the notice's element, beside its own. */
  readonly className?: string | undefined
  /** A host that remembers it leaves the notice out from then on. */
  readonly onClose?: (() => void) | undefined
}

/**
 * Says below 768 pixels that the app is not made for that, and where there is a mouse what helps: that is a narrow or
 * zoomed window, and no phone. Can be closed.
 *
 * Contract: slot classes `inlay-NarrowNotice`, `-window`.
 */
export const NarrowNotice = forwardRef<HTMLDivElement, NarrowNoticeProps>(function NarrowNotice(
  { className, onClose },
  ref,
) {
  const t = useMessages(shellMessages)
  const [closed, setClosed] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [])
  if (closed) return null
  return (
    <div
      ref={element}
      role="region"
      aria-label={t('narrowNotice')}
      className={classNames('inlay-NarrowNotice', className)}
    >
      <Banner
        tone="warning"
        onDismiss={() => {
          // The button goes with the notice: who pressed it by key goes on at the screen.
          element.current?.closest('.inlay-Frame')?.querySelector('main')?.focus({ preventScroll: true })
          setClosed(true)
          onClose?.()
        }}
      >
        <span>{t('narrow')}</span> <span className="inlay-NarrowNotice-window">{t('narrowWindow')}</span>
      </Banner>
    </div>
  )
})
