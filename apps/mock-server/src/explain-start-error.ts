import { PortTaken } from './http/listener'
import { SettingsError } from './settings'
import { NewerDataError } from './store/newer-data-error'
import { LockedError } from './store/sqlite/locked-error'
import { UnusableDatabaseError } from './store/postgres/unusable-database-error'
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
  if (error instanceof UnusableDatabaseError) {
    return `${whyIn(databaseReasons, error.cause) ?? `${database} cannot be used.`} (${messageOf(error.cause)})`
  }
  const why = whyIn(reasons, error)
  return why && `${why} (${messageOf(error)})`
}

type Reasons = Readonly<Record<string, string>>

function whyIn(known: Reasons, error: unknown): string | undefined {
  const code = codeOf(error)
  return code === undefined ? undefined : (known[code] ?? known[code.slice(0, 2)])
}

/** By the codes of the operating system and of SQLite. */
const reasons: Reasons = {
  EADDRNOTAVAIL: 'This machine has no such address. Choose another with HOST.',
  EACCES: 'This port may not be used without more rights. Choose another with PORT and EMBED_PORT.',
  ENOTFOUND: 'The host name is not known. Look at HOST.',
  EAI_AGAIN: 'The host name could not be looked up. Look at HOST.',
  SQLITE_NOTADB:
    'The data cannot be read: inlay.sqlite is no database. Move it away, or choose another folder with INLAY_DATA_DIR (.inlay if nothing is said).',
  SQLITE_CORRUPT:
    'The data is damaged. Move inlay.sqlite away, or choose another folder with INLAY_DATA_DIR (.inlay if nothing is said).',
  SQLITE_FULL: 'The disk with the data is full. Make room, or choose another folder with INLAY_DATA_DIR.',
  ENOSPC: 'The disk with the data is full. Make room, or choose another folder with INLAY_DATA_DIR.',
}

const database = 'The database of DATABASE_URL'
const silent = `${database} does not answer. Start it, or leave DATABASE_URL out to keep data in a folder.`

/** By the codes of the operating system and of PostgreSQL, or what those begin with. */
const databaseReasons: Reasons = {
  ENOTFOUND: 'The host name is not known. Look at DATABASE_URL.',
  EAI_AGAIN: 'The host name could not be looked up. Look at DATABASE_URL.',
  ECONNREFUSED: silent,
  ETIMEDOUT: silent,
  ECONNRESET: `${database} closed the connection.`,
  ENOENT: 'DATABASE_URL names a file that is not there.',
  ERR_INVALID_URL:
    'DATABASE_URL cannot be read. In a user name or a password, letters such as / ? # @ : are written %2F %3F %23 %40 %3A.',
  '28': `${database} does not let this user in.`,
  '3D000': `${database} does not exist. Create it first.`,
  '42501': `The user of DATABASE_URL may not make the schema and the tables in the database. Grant that, or name another user.`,
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
