import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { median } from '../../scripts/bench/median.mjs'
import { startServers } from './start-servers.mjs'

const mounts = 10

/**
 * Mounts the campaigns in one page after the other of a browser that has loaded them before.
 * @param {'inline' | 'framed'} way
 */
export async function measureMounts(way) {
  const servers = await startServers()
  // A profile of its own on the disk: browsers keep what they have compiled only there.
  const profile = await mkdtemp(join(tmpdir(), 'inlay-bench-profile-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
    viewport: { width: 1200, height: 800 },
  })
  try {
    const token = await signIn(browser, servers.appUrl)
    await browser.addInitScript(noteFirstCampaign)
    const times = []
    for (let turn = -warmUps; turn < mounts; turn += 1) {
      const time = await mountOnce(browser, way, { token, ...servers })
      if (turn >= 0) times.push(time)
    }
    return { 'first campaign': median(times) }
  } finally {
    await browser.close()
    await servers.stop()
    await rm(profile, { recursive: true, force: true })
  }
}

/** The first fills the cache, the second lets the browser keep what it has compiled. */
const warmUps = 3

async function mountOnce(browser, way, { token, pageUrl, appUrl, framesUrl }) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(`${way}: ${error.message}`))
  await page.goto(pageUrl, { waitUntil: 'networkidle' })
  const from = await page.evaluate(
    async ([way, given]) => {
      const mount = globalThis.prepare(given)[way]
      const from = performance.timeOrigin + performance.now()
      await mount()
      return from
    },
    [way, { token, src: framesUrl, baseUrl: appUrl }],
  )
  const frame = way === 'framed' ? await (await page.waitForSelector('iframe')).contentFrame() : page.mainFrame()
  const seen = await frame.waitForFunction(() => globalThis.firstCampaign)
  const time = (await seen.jsonValue()) - from
  await page.close()
  return time
}

/** In each page and each frame: when the first campaign has been painted, by the clock that all of them have. */
function noteFirstCampaign() {
  const look = () => {
    if (!document.querySelector('li :is(h2, h3)')) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.firstCampaign = performance.timeOrigin + performance.now()
      }),
    )
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { childList: true, subtree: true })
}

/** The token of somebody who has signed in to the app. */
async function signIn(browser, appUrl) {
  const page = await browser.newPage()
  const called = page.waitForRequest(
    (request) => request.url().includes('/api/') && 'authorization' in request.headers(),
  )
  await page.goto(`${appUrl}/login?redirectTo=${encodeURIComponent('/v2/northwind/home')}`)
  const opened = browser.waitForEvent('page')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Maren Lindqvist' }).click()
  const { authorization } = (await called).headers()
  await page.close()
  return authorization.replace(/^Bearer /, '')
}
