import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doorSizes } from './door-sizes.mjs'
import { filesOf } from './page-size.mjs'
import { partSizes } from './part-sizes.mjs'

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
    const [, part] = await doorSizes(pkg, [{ package: 'p', door: './area', kilobytes: 1, parts: ['shared'] }])
    expect(part.name).toBe('p/area, shared')
    expect(part.gzip).toBeLessThan(whole.gzip * 0.7)
  })
})

describe('the size of parts', () => {
  let directory
  const part = (name) =>
    `export const ${name} = ${JSON.stringify(Array.from({ length: 400 }, (_, index) => `${name}${index * 7919}`))}\n`
  const sizeOf = async (budget) => {
    const [size] = await partSizes(directory, [{ name: '', from: './door.js', beside: [], kilobytes: 1, ...budget }])
    return size.gzip
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'inlay-parts-'))
    await writeFile(join(directory, 'chart.js'), part('Chart'))
    await writeFile(
      join(directory, 'form.js'),
      `import { Controller } from 'forms'\nexport { Controller }\n${part('Form')}`,
    )
    await writeFile(join(directory, 'door.js'), `export * from './chart.js'\nexport * from './form.js'`)
    await mkdir(join(directory, 'node_modules/forms'), { recursive: true })
    await writeFile(join(directory, 'node_modules/forms/index.js'), part('Controller'))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('is that of what is named with all that it needs, beside what every page has', async () => {
    const [form, controller] = [await sizeOf({ parts: ['Form'] }), await sizeOf({ parts: ['Controller'] })]
    expect(controller).toBeGreaterThan(500)
    expect(await sizeOf({ parts: ['Form', 'Controller'] })).toBeGreaterThan(form + controller - 500)
    expect(await sizeOf({ parts: ['Form', 'Controller'], beside: ['forms'] })).toBeLessThan(form + 100)
  })

  it('counts what is also loaded on demand, and nothing that is only loaded then', async () => {
    await writeFile(join(directory, 'later.js'), `${part('Later')}\nexport { Chart } from './chart.js'`)
    await writeFile(
      join(directory, 'lazy.js'),
      `export * from './chart.js'\nexport const load = () => import('./later.js')`,
    )
    const chart = await sizeOf({ parts: ['Chart'] })
    const both = await sizeOf({ from: './lazy.js', parts: ['Chart', 'load'] })
    expect(Math.abs(both - chart)).toBeLessThan(100)
  })

  it('is that of all without the exceptions, each of which has to be there', async () => {
    const all = await sizeOf({ parts: 'all' })
    expect(await sizeOf({ parts: 'all', except: ['Chart'] })).toBeLessThan(all - 400)
    expect(await sizeOf({ parts: ['Form', 'Controller'] })).toBe(await sizeOf({ parts: 'all', except: ['Chart'] }))
    await expect(sizeOf({ parts: 'all', except: ['Chrat'] })).rejects.toThrow('exports no Chrat')
  })
})
