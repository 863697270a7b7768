import { expect, heading, openSignedIn, test } from './journey'

test('the sidebar of the campaigns frame leads to its screens, and links stay in it [CAM-ROUTE-06] [CAM-SHELL-02]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/home')
  await expect(heading(page)).toHaveText('Your Audience List')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page).toHaveURL('/v2/northwind/campaigns')
  await expect(heading(page)).toHaveText('Campaigns')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Campaigns · Inlay')
  await expect(page.locator('head title')).toHaveCount(1)
  await sidebar.getByRole('link', { name: 'Audience list' }).click()
  await expect(page).toHaveURL('/v2/northwind/audience-list')
  await expect(sidebar.getByRole('link', { name: 'Audience list' })).toHaveAttribute('aria-current', 'page')
  await sidebar.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/v2/northwind/settings/company')
  await sidebar.getByRole('link', { name: 'Integrations' }).click()
  await expect(page).toHaveURL('/v2/northwind/integrations')
  await page.goBack()
  await expect(page).toHaveURL('/v2/northwind/settings/company')
})

test('the campaigns frame has the theme of the platform, and the control for it while its flag is on', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/home')
  const root = page.locator('[data-inlay-root]').first()
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.goto('/workspace/northwind/flags')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.goto('/v2/northwind/home')
  await expect(heading(page)).toHaveText('Your Audience List')
  await expect(page.getByRole('button', { name: /Use the .* theme/ })).toBeHidden()
  await expect(root).toHaveCSS('color-scheme', 'dark')

  await page.goto('/workspace/northwind/flags')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await page.goto('/404')
  await expect(heading(page)).toHaveText('Page not found')
  await expect(root, 'pages outside of every frame have it too').toHaveCSS('color-scheme', 'dark')
})

test('the way back leads to where one was, however far that was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  await openSignedIn(page, '/v2/northwind/home')
  const list = page.getByRole('list', { name: 'Campaigns' })
  await expect(list).toBeVisible()
  const main = page.getByRole('main')
  const scrolled = () => main.evaluate(({ scrollTop }) => scrollTop)
  await main.hover()
  await page.mouse.wheel(0, 150)
  await expect.poll(scrolled).toBe(150)

  await page.getByRole('link', { name: 'Integrations' }).press('Enter')
  await expect(heading(page)).toHaveText('Integrations')
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(list).toBeVisible()
  await expect.poll(scrolled).toBe(150)
  await expect(heading(page), 'a keyboard goes on where the way there would have led').toBeFocused()
  expect(await scrolled()).toBe(150)

  await page.getByRole('link', { name: 'Campaigns', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Campaigns')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page), 'no ring, as a control has').toHaveCSS('outline-style', 'none')
  expect(await scrolled()).toBe(0)
})

test('the access denied page inside a workspace says nothing of membership [PLT-ROUTE-12]', async ({ page }) => {
  await openSignedIn(page, '/workspace/northwind/access-denied')
  await expect(heading(page)).toHaveText('Access denied')
  await expect(page.getByText('You do not have access to this page.')).toBeVisible()
  await expect(page.getByText(/not a member/)).toBeHidden()
})

test('a screen that is not here yet is named by an honest page, which leads to what is', async ({ page }) => {
  await openSignedIn(page, '/workspace/northwind/flags')
  for (const screen of ['copy-edit/settings', 'home', 'campaigns']) {
    await page.goto(`/workspace/northwind/${screen}`)
    await expect(heading(page)).toHaveText(/is not here yet$/)
    await page.getByRole('link', { name: 'Go to campaigns' }).click()
    await expect(page).toHaveURL('/v2/northwind/campaigns')
    await expect(heading(page)).toHaveText('Campaigns')
  }
})

test('unknown paths lead home, to the error route of their area, or to the error page [CAM-ROUTE-12] [CPY-SHELL-02] [PLT-ROUTE-07] [PLT-ROUTE-08]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/no/such/thing')
  await expect(page).toHaveURL('/v2/northwind/home')
  const told = page.getByText(
    'There is no page at “/v2/northwind/no/such/thing”. This is the home page of Northwind Freight.',
  )
  await expect(told).toBeVisible()
  await page.goto('/workspace/northwind/no/such/thing')
  await expect(page).toHaveURL('/workspace/northwind/home')
  await expect(page.getByText('There is no page at “/workspace/northwind/no/such/thing”.')).toBeVisible()
  await page.goto('/workspace/northwind/copy-edit/no/such/thing')
  await expect(page).toHaveURL('/workspace/northwind/copy-edit/error')
  await expect(heading(page)).toHaveText('This page is not available')
  await expect(page.getByRole('link', { name: 'Go to projects' })).toHaveAttribute(
    'href',
    '/workspace/northwind/copy-edit',
  )
  await page.goto('/workspace/northwind/ai-apps/no/such/thing')
  await expect(page).toHaveURL('/workspace/northwind/ai-apps/error')
  await page.goto('/no/such/thing')
  await expect(page).toHaveURL('/error')
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByText('There is nothing at “/no/such/thing”.')).toBeVisible()
  await page.goBack()
  await expect(page, 'no loop').toHaveURL('/workspace/northwind/ai-apps/error')
  await page.goto('/error')
  await expect(page.getByText('There is nothing at this address.')).toBeVisible()
})

