import { Skeleton } from '@inlay/sdk-core/ui'

/** Stands where a list to choose from is being read. */
export function PickListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="inlay-PickList" role="status" aria-label={label}>
      {[0, 1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className="inlay-PickList-item">
          <Skeleton width={`${120 + ((line * 53) % 90)}px`} height="12px" />
        </div>
      ))}
    </div>
  )
}
