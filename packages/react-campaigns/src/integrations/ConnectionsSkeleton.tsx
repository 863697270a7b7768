import { useMessages } from '@inlay/sdk-core/react'
import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { integrationsMessages } from './messages'

/** Stands where connections will be. */
export function ConnectionsSkeleton() {
  const t = useMessages(integrationsMessages)
  return (
    <div className="inlay-Integrations-list" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {['34%', '46%', '28%', '40%'].map((width) => (
        <div key={width} className="inlay-Integrations-row">
          <Skeleton width="36px" height="36px" />
          <div className="inlay-Integrations-what">
            <Skeleton width={width} height="12px" />
            <Skeleton width="22%" height="10px" />
          </div>
        </div>
      ))}
    </div>
  )
}
