import { expect, heading, openSignedIn, test, type Page } from './journey'

async function turn(page: Page, flag: string, on: boolean) {
  await page.goto('/workspace/northwind/flags')
  const flagSwitch = page.getByRole('switch', { name: flag, exact: true })
  if ((await flagSwitch.getAttribute('aria-checked')) === String(on)) return
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await flagSwitch.click()
  await saved
}

test.describe('the flags page', () => {
  test('closes what is turned off when a screen is next loaded, and opens it again [CPY-FLAGS-02] [PLT-FLAGS-02]', async ({
    page,
  }) => {
    await openSignedIn(page, '/workspace/northwind/flags')
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data analytics' })
    await expect(entry).toBeVisible()
    await turn(page, 'Text-to-SQL', false)
    await expect(page.getByRole('switch', { name: 'Text-to-SQL' })).not.toBeChecked()
    await expect(entry, 'the screen is as it was loaded').toBeVisible()

    await page
      .getByRole('link', { name: 'Runs' })
      .or(page.getByRole('link', { name: 'Integrations' }))
      .first()
      .click()
    await expect(entry).toBeHidden()
    await page.goto('/workspace/northwind/data-analytics')
    await expect(page).toHaveURL('/workspace/northwind/home')
    await page.goto('/workspace/halden/data-analytics')
    await expect(page, 'another workspace has its own').toHaveURL('/workspace/halden/data-analytics')

    await turn(page, 'Text-to-SQL', true)
    await page.goto('/workspace/northwind/data-analytics')
    await expect(page).toHaveURL('/workspace/northwind/data-analytics')
  })

  test('closes all of copy-editing with its flag, down to a way home [CPY-SHELL-03]', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/copy-edit')
    await expect(heading(page)).toHaveText('“AI Writer” is not here yet')
    await turn(page, 'Copy edit', false)
    for (const path of ['', '/settings', '/documents/d1', '/error', '/no/such']) {
      await page.goto(`/workspace/northwind/copy-edit${path}`)
      await expect(heading(page)).toHaveText('This page is not available')
      await expect(page).toHaveTitle('Page not available · Inlay')
      await expect(page.getByRole('link', { name: 'Go to projects' })).toBeHidden()
      await expect(page.getByRole('link', { name: 'Go to Home page' })).toHaveAttribute(
        'href',
        '/workspace/northwind/home',
      )
    }
    await turn(page, 'Copy edit', true)
    await page.goto('/workspace/northwind/copy-edit')
    await expect(heading(page)).toHaveText('“AI Writer” is not here yet')
  })

  test('brings what the flags open back with them, where they could be read only at the second try', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/workspace/northwind/home')
    await faults([{ kind: 'status', status: 500, operation: 'flags.get' }])
    await page.goto('/workspace/northwind/flags')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data analytics' })
    await expect(entry).toBeHidden()
    await faults([])
    await again.click()
    await expect(page.getByRole('switch', { name: 'Text-to-SQL' })).toBeChecked()
    await expect(entry).toBeVisible()
  })

  test('says of a page behind a flag that flags cannot be read, and opens it when they can [PLT-FLAGS-02]', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/workspace/northwind/home')
    await faults([{ kind: 'status', status: 500, operation: 'flags.get' }])
    for (const [address, title] of [
      ['/workspace/northwind/dashboards', /^“.+” is not here yet$/],
      ['/workspace/northwind/copy-edit', '“AI Writer” is not here yet'],
    ] as const) {
      await faults([{ kind: 'status', status: 500, operation: 'flags.get' }])
      await page.goto(address)
      await expect(page.getByText('it could not be read whether that is turned on')).toBeVisible()
      const again = page.getByRole('button', { name: 'Try again' })
      await again.press('Enter')
      await expect(again).toBeVisible()
      await expect(page).toHaveURL(address)
      await faults([])
      await again.press('Enter')
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(address))
    }
  })

  test('says on other pages that flags cannot be read, and shows what they open once they can', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/workspace/northwind/home')
    await faults([{ kind: 'status', status: 500, operation: 'flags.get' }])
    await page.reload()
    await expect(page.getByText(/^Some features may be missing here/)).toBeVisible()
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data analytics' })
    await expect(entry).toBeHidden()
    const again = page.getByRole('button', { name: 'Try again' })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await again.press('Enter')
      await expect(page.getByText(/could still not be read/)).toBeVisible()
      await expect(again).toBeFocused()
    }
    await faults([])
    await again.press('Enter')
    await expect(entry).toBeVisible()
    await expect(again).toBeHidden()
    await expect(page.getByText(/not be read/)).toBeHidden()
    await expect(heading(page), 'from where nothing had focus').toBeFocused()
  })

  test('is reached from the account menu', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/home')
    await page.getByRole('button', { name: 'Account of Maren Lindqvist' }).click()
    await page.getByRole('menuitem', { name: 'Feature flags' }).click()
    await expect(heading(page)).toHaveText('Feature flags')
  })
})
