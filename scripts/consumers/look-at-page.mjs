import { chromium } from 'playwright'
import { requireChromium } from '../machine/chromium.mjs'

/**
 * Opens a page in Chromium and answers what is wrong with it: texts that do not show up, a style sheet that does not
 * apply, and every error that the page reports.
 * @param {{ url: string, texts: readonly string[] }} expectation
 */
export async function pageProblem({ url, texts }) {
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
    for (const text of texts) {
      const shown = page.getByText(text, { exact: true }).first()
      await shown.waitFor({ timeout: 15_000 }).catch(() => problems.push(`the page does not show "${text}"`))
    }
    const scoped = await page.evaluate(() => {
      const root = document.querySelector('[data-inlay-root]')
      return root !== null && getComputedStyle(root).getPropertyValue('--inlay-accent').trim() !== ''
    })
    if (!scoped) problems.push('no element has the style sheet of Inlay')
    return problems.length === 0 ? undefined : problems.join('\n')
  } finally {
    await browser.close()
  }
}
