/** The hatches of a chart, drawn above its colours. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <svg className="inlay-Chart-patterns" width={0} height={0} aria-hidden>
      <defs>
        {shapes.map((shape, index) => (
          <pattern
            key={shape}
            id={`${id}-${index + 1}`}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
            className="inlay-Chart-pattern"
          >
            <path d={shape} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

const shapes = ['M-1 1L1-1M0 6L6 0M5 7L7 5', 'M0 3H6', 'M-1 5L1 7M0 0L6 6M5-1L7 1', 'M3 0V6', 'M0 3H6M3 0V6']
