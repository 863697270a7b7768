import axe from 'axe-core'
import { expect, heading, openSignedIn, test, type Page } from './journey'

/** What axe finds on the page as it is. Evaluated and not added as a script, which the page's policy would refuse. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run()
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

const open = ['/login', '/', '/404', '/error', '/access-denied', '/public/search-app']
const signedIn = [
  '/v2/northwind/home',
  '/v2/northwind/campaigns',
  '/v2/northwind/campaigns/campaign_northwind_1',
  '/v2/northwind/integrations',
  '/workspace/northwind/home',
  '/workspace/northwind/flags',
  '/workspace/brightwater/home',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`pages in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('have nothing that axe finds, whoever looks at them', async ({ page }) => {
      for (const address of open) {
        await page.goto(address)
        await expect(heading(page)).toBeVisible()
        expect(await violations(page), address).toEqual([])
      }
      await openSignedIn(page, '/v2/northwind/home')
      for (const address of signedIn) {
        await page.goto(address)
        await expect(heading(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await violations(page), address).toEqual([])
      }
    })
  })
}
