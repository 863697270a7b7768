import { useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'

/** Says below 768 pixels that the app is not made for that; can be closed. */
export function NarrowNotice() {
  const t = useMessages(shellMessages)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <div className="inlay-NarrowNotice">
      <Banner tone="warning" onDismiss={() => setClosed(true)}>
        {t('narrow')}
      </Banner>
    </div>
  )
}
