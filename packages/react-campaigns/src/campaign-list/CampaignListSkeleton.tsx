import { useMessages } from '@inlay/sdk-core/react'
import { Card, Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { CampaignCounters } from './CampaignCounters'
import { campaignListMessages } from './messages'

/** As many as a window is high, each with a width of its own for the name. */
const cards = [72, 54, 81, 63, 47, 76, 58, 69, 50, 74, 61, 44, 79, 52, 66].map((width) => `${width}%`)

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
            <CampaignCounters campaign={undefined} />
            <div className="inlay-CampaignCard-foot">
              <Skeleton width="56px" height="12px" />
              <Skeleton width="104px" height="12px" />
            </div>
          </Card>
        ))}
      </ul>
    </div>
  )
}
