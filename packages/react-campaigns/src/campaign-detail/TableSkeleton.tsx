import { Skeleton } from '@inlay/sdk-core/ui'

/** Stands where the table of an audience will be. */
export function TableSkeleton() {
  return (
    <>
      <div className="inlay-CampaignSkeleton-head" />
      <div className="inlay-CampaignSkeleton-rows">
        {rows.map((row) => (
          <div key={row} className="inlay-CampaignSkeleton-row">
            <Skeleton width={names[row % names.length]} />
          </div>
        ))}
      </div>
      <div className="inlay-CampaignSkeleton-foot" />
    </>
  )
}

const names = ['140px', '122px', '114px', '166px', '154px', '106px', '90px']
/** More than any screen shows: what has no room is cut. */
const rows = Array.from({ length: 40 }, (_, row) => row)
