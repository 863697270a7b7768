import { useEffect, useState } from 'react'
import { useClock } from '@inlay/sdk-core/react'

/** The value once it has not changed for so many milliseconds. Keep its identity where it stays the same. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const clock = useClock()
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    return clock.after(milliseconds, () => setSettled(() => value))
  }, [clock, milliseconds, settled, value])
  return settled
}
