import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishedPackages } from '../project/packages.mjs'
import { projectRoot } from '../project/paths.mjs'
import { contextProblem, directiveProblem } from './built-modules.mjs'
import { declarationProblem, doorReach, leadsToReact, reachProblem, undeclaredImports } from './door-reach.mjs'
import { tarballProblem } from './tarball-files.mjs'

describe('the package checks', () => {
  let folder
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-packaging-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const write = async (files) => {
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content)
    }
    return Object.keys(files)
  }
  const reachOf = (name, source) =>
    doorReach({ directory: folder, name: '@inlay/sdk-core' }, { name, source: `./src/${source}` })

  describe('what a door reaches', () => {
    it('is told however far behind it lies, types left out', async () => {
      await write({
        'src/index.ts': `export { a } from './operation/a'\nimport type { B } from './ui/b'\nexport type C = B`,
        'src/operation/a.ts': `export const a = () => import('../react/c')`,
        'src/react/c.ts': `export { useState } from 'react'`,
        'src/ui/b.ts': 'export type B = string',
      })
      const reach = await reachOf('.', 'index.ts')
      expect(reach.imports).toEqual(['react'])
      expect(reach.files.sort()).toEqual(['index', 'operation/a', 'react/c'])
      expect(leadsToReact(reach)).toBe(true)
      expect(reachProblem({ name: '.' }, reach)).toBe('reaches react/c, react')
    })

    it.each([
      ['.', 'react'],
      ['.', 'oidc-client-ts'],
      ['./contract/campaigns', 'ky'],
      ['./autosave', 'react-dom'],
      ['./react', '@floating-ui/react'],
    ])('from %s may not be %s', (name, imported) => {
      expect(reachProblem({ name }, { files: [], imports: [imported] })).toBe(`reaches ${imported}`)
    })

    it('from one area may not be another', () => {
      const reach = { files: ['contract/data/dataset'], imports: [] }
      expect(reachProblem({ name: './contract/campaigns' }, reach)).toBe('reaches contract/data/dataset')
    })

    it('must be said for every door', () => {
      expect(reachProblem({ name: './new' }, { files: [], imports: [] })).toBe('./new is not in the table of doors')
    })

    it('from the root of a feature package is what sdk-core declares with, and it gives declarations', async () => {
      await write({
        'src/index.ts': `export * from './destinations'\nexport { Card } from './card/Card'`,
        'src/destinations.ts': `import { defineDestinations } from '@inlay/sdk-core'\nexport const aDestinations = defineDestinations('a', {})`,
        'src/card/Card.tsx': `import { useMessages } from '@inlay/sdk-core/react'\nexport const Card = () => useMessages({})`,
      })
      expect(declarationProblem(await reachOf('.', 'index.ts'))).toBe('has Card, @inlay/sdk-core/react')
      expect(declarationProblem(await reachOf('.', 'destinations.ts'))).toBeUndefined()
    })

    it.each(publishedPackages().filter(({ name }) => name !== '@inlay/sdk-core'))(
      'from the root of $name is no React',
      async (pkg) => {
        const reach = await doorReach(
          pkg,
          pkg.doors.find(({ name }) => name === '.'),
        )
        expect(leadsToReact(reach)).toBe(false)
        expect(declarationProblem(reach)).toBeUndefined()
      },
    )

    it('must be declared in package.json', () => {
      const pkg = { name: '@inlay/a', manifest: { dependencies: { zod: '1' }, peerDependencies: { react: '1' } } }
      const reach = { files: [], imports: ['zod', 'react/jsx-runtime', 'ky', '@inlay/a/styles.js'] }
      expect(undeclaredImports(pkg, reach)).toEqual(['ky'])
    })
  })

  it('finds missing and needless client directives', async () => {
    await write({ 'dist/a.js': `import 'react'`, 'dist/b.js': `'use client'\nexport {}`, 'dist/c.js': '"use client";' })
    const door = (name, react) => ({ door: { name, built: `./dist/${name}.js` }, react })
    const problem = await directiveProblem({
      unpacked: folder,
      doors: [door('a', true), door('b', false), door('c', true)],
    })
    expect(problem).toBe(`a leads to React and has no 'use client'\nb has a needless 'use client'`)
  })

  it('finds contexts that exist twice or nowhere', async () => {
    const files = await write({
      'dist/a.js': 'var InlayContext = /* @__PURE__ */ createContext(undefined);',
      'dist/b.js': 'var InlayContext = createContext2(undefined);',
    })
    expect(await contextProblem({ unpacked: folder, files, needed: ['InlayContext', 'Other'] })).toBe(
      'Other is created nowhere\nInlayContext: dist/a.js, dist/b.js',
    )
  })

  it('finds files that nobody meant to ship', async () => {
    const files = await write({
      'package.json': '{ "sideEffects": false }',
      'README.md': '',
      'dist/index.js': `import './c.js'\nexport { b } from './b.js'`,
      'dist/b.js': `export { c as b } from './c.js'`,
      'dist/c.js': 'export const c = 1',
      'dist/left-over.js': '',
      'dist/a.test.js': '',
      'dist/index.js.map': JSON.stringify({ sources: [join(projectRoot, 'packages')] }),
      'src/index.ts': '',
    })
    const pkg = { doors: [{ name: '.', built: './dist/index.js' }] }
    expect((await tarballProblem({ pkg, unpacked: folder, files })).split('\n')).toEqual([
      'dist/a.test.js is not meant to be shipped',
      'src/index.ts is not meant to be shipped',
      'LICENSE is missing',
      'dist/left-over.js is behind no door',
      'dist/a.test.js is behind no door',
      expect.stringContaining(`a host's bundler warns: Ignoring this import`),
      'dist/index.js.map names a folder of the machine that built it',
    ])
  })
})
