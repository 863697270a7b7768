import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'

/** A campaign that is being read, as it will be laid out. */
export function CampaignSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="inlay-CampaignDetail-skeleton" aria-busy="true">
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <div className="inlay-CampaignDetail-head">
        <Skeleton width="280px" height="20px" />
      </div>
      <div className="inlay-CampaignDetail-top">
        <div className="inlay-CampaignDetail-cards">
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} height="72px" />
          ))}
        </div>
      </div>
    </div>
  )
}
