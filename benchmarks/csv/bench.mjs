import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { installPeers, peersModules } from '../peers/install-peers.mjs'

async function read(name) {
  const script = await bundle()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return await page.evaluate((reader) => globalThis.readFile(reader), name)
  } finally {
    await browser.close()
  }
}

async function bundle() {
  await installPeers()
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('read-in-page.mjs', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'error',
    format: 'iife',
    nodePaths: [peersModules],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'A CSV file of 100,000 rows is read, in Chromium',
  unit: 'ms',
  contestants: { Inlay: () => read('inlay'), papaparse: () => read('papaparse') },
  bars: [
    { measure: 'preview', of: 'Inlay', atMost: 80 },
    { measure: 'all', of: 'Inlay', atMost: 300 },
    { measure: 'longest task', of: 'Inlay', atMost: 50 },
  ],
}
