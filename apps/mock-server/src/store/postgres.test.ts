import { afterAll, describe, it } from 'vitest'
import { describeSharing } from './postgres/describe-sharing'
import { openPostgresStore } from './postgres/open-postgres-store'
import { startTestDatabase } from './postgres/test-cluster'
import { describeStore } from './store.suite'

const database = await startTestDatabase()

if (database) {
  const schema = `inlay test ${process.pid}`
  const { connectionString } = database
  describeStore('openPostgresStore', () => openPostgresStore({ connectionString, schema }))
  describeSharing(connectionString)
  afterAll(() => database.stop())
} else {
  const reason = 'no PostgreSQL was found: set TEST_DATABASE_URL or install postgresql'
  // The reporter says that something was skipped, but not why.
  process.stderr.write(`Skipped openPostgresStore: ${reason}\n`)
  describe('openPostgresStore', () => {
    it('keeps what every store promises', ({ skip }) => skip(reason))
  })
}
