import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explainStartError } from './explain-start-error'
import { startInlay } from './start-inlay'

async function failure(env: Readonly<Record<string, string>>, data?: string): Promise<string | undefined> {
  const directory = await mkdtemp(join(tmpdir(), 'inlay-start-'))
  if (data !== undefined) await writeFile(join(directory, 'inlay.sqlite'), data)
  try {
    const running = await startInlay({ env: { INLAY_DATA_DIR: directory, ...env }, log: () => undefined })
    await running.close()
    return 'It started'
  } catch (error) {
    return explainStartError(error)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

describe('what keeps it from starting is said in a sentence', () => {
  it.each([
    ['an address that this machine does not have', { HOST: '203.0.113.7', PORT: '45871' }, /no such address.*HOST/],
    ['a host name that does not exist', { HOST: 'nope.invalid', PORT: '45871' }, /host name.*HOST/],
    ['a folder without a built host', { INLAY_STATIC_DIR: '/nonexistent' }, /^INLAY_STATIC_DIR is "\/nonexistent"/],
    ['a port without one above it', { PORT: '65535' }, /EMBED_PORT/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:9/inlay' },
      /DATABASE_URL does not answer/,
    ],
  ])('%s', async (_, env, sentence) => {
    expect(await failure(env)).toMatch(sentence)
  })

  it('a file that is no database', async () => {
    expect(await failure({ PORT: '45871' }, 'this is no database '.repeat(400))).toMatch(
      /no database.*INLAY_DATA_DIR|INLAY_DATA_DIR.*no database/,
    )
  })

  it('and what nobody can mend keeps its stack', () => {
    expect(explainStartError(new TypeError('a is not a function'))).toBeUndefined()
  })
})
