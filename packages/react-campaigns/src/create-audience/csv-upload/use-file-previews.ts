import { useEffect, useRef } from 'react'
import { suggestTargets } from './column-targets'
import { previewFile, type FilePreview } from './preview-file'
import { previewOf, type UploadEntry } from './upload-entry'
import type { UploadEntries } from './use-upload-entries'

/** Looks into files: how they are written, what their first rows are, and where their columns go. */
export function useFilePreviews(
  { find, patch }: UploadEntries,
  labelOf: (field: string) => string,
): (id: string) => Promise<void> {
  const readings = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const begun = readings.current
    return () => {
      for (const reading of begun.values()) reading.abort()
    }
  }, [])

  return async (id) => {
    const entry = find(id)
    if (!entry) return
    readings.current.get(id)?.abort()
    const reading = new AbortController()
    readings.current.set(id, reading)
    const before = previewOf(entry)
    patch(id, { reading: { status: 'reading', preview: before } })
    try {
      const preview = await previewFile(entry.file, entry.chosen, reading.signal)
      const isSame = before !== undefined && preview.headers.join('\0') === before.headers.join('\0')
      patch(id, { reading: { status: 'ready', preview }, ...(isSame ? {} : suggested(entry, preview)) })
    } catch {
      if (!reading.signal.aborted) patch(id, { reading: { status: 'unreadable' } })
    }
  }

  function suggested(entry: UploadEntry, { headers, rows }: FilePreview): Partial<UploadEntry> {
    const { targets, isSure } = suggestTargets({ artifactType: entry.artifactType, headers, rows, labelOf })
    return { targets, isReviewed: entry.isReviewed || isSure }
  }
}
