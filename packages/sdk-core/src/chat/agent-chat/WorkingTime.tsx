import { useEffect, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { useClock } from '../../ui/root/use-clock'
import { chatMessages } from '../chat-messages'

/** For how long the agent has been at work. Mounted while it is. */
export function WorkingTime() {
  const t = useMessages(chatMessages)
  const clock = useClock()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = clock.now()
    return clock.every(1_000, () => setSeconds(Math.round((clock.now() - begun) / 1_000)))
  }, [clock])
  return seconds === 0 ? t('working') : t('workingFor', { seconds })
}
