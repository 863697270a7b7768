import { Skeleton, VisuallyHidden } from '@inlay/sdk-core/ui'

const widths = ['40%', '92%', '97%', '88%', '60%']

/** Stands where a text will come. */
export function WaitingLines({ label }: { readonly label: string }) {
  return (
    <div aria-busy className="inlay-MessageWizard-waiting">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
