import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'

async function stream(way) {
  const script = await bundle()
  const styles = await readFile(fileURLToPath(import.meta.resolve('@inlay/sdk-core/styles.css')), 'utf8')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.setContent(`<!doctype html><style>${styles}</style><body data-inlay-root>`)
    await page.addScriptTag({ content: script })
    const reply = () => page.evaluate((name) => globalThis.streamReply(name), way)
    const first = await reply()
    // By then the browser has compiled what it runs often, as in a conversation that goes on.
    const later = [await reply(), await reply(), await reply(), await reply()]
    return { 'first reply': first, 'fifth reply': later.at(-1) }
  } finally {
    await browser.close()
  }
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('stream-in-page.mjs', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'error',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'A reply of 13 KB in Markdown, coming in 331 deltas, in Chromium',
  unit: 'ms',
  contestants: { Inlay: () => stream('inlay'), 'marked and innerHTML': () => stream('marked') },
  bars: [{ measure: 'fifth reply', of: 'Inlay', atMost: 100 }],
}
