import { expect, heading, openSignedIn, test, type Page } from './journey'

/** What a page does with text that somebody would have it run, by the ways in which pages are taken over. */
function takeOver(page: Page) {
  return page.evaluate(() => {
    const outcomes = (ways: Readonly<Record<string, () => unknown>>) =>
      Object.entries(ways).map(([name, way]) => {
        try {
          way()
          return `${name}: let through`
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : 'refused'}`
        }
      })
    const { trustedTypes } = window as unknown as {
      readonly trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return outcomes({
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      },
      script: () => {
        document.createElement('script').src = 'https://evil.example/x.js'
      },
      policy: () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
    })
  })
}

const refused = ['markup: TypeError', 'script: TypeError', 'policy: TypeError']

test.describe('the policy of the pages', () => {
  test('lets the product work, and no text become code', async ({ page, expectConsole }) => {
    await openSignedIn(page, '/v2/northwind/home')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/workspace/northwind/flags')
    await expect(heading(page)).toHaveText('Feature flags')
    expectConsole(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy|trusted/i)
    expect(await takeOver(page)).toEqual(refused)
  })

  test('is as strict for framed pages', async ({ page, expectConsole }) => {
    await page.goto(`http://localhost:${process.env['INLAY_E2E_EMBED_PORT']}/embed/campaign-list`)
    await expect(heading(page)).toBeVisible()
    expectConsole(/TrustedHTML|TrustedScriptURL|TrustedTypePolicy|trusted/i)
    expect(await takeOver(page)).toEqual(refused)
  })
})
