import type { ReactNode } from 'react'
import { Card, Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { TableSkeleton } from './TableSkeleton'

export interface CampaignSkeletonProps {
  /** What is being read, for who cannot see it. */
  readonly label: string
  /** How much of the screen to come is known: all of it, its figures, or no more than its head. @default 'head' */
  readonly layout?: 'audience' | 'figures' | 'head' | undefined
  /** Below all of it. */
  readonly children?: ReactNode
}

/** A campaign that is being read, as it will be laid out. */
export function CampaignSkeleton({ label, layout = 'head', children }: CampaignSkeletonProps) {
  return (
    <div className="inlay-CampaignDetail-page" aria-busy="true">
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <div className="inlay-CampaignDetail-head" aria-hidden="true">
        <span className="inlay-CampaignDetail-back">
          <Skeleton width="16px" height="16px" />
        </span>
        <Skeleton width="240px" height="16px" />
        <Skeleton width="60px" height="20px" />
      </div>
      {layout !== 'head' && (
        <div className="inlay-CampaignDetail-top" aria-hidden="true">
          {layout === 'audience' && <BannerSkeleton />}
          <div className="inlay-CampaignDetail-cards">
            {cards.map((width) => (
              <Card key={width} className="inlay-SummaryCard">
                <span className="inlay-SummaryCard-label">
                  <Skeleton width={width} />
                </span>
                <span className="inlay-SummaryCard-hint">
                  <Skeleton width="48px" height="16px" />
                </span>
              </Card>
            ))}
          </div>
        </div>
      )}
      {layout === 'audience' && <AudienceSkeleton />}
      {children}
    </div>
  )
}

/** Where the line will be that says what is done, or what has to be done next. */
export function BannerSkeleton() {
  return (
    <div className="inlay-CampaignDetail-work inlay-CampaignDetail-workToCome" aria-hidden="true">
      <Skeleton width="260px" />
    </div>
  )
}

function AudienceSkeleton() {
  return (
    <div className="inlay-CampaignSkeleton" aria-hidden="true">
      <div className="inlay-CampaignSkeleton-tabs">
        <Skeleton width="72px" />
        <Skeleton width="72px" />
      </div>
      <div className="inlay-CampaignSkeleton-bar">
        <Skeleton width="200px" height="28px" />
        <Skeleton width="88px" height="28px" />
        <Skeleton width="128px" height="28px" />
        <Skeleton width="160px" height="28px" />
      </div>
      <TableSkeleton />
    </div>
  )
}

const cards = ['96px', '104px', '88px', '112px']
