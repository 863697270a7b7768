import { PortTaken } from './http/listener'
import { SettingsError } from './settings'
import { NewerDataError } from './store/newer-data-error'
import { LockedError } from './store/sqlite/locked-error'
import { UnusableDirectoryError } from './store/sqlite/unusable-directory-error'

/** One line for what the person at the keyboard can mend; nothing for the rest. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof PortTaken) {
    return `Port ${error.port} is taken. Stop what listens there, or choose another with PORT and EMBED_PORT.`
  }
  if (error instanceof LockedError || error instanceof UnusableDirectoryError) {
    return `${error.message} The folder is chosen with INLAY_DATA_DIR.`
  }
  if (error instanceof NewerDataError || error instanceof SettingsError) return error.message
  const code = codeOf(error)
  const why = code === undefined ? undefined : (reasons[code] ?? (code.startsWith('28') ? reasons['28000'] : undefined))
  return why && `${why} (${messageOf(error)})`
}

const database = 'The database of DATABASE_URL'

/** By the codes of the operating system, of SQLite and of PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'This machine has no such address. Choose another with HOST.',
  EACCES: 'This port may not be used without more rights. Choose another with PORT and EMBED_PORT.',
  ENOTFOUND: 'A host name is not known. Look at HOST and DATABASE_URL.',
  EAI_AGAIN: 'A host name could not be looked up. Look at HOST and DATABASE_URL.',
  ECONNREFUSED: `${database} does not answer. Start it, or leave DATABASE_URL out to keep data in a folder.`,
  ETIMEDOUT: `${database} does not answer. Start it, or leave DATABASE_URL out to keep data in a folder.`,
  ECONNRESET: `${database} closed the connection.`,
  SQLITE_NOTADB:
    'The data cannot be read: inlay.sqlite is no database. Move it away, or choose another folder with INLAY_DATA_DIR (.inlay if nothing is said).',
  SQLITE_CORRUPT:
    'The data is damaged. Move inlay.sqlite away, or choose another folder with INLAY_DATA_DIR (.inlay if nothing is said).',
  SQLITE_FULL: 'The disk with the data is full. Make room, or choose another folder with INLAY_DATA_DIR.',
  ENOSPC: 'The disk with the data is full. Make room, or choose another folder with INLAY_DATA_DIR.',
  '28000': `${database} does not let this user in.`,
  '3D000': `${database} does not exist. Create it first.`,
}

function codeOf(error: unknown): string | undefined {
  // Several addresses of one name fail together.
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
