import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkResult, readResults, skippedCheck } from '../results/results.mjs'
import { runStages } from './run-stages.mjs'

const good = async () => [checkResult('a is so', undefined)]
const bad = async () => [checkResult('b is so', 'It is not.')]
const skipping = async () => [skippedCheck('c is so', 'there is no network')]

describe('a run of stages', () => {
  let folder
  let said
  const run = (stages, names = []) => {
    said = []
    return runStages(names, { stages, folder, say: (line) => said.push(line) })
  }
  const log = () => said.join('\n')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-stages-'))
    vi.stubEnv('CI', '')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })

  it('goes on after a failed stage, names what failed, and ends with the count', async () => {
    expect(await run({ bad, good })).toBe(1)
    expect(log()).toContain('Failed:\n  bad: b is so')
    expect(said.at(-1)).toBe('\n1 passed, 1 failed')
  })

  it('counts a stage that breaks off as a failure', async () => {
    const broken = async () => Promise.reject(new Error('no such program'))
    expect(await run({ broken, good })).toBe(1)
    expect(log()).toMatch(/broken: the stage runs\n {2}Error: no such program/)
  })

  it('renews the results of its own stages and leaves the others', async () => {
    await run({ good, other: good })
    await run({ good: bad, other: bad }, ['other'])
    const found = await readResults(['good', 'other'], { folder })
    expect(found.map(({ tests }) => tests[0].state)).toEqual(['passed', 'failed'])
    expect(found[0].run.startedAt <= found[1].run.startedAt).toBe(true)
  })

  it('says what it skipped and why, and does not fail for it', async () => {
    expect(await run({ good, skipping })).toBe(0)
    expect(log()).toContain('Skipped:\n  skipping: c is so: there is no network')
    expect(said.at(-1)).toBe('\n1 passed, 0 failed')
    expect(await run({ skipping })).toBe(0)
    expect(await run({ skipping, bad })).toBe(1)
  })

  it('says it where nobody can miss it when nobody watches', async () => {
    vi.stubEnv('CI', 'true')
    expect(await run({ good, skipping })).toBe(0)
    expect(log()).toMatch(/!{80}\nSKIPPED, [^\n]+\n {2}skipping: c is so: there is no network\n!{80}/)
    expect(said.at(-1)).toBe('\n1 passed, 0 failed')
  })

  it('is a failure when nothing was tested', async () => {
    expect(await run({ empty: async () => [] })).toBe(1)
  })
})
