import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'

/** In the place of a schedule that is being read. */
export function ScheduleSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="inlay-Schedule-form">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton style={{ blockSize: 62 }} />
      <Skeleton style={{ blockSize: 28, inlineSize: 160 }} />
      <Skeleton style={{ blockSize: 132 }} />
      <Skeleton style={{ blockSize: 96 }} />
    </div>
  )
}
