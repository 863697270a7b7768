import type { Space } from '../backend'
import { sql, type Sql } from './sql'

/** The number that stands for a collection of a workspace in the tables. */
export function spaceNumber({ workspace, collection }: Space): Sql {
  return sql`(select s.space from spaces s where s.workspace = ${workspace} and s.collection = ${collection})`
}
