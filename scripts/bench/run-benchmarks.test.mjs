import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runBenchmarks } from './run-benchmarks.mjs'

describe('npm run bench', () => {
  let folder
  let printed
  let said
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-bench-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  function run({ json = false, rounds = 1 } = {}) {
    printed = []
    said = []
    return runBenchmarks({
      json,
      rounds,
      folder,
      build: async () => said.push('built'),
      print: (text) => printed.push(text),
      say: (text) => said.push(text),
    })
  }

  async function write(name, contestants, ...bars) {
    await mkdir(join(folder, name))
    const rest = `title: '${name} is fast', unit: 'ms', bars: ${JSON.stringify(bars)}`
    await writeFile(
      join(folder, name, 'bench.mjs'),
      `export const benchmark = { ${rest}, contestants: ${contestants} }`,
    )
  }
  const threeAndOne = '{ ours: async () => ({ read: 3, pid: process.pid }), peer: async () => ({ read: 1 }) }'
  const bar = (atMost) => ({ measure: 'read', of: 'ours', beyond: 'peer', atMost })

  it('says that there is none, and builds nothing for it', async () => {
    expect(await run()).toBe(0)
    expect(printed).toEqual(['There is no benchmark: no folder in benchmarks/ has a bench.mjs.'])
    expect(said).toEqual([])
  })

  it('shows every contestant and the bars that are kept', async () => {
    await write('opening', threeAndOne, bar(2), { measure: 'read', of: 'ours', atMost: 3 })
    expect(await run()).toBe(0)
    const text = printed.join('\n')
    expect(text).toContain('opening is fast (ms; median of 1 [least–most])')
    expect(text).toMatch(/ours +3\.00 \[3\.00–3\.00\]/)
    expect(text).toMatch(/peer +1\.00 \[1\.00–1\.00\] +–/)
    expect(text).toContain('kept    ours beyond peer, read: 2.00, at most 2')
    expect(text).toContain('kept    ours, read: 3.00, at most 3')
  })

  it('fails when any benchmark misses a bar', async () => {
    await write('a', threeAndOne, bar(1.9))
    await write('b', threeAndOne, bar(2))
    expect(await run()).toBe(1)
    expect(printed.join('\n')).toContain('MISSED  ours beyond peer, read: 2.00, at most 1.9')
  })

  it('prints for programs nothing but the results, and says the table beside', async () => {
    await write('opening', threeAndOne, bar(1.9))
    expect(await run({ json: true, rounds: 2 })).toBe(1)
    const { opening } = JSON.parse(printed.join(''))
    expect(opening.bars).toEqual([{ ...bar(1.9), value: 2, missed: true }])
    expect(opening.samples.map(({ contestant }) => contestant)).toEqual(['ours', 'peer', 'ours', 'peer'])
    const [first, , third] = opening.samples
    expect(first.values.pid).not.toBe(third.values.pid)
    expect(said.join('\n')).toContain('MISSED')
  })

  it('fails when a contestant does, with its error', async () => {
    await write('broken', `{ ours: async () => { throw new Error('not today') } }`)
    await expect(run()).rejects.toThrow(/^ours in .*bench\.mjs failed:[^]*Error: not today/)
  })
})
