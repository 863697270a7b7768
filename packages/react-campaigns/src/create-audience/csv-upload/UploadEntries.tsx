import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { useAnnounce } from '@inlay/sdk-core/ui'
import { createAudienceMessages } from '../messages'
import { UploadEntryRow } from './UploadEntryRow'
import type { Uploads } from './use-uploads'

export interface UploadEntriesProps {
  readonly uploads: Uploads
  readonly onReview: (id: string) => void
  readonly onRetry: (id: string) => void
  /** The last one has been taken out: focus goes back to where files are added. */
  readonly onLeave: () => void
}

/** The files of the panel. Who takes one out by key goes on at the next one. */
export function UploadEntries({ uploads, onReview, onRetry, onLeave }: UploadEntriesProps) {
  const t = useMessages(createAudienceMessages)
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  const { entries } = uploads
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry-end]') ?? [])]
    const target = left[Math.min(next.current, left.length - 1)]
    next.current = undefined
    if (target) target.focus()
    else onLeave()
  }, [entries.length, onLeave])

  if (entries.length === 0) return null
  return (
    <ul ref={list} className="inlay-AudienceUpload-entries" aria-label={t('files')}>
      {entries.map((entry, index) => (
        <UploadEntryRow
          key={entry.id}
          entry={entry}
          onReview={() => onReview(entry.id)}
          onStop={() => uploads.stop(entry.id)}
          onRetry={() => onRetry(entry.id)}
          onRemove={() => {
            next.current = index
            uploads.stop(entry.id)
            uploads.remove(entry.id)
            announce(t('removed', { name: entry.file.name }))
          }}
        />
      ))}
    </ul>
  )
}
