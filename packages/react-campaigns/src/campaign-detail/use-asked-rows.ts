import { useEffect, useMemo, useRef } from 'react'

/** Rows that were asked for one after the other, and are not shown yet. */
export interface AskedRows {
  /** The one that is asked for last; where none is, the one that is shown. */
  readonly last: () => string
  readonly add: (rowId: string) => void
  /** Nobody goes there. */
  readonly forget: () => void
}

export function useAskedRows(shown: string): AskedRows {
  const here = useRef(shown)
  const onTheWay = useRef<readonly string[]>([])
  useEffect(() => {
    here.current = shown
    const at = onTheWay.current.indexOf(shown)
    // Elsewhere than asked for: somebody was led away from there.
    onTheWay.current = at === -1 ? [] : onTheWay.current.slice(at + 1)
  }, [shown])
  return useMemo(
    () => ({
      last: () => onTheWay.current.at(-1) ?? here.current,
      add: (rowId) => {
        onTheWay.current = [...onTheWay.current, rowId]
      },
      forget: () => {
        onTheWay.current = []
      },
    }),
    [],
  )
}
