import { useMessages } from '@inlay/sdk-core/react'
import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { settingsMessages } from './messages'

/** Stands where a form will be. */
export function SettingsSkeleton() {
  const t = useMessages(settingsMessages)
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[2, 2, 1].map((fields, section) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={section} className="inlay-Settings-section">
          <div className="inlay-Settings-sectionHead">
            <Skeleton width="112px" height="16px" />
            <Skeleton width="180px" height="12px" />
          </div>
          <div className="inlay-Settings-fields">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field} className="inlay-Settings-bone">
                <Skeleton width="96px" height="14px" />
                <Skeleton width="100%" height={fields === 1 ? '120px' : '32px'} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
