import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/mock-server/src/testing/free-port'

// Playwright reads this file again in each worker; what the first reading chose is passed on in the environment.
process.env['INLAY_E2E_PORT'] ??= String(await freePort())
process.env['INLAY_E2E_EMBED_PORT'] ??= String(await freePort())
process.env['INLAY_E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'inlay-e2e-'))

const baseURL = `http://localhost:${process.env['INLAY_E2E_PORT']}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  // One server with one store is behind all journeys, so they take turns.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // It takes a third of the time. `--trace retain-on-failure` shows how a journey came to fail.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `${baseURL}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env['INLAY_E2E_PORT'],
      EMBED_PORT: process.env['INLAY_E2E_EMBED_PORT'],
      INLAY_DATA_DIR: process.env['INLAY_E2E_DATA_DIR'],
      INLAY_PUBLIC_URL: baseURL,
    },
  },
})
