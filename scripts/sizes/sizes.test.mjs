import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorSizes } from './door-sizes.mjs'
import { filesOf } from './page-size.mjs'

describe('the size of a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['a.tsx', 'b.tsx'] },
    'a.tsx': { file: 'assets/a.js', imports: ['_shared.js', 'index.html'] },
    'b.tsx': { file: 'assets/b.js', imports: [] },
    '_shared.js': { file: 'assets/shared.js' },
    'a.css': { file: 'assets/a.css' },
  }

  it('is that of its modules and of what they import, each once, without what is loaded on demand', () => {
    expect(filesOf(manifest, ['index.html', 'a.tsx'])).toEqual(
      new Set(['assets/a.js', 'assets/index.js', 'assets/shared.js']),
    )
  })

  it('is refused for a module that the build does not have', () => {
    expect(() => filesOf(manifest, ['gone.tsx'])).toThrow(/no module gone.tsx/)
  })
})

describe('the size of a door', () => {
  let directory
  const long = (seed) =>
    `export const ${seed} = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `${seed}${index * 7919}`))}\n`

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'inlay-sizes-'))
    await mkdir(join(directory, 'dist'))
    await writeFile(join(directory, 'dist/shared.js'), long('shared'))
    await writeFile(join(directory, 'dist/index.js'), `export * from './shared.js'\nimport 'zod'`)
    await writeFile(join(directory, 'dist/area.js'), `export * from './shared.js'\n${long('area')}`)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('leaves out other packages and what is behind the doors that everybody has', async () => {
    const doors = [
      { name: '.', source: '', built: './dist/index.js' },
      { name: './area', source: '', built: './dist/area.js' },
    ]
    const pkg = { name: 'p', directory, doors }
    const [, whole] = await doorSizes(pkg, [])
    const [root, own] = await doorSizes(pkg, [{ package: 'p', door: './area', kilobytes: 1, without: ['.'] }])
    expect(root.gzip).toBeGreaterThan(500)
    expect(own.gzip).toBeGreaterThan(500)
    expect(own.gzip).toBeLessThan(whole.gzip * 0.7)
    expect(own.kilobytes).toBe(1)
  })
})
