import type { Backend } from '../backend'
import { numberOf, textOf } from './row-values'
import { joinSql, sql } from './sql'
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
    clear: (workspace, keep) =>
      driver.write(async (query) => {
        const spaces = await query(sql`select space, collection from spaces where workspace = ${workspace}`)
        const kept = spaces.filter((row) => keep(textOf(row, 'collection'))).map((row) => numberOf(row, 'space'))
        // No space has the number 0, and a list must not be empty.
        const list = joinSql(
          [0, ...kept].map((space) => sql`${space}`),
          sql`, `,
        )
        // Spaces and their indexes stay, so that their numbers mean the same to every process.
        await query(sql`delete from documents where space not in (${list})`)
        await query(sql`
          delete from sort_keys
          where sort_index not in (select sort_index from sort_indexes where space in (${list}))`)
        await query(sql`delete from log_entries`)
        await query(sql`delete from blobs`)
      }),
    close: () => driver.close(),
  }
}
