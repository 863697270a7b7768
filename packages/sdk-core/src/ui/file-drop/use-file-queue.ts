import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import type { UploadProgress } from '../../client/api-client'
import { changeQueue, nextToStart, type QueueChange } from './file-queue'
import type { FileEntry } from './file-entry'

export type FilesReason = 'added' | 'removed' | 'retried' | 'cancelled' | 'upload'

export type UploadFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: UploadProgress) => void },
) => Promise<unknown>

export interface FileQueueSettings {
  readonly files: readonly FileEntry[] | undefined
  readonly defaultFiles: readonly FileEntry[]
  readonly onFilesChange: ((files: readonly FileEntry[], details: { readonly reason: FilesReason }) => void) | undefined
  readonly onUpload: UploadFile | undefined
  readonly concurrency: number
  readonly errorText: (error: unknown) => string
  /** A file has arrived, or has not. */
  readonly onEnd: (entry: FileEntry, error: string | undefined) => void
}

/** The files of a `FileDrop`, held here or outside, and their uploads: so many at a time, in their order. */
export function useFileQueue(settings: FileQueueSettings) {
  const [own, setOwn] = useState(settings.defaultFiles)
  const queue = settings.files ?? own
  // Ahead of what is rendered: several uploads can tell something in the same moment.
  const last = useRef(queue)
  const latest = useRef(settings)
  const running = useRef(new Map<string, AbortController>())
  useLayoutEffect(() => {
    last.current = queue
    latest.current = settings
  })

  const change = (made: QueueChange, reason: FilesReason) => {
    const next = changeQueue(last.current, made)
    last.current = next
    setOwn(next)
    latest.current.onFilesChange?.(next, { reason })
  }

  const changeLast = useLatest(change)
  /** Files that are held outside begin anew when the field is there again. */
  const queueAgain = useCallback(
    (ids: readonly string[]) => {
      for (const id of ids) changeLast.current({ type: 'retry', id }, 'upload')
    },
    [changeLast],
  )

  const stop = (id: string) => {
    const upload = running.current.get(id)
    running.current.delete(id)
    upload?.abort()
  }

  const start = async (entry: FileEntry, onUpload: UploadFile) => {
    const { id, file } = entry
    const upload = new AbortController()
    running.current.set(id, upload)
    // What has been stopped, or begun anew, has nothing more to say.
    const speaks = () => running.current.get(id) === upload
    change({ type: 'start', id }, 'upload')
    const onProgress = ({ sent, total }: UploadProgress) => {
      if (speaks())
        change({ type: 'progress', id, progress: total > 0 ? Math.min(1, sent / total) : undefined }, 'upload')
    }
    const error = await errorOf(() => onUpload(file, { signal: upload.signal, onProgress }), latest.current.errorText)
    if (!speaks()) return
    running.current.delete(id)
    change(error === undefined ? { type: 'succeed', id } : { type: 'fail', id, error }, 'upload')
    latest.current.onEnd(entry, error)
  }

  const { onUpload, concurrency } = settings
  useEffect(() => {
    const there = new Set(queue.map(({ id }) => id))
    for (const id of running.current.keys()) if (!there.has(id)) stop(id)
    if (!onUpload) return
    const ids = new Set(running.current.keys())
    for (const entry of nextToStart(queue, ids, concurrency)) void start(entry, onUpload)
  })
  useEffect(() => {
    const uploads = running.current
    return () => {
      const stopped = [...uploads.keys()]
      for (const id of stopped) stop(id)
      queueAgain(stopped)
    }
  }, [queueAgain])

  return {
    queue,
    /** The queue as it is at this moment, ahead of what is rendered. */
    queueNow: () => last.current,
    change,
    /** Ends an upload; whoever asked for that says what becomes of the file. */
    stop,
  }
}

async function errorOf(run: () => Promise<unknown>, text: (error: unknown) => string): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return text(error)
  }
}
