import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../apps/mock-server/src/testing/free-port'
import { hostHere, hostPlaces, type HostPlace } from './hosts'

const workers = 2

// Playwright reads this file again in each worker; what the first reading chose is passed on in the environment.
process.env['INLAY_E2E_HOSTS'] ??= JSON.stringify(await choosePlaces())

async function choosePlaces(): Promise<readonly HostPlace[]> {
  const folder = process.env['INLAY_E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'inlay-e2e-'))
  const places: HostPlace[] = []
  for (let worker = 0; worker < workers; worker += 1) {
    const dataFolder = join(folder, String(worker))
    places.push({ port: await freePort(), embedPort: await freePort(), dataFolder })
  }
  return places
}

const baseURL = (port: number) => `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  workers,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: baseURL(hostHere().port),
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
  // Started one after the other: the first builds what is stale.
  webServer: hostPlaces().map(({ port, embedPort, dataFolder }) => ({
    command: 'node ../scripts/start.mjs',
    url: `${baseURL(port)}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      EMBED_PORT: String(embedPort),
      INLAY_DATA_DIR: dataFolder,
      INLAY_PUBLIC_URL: baseURL(port),
    },
  })),
})
