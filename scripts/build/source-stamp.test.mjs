import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceStamp } from './source-stamp.mjs'

describe('the stamp of sources', () => {
  let root
  const stamp = () => sourceStamp(['src', 'missing', 'package-lock.json'], { root })

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inlay-stamp-'))
    await mkdir(join(root, 'src/deep'), { recursive: true })
    await writeFile(join(root, 'src/deep/a.ts'), 'a')
    await writeFile(join(root, 'package-lock.json'), '{}')
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('stays while nothing changes', async () => {
    expect(await stamp()).toBe(await stamp())
  })

  it.each([
    ['a file is edited', () => writeFile(join(root, 'src/deep/a.ts'), 'aa')],
    ['a file is saved with the same size', () => utimes(join(root, 'src/deep/a.ts'), new Date(0), new Date(1))],
    ['a file is added', () => writeFile(join(root, 'src/b.ts'), 'b')],
    ['a file is deleted', () => rm(join(root, 'src/deep/a.ts'))],
    ['the lockfile changes', () => writeFile(join(root, 'package-lock.json'), '{ }')],
  ])('changes when %s', async (_case, change) => {
    const before = await stamp()
    await change()
    expect(await stamp()).not.toBe(before)
  })

  it.each(['src/a.test.ts', 'src/a.stories.tsx', 'src/dist/a.js', 'src/fixtures/a.ts'])(
    'passes over %s',
    async (file) => {
      const before = await stamp()
      await mkdir(join(root, file, '..'), { recursive: true })
      await writeFile(join(root, file), 'new')
      expect(await stamp()).toBe(before)
    },
  )
})
