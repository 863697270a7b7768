import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { toneIcons } from '../banner/Banner'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { useClock } from '../root/use-clock'
import type { Toast } from './toast-queue'

export interface ToastCardProps {
  readonly toast: Toast
  readonly onDismiss: () => void
  /** It goes, by whatever way; focus may still be in it. */
  readonly onLeave: () => void
}

/** One toast: what happened, perhaps what can be done about it. */
export function ToastCard({ toast: { key, tone, text, action, otherAction }, onDismiss, onLeave }: ToastCardProps) {
  const t = useMessages(kitMessages)
  const lines = text.split('\n')
  const leave = useRef(onLeave)
  useLayoutEffect(() => {
    leave.current = onLeave
  })
  useLayoutEffect(() => () => leave.current(), [])

  const clock = useClock()
  const [isHeard, setIsHeard] = useState(tone === 'danger')
  useEffect(() => clock.after(noticed, () => setIsHeard(true)), [clock])
  return (
    <div className="inlay-Toast" data-tone={tone} data-toast={key}>
      <Icon icon={toneIcons[tone]} className="inlay-Toast-icon" />
      <div className="inlay-Toast-body">
        <p className="inlay-Toast-text" role={tone === 'danger' ? 'alert' : 'status'}>
          <span aria-hidden={isHeard ? undefined : true}>
            {lines.length === 1
              ? text
              : lines.map((line, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same line can be there twice
                  <span key={index} className="inlay-Toast-line">
                    {line}
                  </span>
                ))}
          </span>
        </p>
        {[action, otherAction].map(
          (each, index) =>
            each && (
              <Button
                // oxlint-disable-next-line react/no-array-index-key -- the first and the other
                key={index}
                variant="link"
                className="inlay-Toast-action"
                onClick={() => {
                  // Before what it sets off, so that a dialog it opens knows where focus came from.
                  if (!each.stays) onDismiss()
                  each.run()
                }}
              >
                {each.label}
              </Button>
            ),
        )}
      </div>
      <button type="button" className="inlay-Toast-close" aria-label={t('dismiss')} onClick={onDismiss}>
        <Icon icon={X} size={14} />
      </button>
    </div>
  )
}

/** A polite region that appears with its words is read by few: they come into it once readers know of it. */
const noticed = 100
