import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { packageVersion } from './package-version'

it('is the version in package.json', async () => {
  const manifest: unknown = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(manifest).toMatchObject({ version: packageVersion })
})