test('the 404 page leads home [PLT-ROUTE-11]', async ({ page }) => {
  await openSignedIn(page, '/workspace/northwind/flags')
  await page.goto('/404')
  await expect(heading(page)).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to Home page' }).click()
  await expect(page).toHaveURL('/workspace/northwind/home')
})

test('an address whose escapes cannot be read counts as unknown [CAM-ROUTE-12] [PLT-ROUTE-07] [PLT-ROUTE-08]', async ({
  page,
}) => {
  const outside = ['/%ZZ', '/workspace/%E0%A4%A/x']
  for (const address of outside) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/error')
  }
  await openSignedIn(page, '/v2/northwind/campaigns')
  for (const address of outside) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/error')
  }
  for (const address of ['/v2/northwind/%E0%A4%A', '/v2/northwind/campaigns/%']) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/v2/northwind/home')
  }
  await page.goto('/workspace/northwind/%ZZ')
  await expect(page).toHaveURL('/workspace/northwind/home')
  await page.goto(`/login?redirectTo=${encodeURIComponent('/%ZZ')}`)
  await expect(page, 'nowhere to come back to').toHaveURL('/v2/northwind/home')
})

test.describe('the platform frame', () => {
  test('remembers a small sidebar across reloads [PLT-HEAD-02] [PLT-SIDE-07]', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/flags')
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    const width = async () => (await sidebar.boundingBox())?.width
    await expect.poll(width).toBe(208)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(width).toBe(56)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    await expect.poll(width).toBe(56)
  })

  test('keeps the theme that was chosen across reloads [PLT-HEAD-03]', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/flags')
    const root = page.locator('[data-inlay-root]').first()
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
    await expect(root).toHaveAttribute('data-theme', 'dark')
  })

  test('warns below 768 pixels, until that is closed [PLT-SHELL-04]', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/flags')
    const warning = page.getByText('This app is not optimized for mobile.')
    await expect(warning).toBeHidden()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(warning).toBeVisible()
    await expect(page.getByText('A wider window, or a smaller zoom'), 'here is a mouse').toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(warning).toBeHidden()
  })
})

test('a framed page that stands alone says what it is for, without a sign-in', async ({ page }) => {
  await page.goto(`http://localhost:${process.env['INLAY_E2E_EMBED_PORT']}/embed/campaign-list`)
  await expect(heading(page)).toHaveText('A component for other pages')
})

test('of a narrow window, as with large letters, the screen gets most', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 384 })
  for (const address of ['/v2/northwind/campaigns', '/v2/northwind/home', '/workspace/northwind/flags']) {
    await openSignedIn(page, address)
    await expect(heading(page)).toBeVisible()
    const sidebar = page.getByRole('navigation', { name: 'Main' })
    expect((await sidebar.boundingBox())?.width).toBe(56)
    for (const part of [page.locator('html'), page.getByRole('main'), sidebar]) {
      expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), address).toBe(0)
    }
    await sidebar.getByRole('link').last().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
  }
  await page.goto('/v2/northwind/campaigns')
  const cards = page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  const lefts = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(new Set(lefts).size, 'one column').toBe(1)
  await page.getByRole('textbox', { name: /campaign/i }).fill('Cold-chain shippers')
  const start = await page.getByRole('button', { name: 'Start campaign' }).boundingBox()
  const form = await page.locator('form').boundingBox()
  expect((start?.x ?? 0) + (start?.width ?? 0)).toBeLessThan((form?.x ?? 0) + (form?.width ?? 0))
  await page.getByRole('button', { name: /Northwind Freight/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Northwind Freight' })).toBeChecked()
})

test('what a narrow window is told is closed once for all', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 })
  await openSignedIn(page, '/workspace/northwind/flags')
  const notice = page.getByText(/^This app is not optimized/)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeVisible()
  await expect(notice).toBeHidden()
})
