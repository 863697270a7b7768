import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installIfNeeded } from './install-if-needed.mjs'

const lockfile = (version) =>
  JSON.stringify({
    packages: {
      '': {},
      'packages/own': {},
      'node_modules/a': { version, integrity: `sha-${version}` },
      'node_modules/other-system': { version: '1.0.0', optional: true },
    },
  })

describe('installing', () => {
  let root
  let installs
  const run = () =>
    installIfNeeded({ root, say: () => {}, install: async () => ({ code: installs.push('npm ci') > 5 ? 1 : 0 }) })

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inlay-install-'))
    installs = []
    await writeFile(join(root, 'package-lock.json'), lockfile('1.0.0'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('happens once for a lockfile', async () => {
    expect(await run()).toBe('installed')
    expect(await run()).toBe('ready')
    expect(installs).toHaveLength(1)
  })

  it('happens again when the lockfile changes', async () => {
    await run()
    await writeFile(join(root, 'package-lock.json'), lockfile('1.0.1'))
    expect(await run()).toBe('installed')
    expect(installs).toHaveLength(2)
  })

  it('is not needed when npm itself has installed the same', async () => {
    await mkdir(join(root, 'node_modules'))
    const record = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha-1.0.0' } } }
    await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify(record))
    expect(await run()).toBe('ready')
    expect(installs).toHaveLength(0)
  })

  it('is needed when npm has installed something else', async () => {
    await mkdir(join(root, 'node_modules'))
    const record = { packages: { 'node_modules/a': { version: '0.9.0', integrity: 'sha-0.9.0' } } }
    await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify(record))
    expect(await run()).toBe('installed')
  })

  it('that fails leaves no stamp and says so in one line', async () => {
    const failing = installIfNeeded({ root, say: () => {}, install: async () => ({ code: 7 }) })
    await expect(failing).rejects.toThrow(/^npm ci failed with exit code 7/)
    await expect(readFile(join(root, 'node_modules/.inlay-lock'), 'utf8')).rejects.toThrow('ENOENT')
  })
})
