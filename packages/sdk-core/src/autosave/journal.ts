import type { Clock } from '../ports/host'
import type { AutosaveJournal, Revision } from './autosave'

/** What a journal keeps: work that the server did not have yet, and the revision that it was based on. */
export interface JournalEntry {
  readonly version: 1
  readonly value: unknown
  readonly revision: Revision | undefined
}

export interface Journal {
  read(): JournalEntry | undefined
  /** Writes what `entry` gives, at most once per interval: what is newest when the interval is over. */
  note(entry: () => JournalEntry | undefined): void
  /** Writes at once what was noted last. */
  writeNow(): void
  /** The server has everything. */
  clear(): void
}

const defaultInterval = 500

export function openJournal(
  { storage, key, every = defaultInterval }: AutosaveJournal,
  clock: Clock,
  onError: (error: unknown) => void,
): Journal {
  let noted: (() => JournalEntry | undefined) | undefined
  let cancelTimer: (() => void) | undefined
  let quietUntil = -Infinity

  function guarded<Result>(run: () => Result): Result | undefined {
    try {
      return run()
    } catch (error) {
      onError(error)
      return undefined
    }
  }

  function writeNow() {
    cancelTimer?.()
    cancelTimer = undefined
    const entry = noted?.()
    noted = undefined
    if (!entry) return
    quietUntil = clock.now() + every
    guarded(() => storage.set(key, JSON.stringify(entry)))
  }

  return {
    read: () => guarded(() => readEntry(storage.get(key))),
    note(entry) {
      noted = entry
      if (cancelTimer) return
      const wait = quietUntil - clock.now()
      if (wait <= 0) writeNow()
      else cancelTimer = clock.after(wait, writeNow)
    },
    writeNow,
    clear() {
      cancelTimer?.()
      cancelTimer = undefined
      noted = undefined
      guarded(() => storage.remove(key))
    },
  }
}

function readEntry(text: string | undefined): JournalEntry | undefined {
  if (text === undefined) return undefined
  const entry: unknown = JSON.parse(text)
  if (typeof entry === 'object' && entry !== null && 'version' in entry && entry.version === 1 && 'value' in entry) {
    const revision = 'revision' in entry ? entry.revision : undefined
    if (revision === undefined || typeof revision === 'string' || typeof revision === 'number') {
      return { version: 1, value: entry.value, revision }
    }
  }
  throw new TypeError('The journal of unsaved work is written in a way that this version does not know.')
}
