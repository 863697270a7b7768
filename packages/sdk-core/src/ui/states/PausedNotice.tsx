import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import type { Pause } from '../../client/api-client'
import { waitingMessages } from '../../messages/waiting-messages'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { classNames } from '../class-names'

export interface PausedNoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Until when the server asks to wait, as the state of an operation has it. */
  readonly pause: Pause
  /** “Try now” was pressed: the button goes with the notice, so that focus wants another place. */
  readonly onEnd?: (() => void) | undefined
}

/**
 * Says until when the server asks to wait, and goes on at once for whoever does not want to.
 *
 * Contract: slot class `inlay-PausedNotice`; else as `Banner`.
 */
export const PausedNotice = forwardRef<HTMLDivElement, PausedNoticeProps>(function PausedNotice(
  { pause, onEnd, className, ...rest },
  ref,
) {
  const t = useMessages(waitingMessages)
  return (
    <Banner
      role="status"
      tone="warning"
      {...rest}
      ref={ref}
      className={classNames('inlay-PausedNotice', className)}
      action={
        <Button
          variant="link"
          onClick={() => {
            onEnd?.()
            pause.end()
          }}
        >
          {t('tryNow')}
        </Button>
      }
    >
      {t('paused', { until: pause.until })}
    </Banner>
  )
})
