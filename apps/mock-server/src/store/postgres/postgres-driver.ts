import { escapeIdentifier, Pool, type PoolClient } from 'pg'
import type { Sql } from '../sql/sql'
import { NewerDataError } from '../newer-data-error'
import type { SqlDriver, SqlQuery } from '../sql/sql-driver'
import { migratePostgres } from './migrate-postgres'
import { postgresDialect } from './postgres-dialect'
import { UnusableDatabaseError } from './unusable-database-error'

/** Where the database is, and in which of its schemas the tables are. */
export interface PostgresPlace {
  readonly connectionString: string
  readonly schema: string
}

/**
 * Three pools, so that nobody waits for a connection that is held by who waits for them: a transaction of a workspace
 * may read outside itself, and write to the system, while it is open.
 */
export async function createPostgresDriver({ connectionString, schema }: PostgresPlace): Promise<SqlDriver> {
  const open = (max: number): Pool => {
    const pool = new Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 30_000,
      // Spaces end an option, unless a backslash is before them.
      options: `-c search_path=${escapeIdentifier(schema).replaceAll(/[\\\s]/g, '\\$&')}`,
    })
    // A resting connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {})
    return pool
  }
  const readers = open(5)
  const writers = open(10)
  const system = open(2)
  const close = async () => {
    await Promise.all([readers.end(), writers.end(), system.end()])
  }

  try {
    await inTransaction(writers, (client) => migratePostgres(client, schema))
  } catch (error) {
    await close()
    throw error instanceof NewerDataError ? error : new UnusableDatabaseError(error)
  }

  return {
    dialect: postgresDialect,
    query: queryOf(readers),
    close,
    exclusive: (workspace, run) =>
      inTransaction(workspace === 'system' ? system : writers, async (client) => {
        // Held to the end of the transaction: writers of one workspace take turns, also across processes.
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`inlay ${schema} ${workspace}`])
        const query = queryOf(client)
        return run({ query, write: (work) => work(query) })
      }),
    write: (work) => inTransaction(system, (client) => work(queryOf(client))),
  }
}

async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is broken: the pool makes another when one is needed.
    const rolledBack = client.query('rollback').then(
      () => true,
      () => false,
    )
    client.release(!(await rolledBack))
    throw error
  }
}

function queryOf(connection: Pool | PoolClient): SqlQuery {
  return async ({ texts, parameters }: Sql) => {
    const text = texts.reduce((all, part, index) => `${all}$${index}${part}`)
    const answer = await connection.query<Record<string, unknown>>(text, [...parameters])
    return answer.rows
  }
}
