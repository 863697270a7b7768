import { shellMessages } from '@inlay/react-platform/shell'
import { useMessages } from '@inlay/sdk-core/react'
import { Spinner, VisuallyHidden } from '@inlay/sdk-core/ui'

/** While something is on its way; seen only when that takes a moment. */
export function Waiting() {
  const t = useMessages(shellMessages)
  return (
    <output className="host-Waiting">
      <Spinner />
      <VisuallyHidden>{t('loadingScreen')}</VisuallyHidden>
    </output>
  )
}
