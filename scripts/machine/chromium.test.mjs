import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'inlay-chromium-'))
const program = join(folder, 'my-chromium')
writeFileSync(program, '')
chmodSync(program, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('takes the one that CHROMIUM_PATH names', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program)
})

it('says so when CHROMIUM_PATH names nothing', () => {
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none'), PATH: '' })).toThrow(/there is no program there/)
})
