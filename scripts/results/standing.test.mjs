import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readResults, saveResult } from './results.mjs'
import { standingLines, standingOf } from './standing.mjs'

const stages = ['lint', 'unit', 'components']
const first = { startedAt: '2026-03-01T09:00:00.000Z', commit: 'aaaaaaaaaa' }
const second = { startedAt: '2026-03-01T10:30:59.000Z', commit: 'bbbbbbbbbb' }
const passed = (title) => [{ title, state: 'passed' }]

describe('the results of stages', () => {
  let folder
  const save = (run, names) =>
    Promise.all(
      names.map((stage) => saveResult({ stage, run, tests: passed(`${stage} at ${run.commit}`) }, { folder })),
    )
  const read = () => readResults(stages, { folder })
  const lines = async (commit) => standingLines(standingOf(stages, await read(), commit))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-results-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('are none before the first run', async () => {
    expect(await readResults(stages, { folder: join(folder, 'missing') })).toEqual([])
  })

  it('stay when a later run has other stages', async () => {
    await save(first, stages)
    await save(second, ['unit'])
    expect((await read()).map(({ stage, run, tests }) => [stage, run.commit, tests[0].title])).toEqual([
      ['lint', first.commit, 'lint at aaaaaaaaaa'],
      ['unit', second.commit, 'unit at bbbbbbbbbb'],
      ['components', first.commit, 'components at aaaaaaaaaa'],
    ])
  })

  it('are not those of a stage that there is no more', async () => {
    await save(first, ['lint', 'gone'])
    expect((await read()).map(({ stage }) => stage)).toEqual(['lint'])
  })

  it('are told to be of the last run alone, when that had all stages and nothing was committed since', async () => {
    await save(first, stages)
    expect(await lines(first.commit)).toEqual([
      'Last run: lint, unit, components (2026-03-01 09:00 UTC, at commit aaaaaaa).',
    ])
  })

  it('are told to be old or not there', async () => {
    await save(first, ['components'])
    await save(second, ['unit'])
    expect(await lines(second.commit)).toEqual([
      'Last run: unit (2026-03-01 10:30 UTC, at commit bbbbbbb).',
      'Older than the last commit: components.',
      'Without a result: lint; what only they prove counts as missing.',
    ])
    expect(standingOf(stages, await read(), 'cccccccccc').older).toEqual(['unit', 'components'])
  })

  it('have no age where there is no git', async () => {
    const { startedAt } = first
    await save({ startedAt }, stages)
    expect(await lines(undefined)).toEqual(['Last run: lint, unit, components (2026-03-01 09:00 UTC).'])
  })
})
