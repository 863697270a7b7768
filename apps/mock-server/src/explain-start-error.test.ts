import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explainStartError } from './explain-start-error'
import { freePort } from './testing/free-port'
import { startInlay } from './start-inlay'
import { UnusableDatabaseError } from './store/postgres/unusable-database-error'

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
    [
      'a database address with an unwritten letter in its password',
      { DATABASE_URL: 'postgres://ada:open/se:same@127.0.0.1:9/inlay' },
      /^DATABASE_URL cannot be read/,
    ],
    ['one with a #', { DATABASE_URL: 'postgres://ada:open#sesame@127.0.0.1:9/inlay' }, /^DATABASE_URL has a #.*%23/],
    ['one with a port that is none', { DATABASE_URL: 'postgres://127.0.0.1:99999/inlay' }, /^DATABASE_URL cannot be/],
    [
      'a certificate that is not there',
      { DATABASE_URL: 'postgres://127.0.0.1:9/inlay?sslrootcert=/nonexistent.pem' },
      /^DATABASE_URL names a file.*nonexistent/,
    ],
    ['a database host that does not exist', { DATABASE_URL: 'postgres://nope.invalid/inlay' }, /Look at DATABASE_URL/],
  ])('%s', async (_, env, sentence) => {
    expect(await failure(env)).toMatch(sentence)
  })

  it('a port that is taken on the other address of this machine', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((done) => other.listen({ host: '::1', port, ipv6Only: true }, done))
    expect(await failure({ PORT: String(port), EMBED_PORT: '0' })).toMatch(`Port ${port} is taken`)
    await new Promise((done) => other.close(done))
  })

  it('a file that is no database', async () => {
    expect(await failure({ PORT: '45871' }, 'this is no database '.repeat(400))).toMatch(
      /no database.*INLAY_DATA_DIR|INLAY_DATA_DIR.*no database/,
    )
  })

  it.each([
    [Object.assign(new Error('permission denied for database inlay'), { code: '42501' }), /may not make the schema/],
    [Object.assign(new Error('password authentication failed'), { code: '28P01' }), /does not let this user in/],
    [new Error('The server does not support SSL connections'), /cannot be used.*SSL/],
  ])('a database that says: %s', (cause, sentence) => {
    expect(explainStartError(new UnusableDatabaseError(cause))).toMatch(sentence)
  })

  it('and what nobody can mend keeps its stack', () => {
    expect(explainStartError(new TypeError('a is not a function'))).toBeUndefined()
  })
})
