import { useEffect } from 'react'
import { useLatest } from '@inlay/sdk-core/react'

/** Runs after each time that something has happened, told by how often that was. */
export function useAfterNews(count: number, run: () => void): void {
  const latest = useLatest(run)
  useEffect(() => {
    if (count > 0) latest.current()
  }, [count, latest])
}
