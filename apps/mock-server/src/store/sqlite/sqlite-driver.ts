import Database from 'libsql'
import { createKeyedMutex } from '../keyed-mutex'
import { NewerDataError } from '../newer-data-error'
import type { Sql } from '../sql/sql'
import type { SqlDriver, SqlQuery, SqlRow } from '../sql/sql-driver'
import { sqliteDialect } from './sqlite-dialect'
import { sqliteMigrations } from './sqlite-migrations'

/** Two connections: one writes, and the other never sees what is not yet kept. */
export function createSqliteDriver(file: string): SqlDriver {
  const writer = new Database(file)
  try {
    migrate(writer, file)
  } catch (error) {
    writer.close()
    throw error
  }
  const reader = new Database(file)
  const query = queryOf(reader)
  const change = queryOf(writer)
  const turns = createKeyedMutex()

  const write: SqlDriver['write'] = (work) =>
    turns.run('write', async () => {
      writer.exec('BEGIN IMMEDIATE')
      try {
        await work(change)
        writer.exec('COMMIT')
      } catch (error) {
        if (writer.inTransaction) writer.exec('ROLLBACK')
        throw error
      }
    })

  return {
    dialect: sqliteDialect,
    query,
    write,
    exclusive: (_workspace, run) => run({ query, write }),
    async close() {
      // All in one file again, to be copied or carried elsewhere.
      writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      reader.close()
      writer.close()
    },
  }
}

type Connection = InstanceType<typeof Database>

function migrate(connection: Connection, file: string): void {
  const found = versionOf(connection)
  if (found > sqliteMigrations.length) throw new NewerDataError(file, found, sqliteMigrations.length)
  connection.exec('PRAGMA journal_mode = WAL')
  // What is acknowledged is on the disk: every commit waits for it.
  connection.exec('PRAGMA synchronous = FULL')
  for (const [index, step] of sqliteMigrations.entries()) {
    if (index < found) continue
    connection.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}

function versionOf(connection: Connection): number {
  const row: unknown = connection.prepare('select user_version as version from pragma_user_version').get()
  return typeof row === 'object' && row && 'version' in row ? Number(row.version) : 0
}

function queryOf(connection: Connection): SqlQuery {
  const statements = new Map<string, ReturnType<Connection['prepare']>>()
  const prepared = (text: string) => {
    const known = statements.get(text)
    if (known) return known
    // Filters make ever new texts; the plain ones are back soon.
    if (statements.size >= 200) statements.clear()
    const made = connection.prepare(text)
    statements.set(text, made)
    return made
  }
  return async ({ texts, parameters }: Sql) => {
    const statement = prepared(texts.join('?'))
    if (statement.reader) return statement.all(parameters).filter(isRow)
    statement.run(parameters)
    return []
  }
}

function isRow(row: unknown): row is SqlRow {
  return typeof row === 'object' && row !== null
}
