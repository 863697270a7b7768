import { useMessages } from '@inlay/sdk-core/react'
import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { knowledgeMessages } from './knowledge-messages'

/** Stands where documents will be. */
export function DocumentsSkeleton() {
  const t = useMessages(knowledgeMessages)
  return (
    <div className="inlay-KnowledgeBase-waiting" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <p className="inlay-KnowledgeBase-count">
        <Skeleton width="88px" height="10px" />
      </p>
      <div className="inlay-KnowledgeBase-list">
        {['46%', '38%', '52%'].map((width) => (
          <div key={width} className="inlay-KnowledgeBase-document">
            <Skeleton width="36px" height="36px" />
            <div className="inlay-KnowledgeBase-what">
              <Skeleton width={width} height="14px" />
              <Skeleton width="20%" height="10px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
