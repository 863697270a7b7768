import { chromium } from 'playwright'
import { servePages } from './serve-pages.mjs'

const rowCount = 100_000
const scrollFrames = 200

/**
 * Takes one sample of a page in a fresh browser.
 * @param {string} name
 * @param {{ fromSource?: boolean, rows?: number }} [options]
 */
export async function measurePage(name, { fromSource, rows = rowCount } = {}) {
  const server = await servePages({ fromSource })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
    await page.goto(server.addressOf(name))
    await page.waitForFunction(() => globalThis.bench)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    return await measure(page, machineOf(devtools), rows)
  } finally {
    await browser.close()
    server.close()
  }
}

function machineOf(devtools) {
  return {
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage')
      await devtools.send('HeapProfiler.collectGarbage')
      return (await devtools.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
    },
    /** Milliseconds for which the main thread has worked. */
    async work() {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    },
  }
}

async function measure(page, machine, rows) {
  await page.evaluate((count) => globalThis.bench.prepare({ rows: count }), rows)
  const heapOfData = await machine.heap()
  await page.evaluate(() => (globalThis.longTasks = globalThis.benchKit.watchLongTasks()))
  const longTasks = () => page.evaluate(() => Math.max(0, ...globalThis.longTasks()))

  const mount = await page.evaluate(async () => {
    const { bench, benchKit } = globalThis
    return (await benchKit.timed(bench.mount, bench.painted)).ms
  })
  const longest = [await longTasks()]

  await page.waitForTimeout(500)
  const workBefore = await machine.work()
  const scroll = await scrollPage(page, 20_000, 20_000 / scrollFrames)
  const workPerFrame = ((await machine.work()) - workBefore) / scroll.frames
  const fling = await scrollPage(page, 20_000, 500)
  longest.push(await longTasks())

  const sort = await sortBy(page, 'name')
  const sortDistinct = await sortBy(page, 'email')
  const filter = await filterBy(page, 'company', 'north')
  const poll = await takePolls(page)
  longest.push(await longTasks())
  return {
    mount,
    sort,
    'sort e-mail': sortDistinct,
    filter,
    poll,
    'scroll p95': scroll.p95,
    'scroll work': workPerFrame,
    'fling p95': fling.p95,
    blank: scroll.blanks,
    'fling blank': fling.blanks,
    'longest task': Math.max(...longest),
    'heap (MB)': (await machine.heap()) - heapOfData,
  }
}

function scrollPage(page, distance, step) {
  return page.evaluate(
    async ([distance, step]) => {
      const { bench, benchKit } = globalThis
      const result = await benchKit.scrollBy(bench.scroller(), distance, step, bench.blank ?? undefined)
      bench.scroller().scrollTop = 0
      await benchKit.until(() => bench.firstRowId() === bench.data()[0].id)
      return result
    },
    [distance, step],
  )
}

/** Sorted until the first row is one that comes first by its letters, whoever counts digits how; then as it was. */
function sortBy(page, key) {
  return page.evaluate(async (key) => {
    const { bench, benchKit } = globalThis
    const letters = (row) => row[key].replace(/\d.*/, '')
    const first = bench
      .data()
      .reduce((least, row) => (letters(row) < least ? letters(row) : least), letters(bench.data()[0]))
    const isSorted = () => {
      const id = bench.firstRowId()
      return id !== null && (bench.cellText(id, key) ?? '').startsWith(first)
    }
    if (isSorted()) throw new Error('It cannot be seen whether it is sorted')
    const { ms } = await benchKit.timed(() => bench.sort(key, 'asc'), isSorted)
    await benchKit.timed(
      () => bench.sort(key, null),
      () => bench.firstRowId() === bench.data()[0].id,
    )
    return ms
  }, key)
}

function filterBy(page, key, text) {
  return page.evaluate(
    async ([key, text]) => {
      const { bench, benchKit } = globalThis
      const count = bench.data().filter((row) => row[key].toLowerCase().includes(text)).length
      const isFiltered = () => {
        if (bench.rowCount() !== count) return false
        const id = bench.firstRowId()
        return id !== null && (bench.cellText(id, key) ?? '').toLowerCase().includes(text)
      }
      const { ms } = await benchKit.timed(() => bench.filter(key, text), isFiltered)
      await benchKit.timed(
        () => bench.filter(key, null),
        () => bench.firstRowId() === bench.data()[0].id,
      )
      return ms
    },
    [key, text],
  )
}

/** The median of three. */
function takePolls(page) {
  return page.evaluate(async () => {
    const { bench, benchKit } = globalThis
    const times = []
    for (const round of [1, 2, 3]) {
      const { rows, changed } = benchKit.changedRows(bench.data(), 100, round)
      const { ms } = await benchKit.timed(
        () => bench.setRows(rows),
        () => bench.cellText(changed[0], 'title') === `Changed ${round}`,
      )
      times.push(ms)
    }
    return benchKit.percentile(times, 50)
  })
}
