import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NewerDataError } from '../newer-data-error'
import { collectionName } from '../store'
import { LockedError } from './locked-error'
import { openSqliteStore } from './open-sqlite-store'

const libsql = createRequire(import.meta.url).resolve('libsql')
const notes = collectionName<{ readonly text: string }>('notes', ['text'])

describe('openSqliteStore', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inlay-sqlite-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has everything in one file when it is closed', async () => {
    const first = openSqliteStore({ directory: folder })
    await first.workspace('w').collection(notes).put('a', { text: 'x' })
    await first.close()
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    copyFileSync(join(folder, 'inlay.sqlite'), join(elsewhere, 'inlay.sqlite'))
    const second = openSqliteStore({ directory: elsewhere })
    expect(await second.workspace('w').collection(notes).get('a')).toMatchObject({ value: { text: 'x' } })
    await second.close()
  })

  it('finds everything again after it was closed', async () => {
    const first = openSqliteStore({ directory: folder })
    await first.workspace('w').collection(notes).put('a', { text: 'x' })
    await first.workspace('w').log('events').append('e')
    await first.workspace('w').blobs.put('b', new Uint8Array([7]))
    await first.close()
    const second = openSqliteStore({ directory: folder })
    expect(await second.workspace('w').collection(notes).get('a')).toEqual({
      id: 'a',
      revision: 1,
      value: { text: 'x' },
    })
    expect(await second.workspace('w').log('events').append('f')).toEqual({ position: 2, entry: 'f' })
    expect(await second.workspace('w').blobs.get('b')).toEqual(new Uint8Array([7]))
    await second.close()
  })

  it('refuses a folder that a newer version wrote, and leaves it as it is', async () => {
    await openSqliteStore({ directory: folder }).close()
    const file = new Database(join(folder, 'inlay.sqlite'))
    file.exec('pragma user_version = 999')
    file.close()
    expect(() => openSqliteStore({ directory: folder })).toThrow(NewerDataError)
    // Refused for its version again, and not because the first attempt still held the folder.
    expect(() => openSqliteStore({ directory: folder })).toThrow(/version 999/)
  })

  it('refuses a folder that is already open, naming the process', async () => {
    const first = openSqliteStore({ directory: folder })
    expect(() => openSqliteStore({ directory: folder })).toThrow(new LockedError(folder, process.pid))
    await first.close()
    await openSqliteStore({ directory: folder }).close()
  })

  it('says in one sentence why a folder cannot be used', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    mkdirSync(join(folder, 'taken', 'lock.sqlite'), { recursive: true })
    const failure = (name: string) => `Data cannot be kept in ${join(folder, name)}: it `
    expect(() => openSqliteStore({ directory: file })).toThrow(`${failure('file')}is not a folder.`)
    expect(() => openSqliteStore({ directory: join(file, 'data') })).toThrow(
      `${failure('file/data')}is not a folder, or`,
    )
    symlinkSync('round', join(folder, 'round'))
    expect(() => openSqliteStore({ directory: join(folder, 'round') })).toThrow(`${failure('round')}is a link that`)
    const longest = 'x'.repeat(300)
    expect(() => openSqliteStore({ directory: join(folder, longest) })).toThrow(
      `Data cannot be kept in ${join(folder, longest)}: its name is too long.`,
    )
    expect(() => openSqliteStore({ directory: join(folder, 'taken') })).toThrow(`${failure('taken')}cannot be written.`)
  })

  it('makes the folders above it that are missing', async () => {
    const directory = join(folder, 'a', 'b', 'c')
    await openSqliteStore({ directory }).close()
    expect(existsSync(join(directory, 'inlay.sqlite'))).toBe(true)
  })

  describe('in another process', () => {
    const kill: (() => void)[] = []
    afterEach(() => kill.splice(0).forEach((stop) => stop()))

    /** Bundles what writes one note after another and says so as soon as each is acknowledged. */
    async function buildWriter(): Promise<string> {
      const script = join(folder, 'writer.mjs')
      await build({
        entryPoints: [join(import.meta.dirname, 'write-until-killed.ts')],
        outfile: script,
        bundle: true,
        platform: 'node',
        format: 'esm',
        conditions: ['@inlay/source'],
        // Native, and the script lies outside the project: by its full path.
        alias: { libsql },
        external: [libsql],
        logLevel: 'error',
      })
      return script
    }

    async function startWriter() {
      const script = await buildWriter()
      const child = spawn(process.execPath, [script, join(folder, 'data')], { stdio: ['ignore', 'pipe', 'inherit'] })
      kill.push(() => child.kill('SIGKILL'))
      return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
    }

    // In a process of its own: one that tries without end can only be stopped from outside.
    it.skipIf(process.platform !== 'linux').each(['/proc/inlay', '/proc/inlay/data'])(
      'gives up where no folder can be made: %s',
      async (directory) => {
        const options = { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' } as const
        const { stderr } = spawnSync(process.execPath, [await buildWriter(), directory], options)
        expect(stderr).toContain(`Data cannot be kept in ${directory}: it cannot be made there.`)
      },
      30_000,
    )

    it('loses nothing that was acknowledged when it is killed, and leaves no lock behind', async () => {
      const { child, lines } = await startWriter()
      const acknowledged: string[] = []
      for (let line = await lines.next(); acknowledged.length < 40; line = await lines.next()) {
        acknowledged.push(line.value)
      }
      expect(() => openSqliteStore({ directory: join(folder, 'data') })).toThrow(
        new LockedError(join(folder, 'data'), child.pid),
      )
      child.kill('SIGKILL')
      await once(child, 'exit')

      const store = openSqliteStore({ directory: join(folder, 'data') })
      const collection = store.workspace('w').collection(notes)
      const found = await collection.find({ orderBy: [{ field: 'text', direction: 'asc' }], limit: 100_000 })
      const kept = new Set(found.documents.map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      // The document and its index were written together or not at all.
      expect(found.documents).toHaveLength(await collection.count())
      expect((await collection.put(acknowledged[0] ?? '', { text: 'again' })).revision).toBe(2)
      await store.close()
    })
  })
})
