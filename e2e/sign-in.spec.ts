import type { Page } from '@playwright/test'
import { expect, heading, openSignedIn, signInBy, test } from './journey'

/** The shapes of a picture, however its markup is written. Read in a page of its own: ours make no elements of text. */
async function shapesIn(page: Page, markup: string) {
  const blank = await page.context().newPage()
  await blank.setContent(markup)
  const shapes = await blank
    .locator('svg > *')
    .evaluateAll((elements) =>
      elements.map(({ tagName, attributes }) => [
        tagName,
        ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort(),
      ]),
    )
  await blank.close()
  return shapes
}

/** The icon of a window, and the mark that its page shows. */
async function marksOf(page: Page) {
  const read = async (address: string | null) =>
    (await page.request.get(new URL(address ?? '', page.url()).href)).text()
  const icon = await read(await page.locator('link[rel=icon]').getAttribute('href'))
  const shown = page.locator('main').locator('svg, img').first()
  const address = await shown.getAttribute('src')
  const mark = address === null ? await shown.evaluate(({ outerHTML }) => outerHTML) : await read(address)
  return [await shapesIn(page, icon), await shapesIn(page, mark)]
}

test.describe('signing in', () => {
  test('leads through the popup to where one wanted to be [CAM-AUTH-01] [CAM-AUTH-02] [CAM-AUTH-03] [CAM-AUTH-04]', async ({
    page,
    calls,
  }) => {
    await page.goto('/v2/northwind/campaigns?search=cold#top')
    await expect(page).toHaveURL('/login?redirectTo=%2Fv2%2Fnorthwind%2Fcampaigns%3Fsearch%3Dcold%23top')
    await expect(heading(page)).toHaveText('Login to Inlay to get started')
    expect(calls).toEqual([])

    await signInBy(page, 'Sign in')
    await expect(page).toHaveURL('/v2/northwind/campaigns?search=cold#top')
    await expect(heading(page)).toHaveText('Campaigns')
  })

  test('has its answer read only by who asked: opened by itself, that address leads to the sign-in page', async ({
    page,
  }) => {
    for (const address of ['/login/callback', '/login/callback?code=made-up&state=made-up', '/login/silent']) {
      await page.goto(address)
      await expect(page).toHaveURL('/login')
      await expect(heading(page)).toHaveText('Login to Inlay to get started')
    }
  })

  test('goes to the workspace root when redirectTo leads elsewhere [CAM-AUTH-02]', async ({ page }) => {
    await page.goto('/login?redirectTo=%2F%2Fevil.example%2Fv2')
    await signInBy(page, 'Sign in')
    await expect(page).toHaveURL('/v2/northwind/home')
  })

  test('shows one mark: on the page, in the window that signs in, and as the icon of both', async ({ page }) => {
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const popup = await opened
    await expect(heading(popup)).toBeVisible()
    const [mark, ...others] = [...(await marksOf(page)), ...(await marksOf(popup))]
    expect(mark).toHaveLength(4)
    expect(others).toEqual([mark, mark, mark])
  })

  test('welcomes who has never signed in here, and says that one is logged out only to who was in', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText('Welcome to Inlay')
    await expect(page).toHaveTitle('Welcome · Inlay')
    await expect(page.getByText(/logged out|left off/)).toBeHidden()
    await signInBy(page, 'Log In')
    await expect(page).toHaveURL('/workspace/northwind/home')
    await page.goto('/logout')
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('You are logged out')
    await page.reload()
    await expect(heading(page)).toHaveText('You are logged out')
  })

  test('says whether the window was closed, or the provider failed once one was through [PLT-SHELL-01]', async ({
    page,
    expectConsole,
  }) => {
    await page.goto('/login')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const popup = await opened
    await expect(popup.getByRole('button', { name: 'Maren Lindqvist' })).toBeVisible()
    await popup.close()
    await expect(page.getByRole('alert')).toContainText('The sign-in window was closed')
    await expect(heading(page)).toHaveText('You are not logged in')
    await expect(page).toHaveTitle(/^You are not logged in/)

    expectConsole(/status of 500/)
    await page.context().route('**/oidc/token', (route) => route.fulfill({ status: 500 }))
    await signInBy(page, 'Log In')
    await expect(page.getByRole('alert')).toContainText('Signing in did not work. Try again')
  })

  test('is through also where the page was loaded anew while its window was open', async ({ page }) => {
    await page.goto('/login?redirectTo=%2Fv2%2Fnorthwind%2Fcampaigns')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const popup = await opened
    const person = popup.getByRole('button', { name: 'Maren Lindqvist' })
    await expect(person).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    const closed = popup.waitForEvent('close')
    await person.click()
    await closed
    await expect(page).toHaveURL('/v2/northwind/campaigns')
  })

  test('outlives a reload without another popup', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await expect(heading(page)).toHaveText('Your Audience List')
    const popups: unknown[] = []
    page.context().on('page', (popup) => popups.push(popup))
    await page.reload()
    await expect(heading(page)).toHaveText('Your Audience List')
    await page.goto('/login?redirectTo=%2Fv2%2Fhalden%2Fhome')
    await expect(page).toHaveURL('/v2/halden/home')
    expect(popups).toEqual([])
  })

  test('sends the token with every call, and the workspace with each of its own [CAM-AUTH-06] [PLT-CALL-01]', async ({
    page,
  }) => {
    const requests: { path: string; authorization: string | undefined }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && !pathname.endsWith('/capabilities')) {
        requests.push({ path: pathname, authorization: request.headers()['authorization'] })
      }
    })
    await openSignedIn(page, '/v2/northwind/home')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    expect(requests.length).toBeGreaterThan(4)
    for (const { path, authorization } of requests) {
      expect(authorization, path).toMatch(/^Bearer \S+$/)
      expect(path).toMatch(/^\/api\/v1\/(user|workspaces$|workspaces\/northwind\/)/)
    }
  })

  test('shows the logged-out screen when it fails, from which one can try again [PLT-SHELL-01]', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await (await opened).getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page)).toHaveText('You are not logged in')
    await expect(page.getByRole('alert')).toHaveText(
      'The sign-in was cancelled or refused. Try again when you are ready.',
    )
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
    await signInBy(page, 'Log In')
    await expect(page).toHaveURL('/v2/northwind/home')
    await expect(heading(page)).toHaveText('Your Audience List')
  })

  test('is given up from the page, whose window closes then', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const popup = await opened
    await expect(popup.getByRole('button', { name: 'Maren Lindqvist' })).toBeVisible()
    const closed = popup.waitForEvent('close')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await closed
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
    await signInBy(page, 'Sign in')
    await expect(heading(page)).toHaveText('Your Audience List')
  })

  test('is taken up by itself once the provider can be asked again', async ({ page, expectConsole }) => {
    expectConsole(/could not be restored|ERR_FAILED/)
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await expect(heading(page)).toHaveText('Your Audience List')
    await page.clock.install()
    await page.route('**/oidc/**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await page.unroute('**/oidc/**')
    await page.clock.fastForward(5_000)
    await expect(heading(page)).toHaveText('Your Audience List')
  })

  test('of a workspace address of the platform starts at the logged-out screen and comes back [PLT-SHELL-01]', async ({
    page,
    calls,
  }) => {
    await page.goto('/workspace/halden/flags')
    await expect(heading(page)).toHaveText('Welcome to Inlay')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()
    expect(calls).toEqual([])
    await signInBy(page, 'Log In')
    await expect(page).toHaveURL('/workspace/halden/flags')
    await expect(heading(page)).toHaveText('Feature flags')
  })
})

test('a sign-in window closes once another tab has signed in', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  const opened = context.waitForEvent('page')
  await other.getByRole('button', { name: 'Log In', exact: true }).click()
  const needless = await opened
  await needless.waitForLoadState()
  const closed = needless.waitForEvent('close')
  await signInBy(page, 'Log In')
  await closed
  await expect(heading(other)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Log In', exact: true })).toBeHidden()
  await expect(other.getByRole('alert')).toBeHidden()
})
