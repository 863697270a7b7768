import { useRef, useState } from 'react'
import type { UploadEntry } from './upload-entry'

export interface UploadEntries {
  readonly entries: readonly UploadEntry[]
  /** As they are at this moment, ahead of what is rendered. */
  readonly now: () => readonly UploadEntry[]
  readonly find: (id: string) => UploadEntry | undefined
  readonly add: (entries: readonly UploadEntry[]) => void
  /** What is about a file that is gone changes nothing. */
  readonly patch: (id: string, change: Partial<UploadEntry>) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
}

/** The files of a panel. Several can change in the same moment. */
export function useUploadEntries(): UploadEntries {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([])
  const last = useRef(entries)
  const write = (next: readonly UploadEntry[]) => {
    last.current = next
    setEntries(next)
  }
  return {
    entries,
    now: () => last.current,
    find: (id) => last.current.find((entry) => entry.id === id),
    add: (added) => write([...last.current, ...added]),
    patch: (id, change) => write(last.current.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    clear: () => write([]),
    remove: (id) => write(last.current.filter((entry) => entry.id !== id)),
  }
}
