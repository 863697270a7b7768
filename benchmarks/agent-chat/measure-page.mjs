import { chromium } from 'playwright'
import { bundlePage } from './bundle-page.mjs'

const tokens = 200
const deltas = 331
const keys = 120

/**
 * Takes one sample of a page, each measure in a page of its own.
 * @param {string} name
 * @param {{ messages?: number, fromSource?: boolean }} [options] `messages`: how long the thread is
 */
export async function measurePage(name, { messages = 5_000, ...options } = {}) {
  const html = await bundlePage(name, options)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const open = async (count) => {
      const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
      page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
      await page.setContent(html)
      await ask(page, count)
      return page
    }
    const short = await open(0)
    const reply = await streamReply(short)
    await short.close()
    const long = await open(messages)
    const token = await scriptPerToken(long)
    const typing = await typeWhileStreaming(long)
    return { 'reply in all': reply, 'script per token': token, 'typing p95': typing }
  } finally {
    await browser.close()
  }
}

/** Until the agent has been asked and its answer can come. */
async function ask(page, count) {
  await page.evaluate((count) => globalThis.bench.mount(count), count)
  const field = page.locator('textarea').first()
  await field.waitFor({ timeout: 300_000 })
  if (count > 0) await page.getByText(`Answer ${count - 1}:`).waitFor({ timeout: 300_000 })
  await field.fill('Go')
  await field.press('Enter')
  const sent = () => globalThis.bench.asked()
  await page.waitForTimeout(200)
  if (!(await page.evaluate(sent))) await page.evaluate(() => document.querySelector('textarea').form.requestSubmit())
  await page.waitForFunction(sent)
  // The browser compiles what it runs often, as in a conversation that goes on.
  await giveEvery(page, 'word ', 60, 20)
}

/** Milliseconds from the first delta, one task after the other, until all of the reply has been painted. */
function streamReply(page) {
  return page.evaluate(async (count) => {
    const { bench, given } = globalThis
    const { nextTask, reply, until } = given
    const [end] = reply.match(/[^\n]+(?=\W*$)/) ?? []
    const place = document.querySelector('#place')
    bench.give('\n\n')
    await given.afterPaint()
    const from = performance.now()
    for (let index = 0; index < count; index += 1) {
      bench.give(
        reply.slice(Math.round((index * reply.length) / count), Math.round(((index + 1) * reply.length) / count)),
      )
      await nextTask()
    }
    const last = end.replace(/^\d+\. /, '')
    return (await until(() => place.textContent.split(last).length > 12)) - from
  }, deltas)
}

async function scriptPerToken(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const script = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
  }
  const before = await script()
  await giveEvery(page, 'word ', tokens, 20)
  return ((await script()) - before) / tokens
}

function giveEvery(page, text, times, pause) {
  return page.evaluate(
    async ([text, times, pause]) => {
      for (let time = 0; time < times; time += 1) {
        globalThis.bench.give(text)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [text, times, pause],
  )
}

/** From a key until what it typed has been painted, while two hundred tokens come in a second. */
async function typeWhileStreaming(page) {
  await page.focus('textarea')
  await page.evaluate(() => {
    const { bench, given } = globalThis
    const times = []
    document
      .querySelector('textarea')
      .addEventListener(
        'keydown',
        ({ timeStamp }) => void given.afterPaint().then((painted) => times.push(painted - timeStamp)),
        true,
      )
    const timer = setInterval(() => bench.give('token '), 5)
    globalThis.stopTyping = () => {
      clearInterval(timer)
      return given.percentile(times, 95)
    }
  })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(40)
  }
  return page.evaluate(() => globalThis.stopTyping())
}
