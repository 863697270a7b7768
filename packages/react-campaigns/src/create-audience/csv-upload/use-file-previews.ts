import { useEffect, useRef } from 'react'
import { suggestTargets, withChosen } from './column-targets'
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
      // Meanwhile somebody may have chosen something else.
      const now = find(id) ?? entry
      patch(id, { reading: { status: 'ready', preview }, ...(isSame ? {} : suggested(now, preview, before)) })
    } catch {
      if (!reading.signal.aborted) patch(id, { reading: { status: 'unreadable' } })
    }
  }

  function suggested(
    { artifactType, targets: chosen, isReviewed }: UploadEntry,
    preview: FilePreview,
    before: FilePreview | undefined,
  ): Partial<UploadEntry> {
    const suggest = ({ headers, rows }: FilePreview) => suggestTargets({ artifactType, headers, rows, labelOf })
    const { targets, isSure } = suggest(preview)
    const kept = before && { headers: before.headers, targets: chosen, suggested: suggest(before).targets }
    return {
      targets: kept
        ? withChosen({ headers: preview.headers, targets }, kept, preview.delimiter === before.delimiter)
        : targets,
      isReviewed: isReviewed || isSure,
    }
  }
}
