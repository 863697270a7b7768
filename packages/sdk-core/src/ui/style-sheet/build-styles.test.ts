import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./build-styles.mjs', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inlay-styles-'))
  await mkdir(path.join(folder, 'src'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('build-styles', () => {
  it('puts imported files together and writes a sheet, a script and its types', async () => {
    await write('styles.css', `@layer inlay;\n@import './card.css';\n@import './card.css';`)
    await write('card.css', inScope('.inlay-Card { color: red; & > h3 { margin: 0 } }'))
    expect(await run()).toBe('')

    const css = await readFile(path.join(folder, 'dist/styles.css'), 'utf8')
    expect(css.match(/\.inlay-Card/g)).toHaveLength(1)
    expect(css.startsWith('@layer inlay;')).toBe(true)
    const built: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'dist/styles.js')).href)
    expect(built).toMatchObject({ styleSheetText: css, adoptStyles: expect.any(Function) })
    expect(await readFile(path.join(folder, 'dist/styles.d.ts'), 'utf8')).toContain('adoptStyles')
    const hardened = await readFile(path.join(folder, 'dist/styles.hardened.css'), 'utf8')
    expect(hardened).toContain('[data-inlay-root][data-inlay-root]')
    expect(hardened).not.toMatch(/@layer|:where\(\[data-inlay-root\]\) \.inlay/)
  })

  it('builds the kit itself', async () => {
    const source = fileURLToPath(new URL('../..', import.meta.url))
    await write('styles.css', `@import './copy/ui/styles.css';`)
    await cp(source, path.join(folder, 'src/copy'), {
      recursive: true,
      filter: (file) => !path.extname(file) || file.endsWith('.css'),
    })
    expect(await run()).toBe('')
  })

  it.each([
    ['an unscoped selector', '@layer inlay { .inlay-Card { color: red } }', '.inlay-Card: not scoped'],
    ['a bare element', inScope('button { color: red }'), 'button: names an element'],
    ['a bare element without specificity', inScope('& :where(h1, h2) { margin: 0 }'), 'names an element'],
    ['one of several', inScope('.inlay-Card, a:hover { color: red }'), 'a:hover: names an element'],
    [
      'a layer that the kit does not name, so that its place follows from the order of loading',
      '@layer inlay.features { :where([data-inlay-root]) { .inlay-A { color: red } } }',
      'plain inlay wins always',
    ],
    ['a rule outside of the layer', ':where([data-inlay-root]) { .inlay-A { color: red } }', 'outside of @layer inlay'],
    ['the page itself', '@layer inlay { :root { --a: 1 } }', ':root: not scoped'],
    ['a scope with a way out', '@layer inlay { :where([data-inlay-root], body) { color: red } }', 'not scoped'],
    ['vh', inScope('.inlay-Card { max-block-size: calc(100vh - 20px) }'), 'the height of the viewport'],
    ['dvh', inScope('.inlay-Card { block-size: 50dvh }'), 'the height of the viewport'],
    [':dir()', inScope('.inlay-Card:dir(rtl) { rotate: 180deg }'), 'use [dir] of the root'],
    ['a physical side', inScope('.inlay-Card { margin-left: 4px }'), 'use the inline axis'],
    ['a physical corner', inScope('.inlay-Card { border-top-left-radius: 4px }'), 'use the inline axis'],
    ['sides that differ', inScope('.inlay-Card { padding: 4px 6px 4px 12px }'), 'use the inline axis'],
    ['a physical alignment', inScope('.inlay-Card { text-align: right }'), 'use start and end'],
    ['!important', inScope('.inlay-Card { color: red !important }'), '!important in a layer'],
    ['a name for the whole page', '@keyframes spin { to { opacity: 0 } }', '@keyframes spin'],
    ['a font', '@font-face { font-family: X }', '@font-face: belongs to the whole page'],
    ['something from elsewhere', inScope('.inlay-Card { background: url(https://x.example/a.png) }'), 'from elsewhere'],
  ])('refuses %s, naming file, line and selector', async (_, css, expected) => {
    await write('styles.css', `@import './fault.css';`)
    await write('fault.css', `\n${css}`)
    const message = await run()
    expect(message).toContain('src/fault.css:2 ')
    expect(message).toContain(expected)
  })

  it.each([
    '.inlay-A { inset-inline-start: 0; --inlay-left: 1px; transition: inset-inline-start 1s }',
    '.inlay-vh { color: red }',
    '.inlay-A { padding: 4px calc(1px + 2px) 8px calc(1px + 2px); margin: 1px 2px 3px }',
  ])('lets through what only looks alike: %s', async (css) => {
    await write('styles.css', inScope(css))
    expect(await run()).toBe('')
  })

  it('refuses a file that is not there and a sheet of another package', async () => {
    await write('styles.css', `@import './gone.css';`)
    expect(await run()).toContain('There is no ./gone.css')
    await write('styles.css', `@import 'other/styles.css';`)
    expect(await run()).toContain('by a relative path')
  })
})

function inScope(css: string): string {
  return `@layer inlay { :where([data-inlay-root]) { ${css} } }`
}

async function write(name: string, css: string): Promise<void> {
  await writeFile(path.join(folder, 'src', name), css)
}

/** What it says when it fails; nothing when it does not. */
async function run(): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [script, folder])
    return ''
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  }
}
