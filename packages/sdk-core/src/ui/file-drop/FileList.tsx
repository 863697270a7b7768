import { useLayoutEffect, useRef } from 'react'
import type { FileEntry } from './file-entry'
import { FileRow, type FileRowProps } from './FileRow'

interface FileListProps extends Omit<FileRowProps, 'entry'> {
  readonly label: string
  readonly entries: readonly FileEntry[]
  /** The last one has been taken out: focus goes back to the field. */
  readonly onLeave: () => void
}

/** The files of a `FileDrop`. Who takes one out by key goes on at the next one. */
export function FileList({ label, entries, onRemove, onLeave, ...row }: FileListProps) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-file-end]') ?? [])]
    const target = left[Math.min(next.current, left.length - 1)]
    next.current = undefined
    if (target) target.focus()
    else onLeave()
  }, [entries.length, onLeave])

  if (entries.length === 0) return null
  return (
    <ul ref={list} className="inlay-FileDrop-list" aria-label={label}>
      {entries.map((entry, index) => (
        <FileRow
          key={entry.id}
          {...row}
          entry={entry}
          onRemove={(removed) => {
            next.current = index
            onRemove(removed)
          }}
        />
      ))}
    </ul>
  )
}
