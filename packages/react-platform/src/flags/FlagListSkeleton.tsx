import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'

/** The list while it is on its way, in its final layout. */
export function FlagListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="inlay-FlagList" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="inlay-FlagList-head">
        <Skeleton width="96px" />
      </div>
      <ul className="inlay-FlagList-rows" aria-hidden="true">
        {rows.map((row) => (
          <li key={row} className="inlay-FlagList-row" data-loading="">
            <Skeleton width="140px" />
            <Skeleton width="280px" />
          </li>
        ))}
      </ul>
    </div>
  )
}

const rows = Array.from({ length: 8 }, (_, index) => index)
