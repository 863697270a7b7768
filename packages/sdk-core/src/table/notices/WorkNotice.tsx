import { useEffect, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { ProgressBar } from '../../ui/progress-bar/ProgressBar'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import type { TableWork } from '../frame/use-missing-rows'
import { tableNoticeMessages } from './table-notice-messages'

interface WorkNoticeProps {
  readonly label: string
  readonly work: TableWork
  /** The focus goes back to the rows. */
  readonly onStopped: () => void
}

/** What is done sooner is done before anybody has read of it. */
const patience = 400

/** How far something is, with the way to stop it. */
export function WorkNotice({ label, work: { done, total, stop }, onStopped }: WorkNoticeProps) {
  const t = useMessages(tableNoticeMessages)
  const clock = useClock()
  const [isLong, setLong] = useState(false)
  const announce = useAnnounce()
  useEffect(() => clock.after(patience, () => setLong(true)), [clock])
  useEffect(() => {
    if (isLong) announce(label)
  }, [announce, isLong, label])
  if (!isLong) return null
  return (
    <div className="inlay-Table-work">
      <ProgressBar
        label={label}
        value={total === undefined ? undefined : done}
        max={total}
        valueText={total === undefined ? undefined : t('rowsDone', { done, total })}
        action={
          <Button
            size="compact"
            variant="ghost"
            onClick={() => {
              stop()
              onStopped()
            }}
          >
            {t('stop')}
          </Button>
        }
      />
    </div>
  )
}
