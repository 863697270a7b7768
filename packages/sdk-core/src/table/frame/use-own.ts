import { useCallback } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useOwnValue } from '../../ui/listbox/use-own-value'

/** A value that the host keeps, or that is kept here; changes are told with their reason either way. */
export function useOwn<Value, Reason extends string>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value, details: { readonly reason: Reason }) => void) | undefined,
): readonly [value: Value, change: (next: (before: Value) => Value, reason: Reason) => void] {
  const [value, setOwn] = useOwnValue(given, initial)
  const latest = useLatest({ value, onChange })
  const change = useCallback(
    (next: (before: Value) => Value, reason: Reason) => {
      const { value: before, onChange: tell } = latest.current
      const changed = next(before)
      if (Object.is(changed, before)) return
      setOwn(changed)
      tell?.(changed, { reason })
    },
    [latest, setOwn],
  )
  return [value, change]
}
