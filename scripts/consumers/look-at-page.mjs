import { chromium } from 'playwright'
import { requireChromium } from '../machine/chromium.mjs'

/**
 * Opens a page in Chromium and answers what is wrong with it: texts that do not show up, a style sheet that does not
 * apply, and every error that the page reports.
 * @param {{ url: string, texts: readonly string[], framed?: boolean }} expectation `framed`: in a frame, around which the
 *   page says that it is ready and has a button for another theme.
 */
export async function pageProblem({ url, texts, framed = false }) {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const problems = []
    page.on('pageerror', (error) => problems.push(`error on the page: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
    })
    await page.goto(url)
    const place = framed ? page.frameLocator('iframe') : page
    const see = (shown, text) =>
      shown.waitFor({ timeout: 15_000 }).catch(() => problems.push(`the page does not show ${text}`))
    for (const text of texts) await see(place.getByText(text, { exact: true }).first(), `"${text}"`)
    const root = place.locator('[data-inlay-root]').first()
    const scoped = await root
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--inlay-accent').trim() !== '')
      .catch(() => false)
    if (framed) {
      await see(page.getByText('The campaigns are here'), 'that the frame is ready')
      await page.getByRole('button', { name: 'Use dark' }).click()
      await see(place.locator('[data-inlay-root][data-theme="dark"]').first(), 'the other theme')
    }
    if (!scoped) problems.push('no element has the style sheet of Inlay')
    return problems.length === 0 ? undefined : problems.join('\n')
  } finally {
    await browser.close()
  }
}
