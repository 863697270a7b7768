import { isSameFile } from './check-files'
import type { FileEntry } from './file-entry'

export type QueueChange =
  | { readonly type: 'add'; readonly entries: readonly FileEntry[] }
  | { readonly type: 'replace'; readonly entries: readonly FileEntry[] }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'start' | 'succeed' | 'retry'; readonly id: string }
  | { readonly type: 'progress'; readonly id: string; readonly progress: number | undefined }
  | { readonly type: 'fail'; readonly id: string; readonly error: string }

/** The queue after a change. What is about a file that is gone changes nothing. */
export function changeQueue(queue: readonly FileEntry[], change: QueueChange): readonly FileEntry[] {
  switch (change.type) {
    case 'add':
      // In the place of what has failed, where that is chosen once more.
      return [
        ...queue.filter((one) => !change.entries.some(({ file }) => isSameFile(file, one.file))),
        ...change.entries,
      ]
    case 'replace':
      return change.entries
    case 'remove':
      return queue.filter(({ id }) => id !== change.id)
    default:
      return queue.map((entry) => (entry.id === change.id ? changeEntry(entry, change) : entry))
  }
}

type EntryChange = Exclude<QueueChange, { readonly type: 'add' | 'replace' | 'remove' }>

function changeEntry({ id, file, ...entry }: FileEntry, change: EntryChange): FileEntry {
  switch (change.type) {
    case 'start':
      return { id, file, status: 'started' }
    case 'progress':
      // The last word on a file has been said once it is no longer on its way.
      return entry.status === 'started'
        ? { id, file, status: 'started', progress: change.progress }
        : { id, file, ...entry }
    case 'succeed':
      return { id, file, status: 'success' }
    case 'fail':
      return { id, file, status: 'errored', error: change.error }
    case 'retry':
      return { id, file, status: 'queued' }
  }
}

/** Those that may begin now, in their order: so many are on their way at a time. */
export function nextToStart(
  queue: readonly FileEntry[],
  running: ReadonlySet<string>,
  concurrency: number,
): readonly FileEntry[] {
  const free = Math.max(0, Math.max(1, concurrency) - running.size)
  return queue.filter(({ id, status }) => status === 'queued' && !running.has(id)).slice(0, free)
}
