import { useInsertionEffect, useRef, type RefObject } from 'react'

/** The value of the last committed render, for callbacks that keep their identity. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
