import type { Dialect } from './dialect'
import type { Sql } from './sql'

export type SqlRow = Readonly<Record<string, unknown>>

export type SqlQuery = (statement: Sql) => Promise<readonly SqlRow[]>

export interface SqlSession {
  readonly query: SqlQuery
  /** Keeps all that `work` writes, durably, or none of it. */
  write(work: (query: SqlQuery) => Promise<void>): Promise<void>
}

/** A database, as much of it as the backend needs. */
export interface SqlDriver {
  readonly dialect: Dialect
  /** Sees what is kept and nothing else. */
  readonly query: SqlQuery
  exclusive<Result>(workspace: string, run: (session: SqlSession) => Promise<Result>): Promise<Result>
  /** `write` of a session that belongs to no workspace. */
  write(work: (query: SqlQuery) => Promise<void>): Promise<void>
  close(): Promise<void>
}
