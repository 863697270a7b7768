import { useMessages } from '@inlay/sdk-core/react'
import { Card, Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'

const cards = ['72%', '54%', '81%', '63%', '47%', '76%', '58%', '69%', '50%']

const counters = ['72px', '120px']

/** The list in its final layout, before it is known. */
export function CampaignListSkeleton() {
  const t = useMessages(campaignListMessages)
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <ul className="inlay-CampaignList-grid" aria-hidden="true">
        {cards.map((width) => (
          <Card as="li" padding="none" key={width} className="inlay-CampaignCard">
            <div className="inlay-CampaignCard-head">
              <div className="inlay-CampaignCard-name">
                <Skeleton width={width} height="12px" />
              </div>
            </div>
            <div className="inlay-CampaignCard-counters">
              {counters.map((label) => (
                <div key={label} className="inlay-CampaignListSkeleton-counter">
                  <Skeleton width="32px" height="14px" />
                  <Skeleton width={label} />
                </div>
              ))}
            </div>
            <div className="inlay-CampaignCard-foot">
              <Skeleton width="56px" height="12px" />
              <Skeleton width="88px" />
            </div>
          </Card>
        ))}
      </ul>
    </div>
  )
}
