import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from '../machine/chromium.mjs'
import { freePort } from '../machine/free-port.mjs'
import { runTool } from '../machine/run-command.mjs'
import { cacheRoot } from '../project/paths.mjs'
import { playwrightResults } from '../results/playwright-results.mjs'
import { readReport } from './vitest.mjs'

/** Journeys through the reference host, started as `npm start` does it. */
export async function journeysStage() {
  const report = join(cacheRoot, 'reports', 'journeys.json')
  await mkdir(join(cacheRoot, 'reports'), { recursive: true })
  await rm(report, { force: true })
  const dataFolder = await mkdtemp(join(tmpdir(), 'inlay-journeys-'))
  try {
    const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e', '--reporter', 'list,json'], {
      env: {
        CHROMIUM_PATH: await requireChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        INLAY_E2E_PORT: String(await freePort()),
        INLAY_E2E_EMBED_PORT: String(await freePort()),
        INLAY_E2E_DATA_DIR: dataFolder,
      },
    })
    return playwrightResults(await readReport(report), { exitCode: code })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
