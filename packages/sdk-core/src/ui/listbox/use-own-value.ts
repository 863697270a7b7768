import { useState } from 'react'

/** The value that is given; where none is, one of its own, which begins as `initial`. */
export function useOwnValue<Value>(
  given: Value | undefined,
  initial: Value,
): readonly [value: Value, change: (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [given === undefined ? own : given, setOwn]
}
