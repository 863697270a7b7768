/** How far a file is: waits, is on its way, has arrived, or has not. */
export type FileStatus = 'queued' | 'started' | 'success' | 'errored'

/** One file of a queue. */
export interface FileEntry {
  readonly id: string
  readonly file: File
  readonly status: FileStatus
  /** From 0 to 1; left out while nobody knows. */
  readonly progress?: number | undefined
  /** Why it has not arrived. */
  readonly error?: string | undefined
}
