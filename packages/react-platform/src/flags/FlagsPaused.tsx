import type { Pause } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { flagsMessages } from './messages'

/** Says until when the server asks to wait, and goes on at once for whoever does not want to. */
export function FlagsPaused({ pause, onEnd }: { readonly pause: Pause; readonly onEnd: () => void }) {
  const t = useMessages(flagsMessages)
  return (
    <Banner
      role="status"
      tone="warning"
      action={
        <Button
          variant="link"
          onClick={() => {
            onEnd()
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
}
