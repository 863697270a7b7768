import { Skeleton } from '../../ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import type { ColumnLayout } from '../columns/lay-out-columns'

interface TableSkeletonProps<Row> {
  readonly layout: ColumnLayout<Row>
  readonly lead: number
  readonly rowHeight: number
  readonly label: string
}

/** As many as a high screen shows; what there is no room for is cut off. */
const lines = Array.from({ length: 32 }, (_, line) => line)
/** Never all as long as one another, and the same every time. */
const lengths = [72, 54, 84, 63, 46, 78, 58]

/** Rows that are to come, in the columns in which they will be. */
export function TableSkeleton<Row>({ layout, lead, rowHeight, label }: TableSkeletonProps<Row>) {
  return (
    <div className="inlay-Table-skeleton" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {lines.map((line) => (
        <div key={line} className="inlay-Table-skeletonRow" style={{ blockSize: rowHeight }}>
          {lead > 0 && <span style={{ inlineSize: lead }} className="inlay-Table-skeletonBox" />}
          {layout.columns.map(({ column, width }, place) => (
            <span key={column.id} className="inlay-Table-skeletonCell" style={{ inlineSize: width }}>
              <Skeleton width={`${lengths[(line * 3 + place) % lengths.length] ?? 60}%`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
