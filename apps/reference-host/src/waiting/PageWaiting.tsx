import { shellMessages } from '@inlay/react-platform/shell'
import { useMessages } from '@inlay/sdk-core/react'
import { Spinner, VisuallyHidden } from '@inlay/sdk-core/ui'
import { config } from '../config'
import { useLeftOfMoment } from './use-left-of-moment'

/** A page outside of every frame while it is on its way. */
export function PageWaiting() {
  const t = useMessages(shellMessages)
  const delay = useLeftOfMoment()
  return (
    <main className="host-PageWaiting" aria-busy="true">
      <h1>
        <VisuallyHidden>{t('loadingNamed', { name: config.appName })}</VisuallyHidden>
      </h1>
      <span className="host-PageWaiting-late" style={{ animationDelay: `${delay}ms` }}>
        <Spinner size={20} />
      </span>
    </main>
  )
}
