import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishedPackages } from '../project/packages.mjs'
import { specimenProblems } from './specimen-problems.mjs'

it.each(publishedPackages())('$name: every exported component has a specimen', async (pkg) => {
  expect(await specimenProblems(pkg)).toEqual([])
})

describe('the specimen check', () => {
  let directory
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'inlay-specimens-'))
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const problems = async (files) => {
    const all = {
      'index.ts': `'use client'\nexport * from './Card'\nexport type { Shape } from './Card'`,
      'plain.ts': 'export const Table = 1',
      'Card.tsx': 'export type Shape = 1\nexport const Card = () => null',
      ...files,
    }
    for (const [file, text] of Object.entries(all)) {
      await mkdir(dirname(join(directory, 'src', file)), { recursive: true })
      await writeFile(join(directory, 'src', file), text)
    }
    const doors = [
      { name: './ui', source: './src/index.ts' },
      { name: './plain', source: './src/plain.ts' },
    ]
    return specimenProblems({ name: '@inlay/x', directory, doors })
  }
  const specimen = (object) => `export const specimen: Specimen = ${object}`

  it('names a component without a specimen, however it is exported, and no type or plain value', async () => {
    expect(await problems({})).toEqual([
      '@inlay/x exports Card (./ui), which no specimen names: write Card.specimen.tsx beside it.',
    ])
  })

  it('leaves what comes from another package to that one', async () => {
    const door = `export { Controller, Form as Sheet } from 'y'\nimport { Own as Other } from 'y'\nexport { Other }`
    const found = await problems({ 'index.ts': `'use client'\nexport * from './Card'\n${door}` })
    expect(found).toEqual([expect.stringContaining('@inlay/x exports Card (./ui)')])
  })

  it('names what is embeddable, which is a component too', async () => {
    const found = await problems({
      'Card.tsx': `import { defineEmbeddable } from 'y'\nexport const cards = defineEmbeddable({})\nexport const count = 1`,
    })
    expect(found).toEqual([expect.stringContaining('@inlay/x exports cards (./ui)')])
  })

  it('is content with a specimen, wherever it stands, and with one for several', async () => {
    expect(await problems({ 'deep/er/Card.specimen.tsx': specimen(`{ name: 'Card' }`) })).toEqual([])
    const several = {
      'Card.tsx': 'export const Card = () => null\nexport class CardLink {}',
      'deep/er/Card.specimen.tsx': specimen(`{ name: 'Card', with: ['CardLink'] }`),
    }
    expect(await problems(several)).toEqual([])
  })

  it.each([
    ['of something that is not exported', specimen(`{ name: 'Card', with: ['Cord'] }`), 'names Cord, which'],
    ['that is computed', specimen('make()'), 'must export const specimen'],
    ['whose name is computed', specimen('{ name: Card.name }'), 'written out as plain text'],
    ['that is not exported', `const specimen = { name: 'Card' }`, 'must export const specimen'],
  ])('refuses a specimen %s', async (_, text, expected) => {
    expect((await problems({ 'Card.specimen.tsx': text })).join()).toContain(expected)
  })

  it('refuses two specimens of one component', async () => {
    const text = specimen(`{ name: 'Card' }`)
    expect(await problems({ 'a.specimen.tsx': text, 'b.specimen.tsx': text })).toEqual([
      'Card is in src/a.specimen.tsx and in src/b.specimen.tsx.',
    ])
  })
})
