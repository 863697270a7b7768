import { escapeIdentifier, type PoolClient } from 'pg'
import { NewerDataError } from '../newer-data-error'
import { postgresMigrations } from './postgres-migrations'

/** Brings a schema to the present version, one process at a time. Runs inside a transaction. */
export async function migratePostgres(client: PoolClient, schema: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`inlay migrate ${schema}`])
  await client.query(`create schema if not exists ${escapeIdentifier(schema)}`)
  await client.query('create table if not exists schema_version (version integer not null)')
  const answer = await client.query<{ version: number }>('select version from schema_version')
  const found = answer.rows[0]?.version ?? 0
  const known = postgresMigrations.length
  if (found > known) throw new NewerDataError(`the PostgreSQL schema ${schema}`, found, known)
  for (const step of postgresMigrations.slice(found)) await client.query(step)
  await client.query('delete from schema_version')
  await client.query('insert into schema_version (version) values ($1)', [known])
}
