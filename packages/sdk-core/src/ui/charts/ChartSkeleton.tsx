import { Skeleton, type SkeletonProps } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** What a chart will look like. */
export type ChartShape = 'columns' | 'bars' | 'line' | 'ring' | 'dots' | 'words'

/** A plot that is on its way, in the layout that it will have. */
export function ChartSkeleton({ label, shape }: { readonly label: string; readonly shape: ChartShape }) {
  return (
    <div className="inlay-Chart-skeleton" data-shape={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {marks()[shape].map((mark, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are always the same
        <Skeleton key={index} {...mark} />
      ))}
    </div>
  )
}

/** Worked out when shown: done when the module is read, they would stay in bundles without any chart. */
const marks = (): Readonly<Record<ChartShape, readonly SkeletonProps[]>> => ({
  columns: [56, 72, 48, 84, 64, 92, 70, 40].map((share) => ({ height: `${share}%` })),
  bars: [96, 82, 74, 58, 42, 26].map((share) => ({ width: `${share}%`, height: '100%' })),
  line: [{ height: '100%' }],
  ring: [
    { shape: 'circle', width: 'var(--inlay-chart-ring)', height: 'var(--inlay-chart-ring)' },
    ...[90, 70, 80, 60].map((share) => ({ width: `${share}%` })),
  ],
  dots: [
    [14, 24, 20],
    [26, 58, 30],
    [38, 34, 16],
    [50, 66, 38],
    [64, 30, 24],
    [74, 70, 18],
    [84, 46, 32],
  ].map(([along, up, size]) => ({
    shape: 'circle',
    width: `${size}px`,
    height: `${size}px`,
    style: { insetInlineStart: `${along}%`, insetBlockEnd: `${up}%` },
  })),
  // A cloud, and the list that stands for it in narrow places.
  words: [
    ...[
      [60, 12],
      [84, 18],
      [48, 12],
      [72, 14],
      [128, 26],
      [96, 18],
      [52, 12],
      [88, 16],
      [64, 12],
    ].map(([width, height]) => ({ 'data-as': 'word', width: `${width}px`, height: `${height}px` })),
    ...[100, 75, 66, 56, 51, 47, 44, 38, 36, 31].map((share) => ({
      'data-as': 'row',
      width: `${share}%`,
      height: '24px',
    })),
  ],
})
