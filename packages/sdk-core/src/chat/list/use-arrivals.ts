import { useState } from 'react'

/** How many messages have come since the reader left the end. */
export function useArrivals(count: number, atEnd: boolean): number {
  const [left, setLeft] = useState<number>()
  if (atEnd && left !== undefined) setLeft(undefined)
  if (!atEnd && left === undefined) setLeft(count)
  return left === undefined ? 0 : Math.max(0, count - left)
}
