import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** A plot that is on its way: its grid, and columns where something will be. */
export function ChartSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="inlay-Chart-skeleton">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[56, 72, 48, 84, 64, 92, 70, 40].map((height) => (
        <Skeleton key={height} height={`${height}%`} width="100%" />
      ))}
    </div>
  )
}
