import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

it('has the service worker of the msw that is installed', async () => {
  const msw = path.dirname(createRequire(import.meta.url).resolve('msw/package.json'))
  const ours = await readFile(new URL('./public/mockServiceWorker.js', import.meta.url), 'utf8')
  expect(ours, 'copy lib/mockServiceWorker.js of msw to .storybook/public').toBe(
    await readFile(path.join(msw, 'lib/mockServiceWorker.js'), 'utf8'),
  )
})
