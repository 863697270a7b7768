import type { Backend } from '../backend'
import { sql } from './sql'
import type { SqlDriver } from './sql-driver'
import { sqlReader } from './sql-reader'
import { writeChanges } from './write-changes'

/** Keeps documents in the tables of the migrations, in whichever database the driver speaks to. */
export function createSqlBackend(driver: SqlDriver): Backend {
  const { dialect } = driver
  return {
    reader: sqlReader(driver.query, dialect),
    exclusive: (workspace, run) =>
      driver.exclusive(workspace, (session) =>
        run({
          reader: sqlReader(session.query, dialect),
          commit: (changes) => session.write((query) => writeChanges(query, dialect, workspace, changes)),
        }),
      ),
    clear: () =>
      driver.write(async (query) => {
        // Spaces and their indexes stay, so that their numbers mean the same to every process.
        await query(sql`delete from documents`)
        await query(sql`delete from sort_keys`)
        await query(sql`delete from log_entries`)
        await query(sql`delete from blobs`)
      }),
    close: () => driver.close(),
  }
}
