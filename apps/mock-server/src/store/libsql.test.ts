import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openSqliteStore } from './sqlite/open-sqlite-store'
import { describeStore } from './store.suite'

const folder = mkdtempSync(join(tmpdir(), 'inlay-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeStore('openSqliteStore', async () => openSqliteStore({ directory: folder }))
