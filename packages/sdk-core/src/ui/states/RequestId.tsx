import { useContext, useEffect, useRef, useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { useClock } from '../root/use-clock'

/** The id of a failed call, to be copied into a message to the people of the backend. */
export function RequestId({ requestId }: { readonly requestId: string }) {
  const t = useMessages(kitMessages)
  const copyText = useContext(InlayContext)?.host.copyText
  const announce = useAnnounce()
  const clock = useClock()
  const [copied, setCopied] = useState(false)
  const forget = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => forget.current?.(), [])

  const copy = (write: (text: string) => Promise<void>) => {
    write(requestId).then(
      () => {
        announce(t('copied'))
        setCopied(true)
        forget.current?.()
        forget.current = clock.after(2_000, () => setCopied(false))
      },
      () => announce(t('copyFailed')),
    )
  }

  return (
    <p className="inlay-State-requestId">
      <span>{t('requestId', { id: requestId })}</span>
      {copyText && (
        <IconButton
          icon={copied ? Check : Copy}
          label={copied ? t('copied') : t('copyRequestId')}
          size="compact"
          onClick={() => copy(copyText)}
        />
      )}
    </p>
  )
}
