import type { Page } from '@playwright/test'
import { expect, heading, openSignedIn, test } from './journey'

test('a chunk that is gone reloads the page once, and then shows the error page [PLT-SHELL-03]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to (load resource|fetch dynamically imported module)|TypeError/)
  await openSignedIn(page, '/workspace/northwind/flags')
  await expect(heading(page)).toHaveText('Feature flags')
  const chunk = '**/assets/campaigns-*.js'
  await page.route(chunk, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))
  let loads = 0
  page.on('load', () => (loads += 1))

  await page.goto('/v2/northwind/home')
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByRole('navigation', { name: 'Main' }), 'the frame stays').toBeVisible()
  expect(loads).toBe(2)

  await page.unroute(chunk)
  await page.getByRole('link', { name: 'Go to Home page' }).click()
  await page.reload()
  await expect(heading(page)).toHaveText('Your Audience List')
})

test('a slow start shows the frame to come, and nothing moves when it has come', async ({ page, faults }) => {
  await openSignedIn(page, '/workspace/northwind/flags')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  const measures = () =>
    page.evaluate(() =>
      ['header.inlay-AppHeader', 'nav', 'main'].map((landmark) => {
        const { x, y, width, height } = document.querySelector(landmark)?.getBoundingClientRect() ?? new DOMRect()
        return { landmark, x, y, width, height }
      }),
    )
  const frames = [
    { address: '/v2/northwind/campaigns', waits: 'Loading Campaigns', comes: 'Campaigns' },
    { address: '/workspace/northwind/flags', waits: 'Loading Feature flags', comes: 'Feature flags' },
  ]
  for (const { address, waits, comes } of frames) {
    // Whoever comes back, then what is theirs: each of these steps takes its time.
    for (const operation of ['user.get', 'flags.get']) {
      await faults([{ operation, kind: 'latency', milliseconds: 1_500 }])
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: waits })).toBeAttached()
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
      const before = await measures()
      await expect(heading(page)).toHaveText(comes)
      expect(await measures(), `${address}, ${operation}`).toEqual(before)
    }
  }
})

test('a slow screen says that it is on its way, and the one before is as it was for who turns back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 320 })
  await openSignedIn(page, '/v2/northwind/home')
  const list = page.getByRole('list', { name: 'Campaigns' })
  await expect(list).toBeVisible()
  const main = page.getByRole('main')
  await main.hover()
  await page.mouse.wheel(0, 150)
  const scrolled = () => main.evaluate(({ scrollTop }) => scrollTop)
  await expect.poll(scrolled).toBe(150)

  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/integrations-*.js', async (route) => {
    await held
    await route.continue()
  })
  const waiting = page.getByRole('heading', { level: 1, name: 'Loading Integrations' })
  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(waiting).toBeAttached()
  await expect(list).toBeHidden()
  await page.goBack()
  await expect(list).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await scrolled()).toBe(150)

  await page.getByRole('link', { name: 'Integrations' }).click()
  await expect(waiting).toBeAttached()
  arrive()
  await expect(heading(page)).toHaveText('Integrations')
  await expect(heading(page)).toBeFocused()
})

test('a link that is followed offline leaves the app standing, and is followed once the server answers', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch|cannot be reached/)
  await openSignedIn(page, '/v2/northwind/home')
  await expect(heading(page)).toHaveText('Your Audience List')
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await context.setOffline(true)
  await sidebar.getByRole('link', { name: 'Integrations' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await expect(sidebar).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  await sidebar.getByRole('link', { name: 'Campaigns' }).click()
  await expect(heading(page), 'what was loaded before stays in reach').toHaveText('Campaigns')
  await sidebar.getByRole('link', { name: 'Integrations' }).click()
  await expect(heading(page)).toHaveText('You are offline')
  expect(loads).toBe(0)

  await context.setOffline(false)
  await expect(heading(page), 'nobody has to press anything').toHaveText('Integrations')
})

test('a screen that fails is replaced by the error page, from which one gets home [CAM-SHELL-04]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/broken on purpose/)
  await openSignedIn(page, '/workspace/northwind/flags')
  await replaceScreens(
    page,
    `{
        'campaigns.home': () => null,
        'campaigns.root': () => { throw new Error('broken on purpose') },
      }`,
  )
  await page.goto('/v2/northwind/campaigns')
  await expect(heading(page)).toHaveText('Something went wrong')
  await expect(page.getByText('broken on purpose')).toBeHidden()
  await page.getByRole('link', { name: 'Go to Home page' }).click()
  await expect(page).toHaveURL('/v2/northwind/home')
  await expect(heading(page)).toBeHidden()
})

test('home that fails is shown anew by the link to it [CAM-SHELL-04]', async ({ page, expectConsole }) => {
  expectConsole(/broken on purpose/)
  await openSignedIn(page, '/workspace/northwind/flags')
  await replaceScreens(
    page,
    `{
        'campaigns.home': () => { if (!globalThis.mended) throw new Error('broken on purpose'); return null },
      }`,
  )
  await page.goto('/v2/northwind/home')
  await expect(heading(page)).toHaveText('Something went wrong')
  await page.evaluate(() => Object.assign(globalThis, { mended: true }))
  await page.getByRole('link', { name: 'Go to Home page' }).click()
  await expect(heading(page)).toBeHidden()
})

/** Puts others in place of the screens of campaigns, as the text of an object. */
async function replaceScreens(page: Page, screens: string): Promise<void> {
  await page.route('**/assets/campaigns-*.js', async (route) => {
    const built = await (await route.fetch()).text()
    const names = [...(/export\s*\{([^}]*)\}\W*$/.exec(built)?.[1] ?? '').matchAll(/(?:\bas )?(\w+)\s*(?:,|$)/g)]
    // A bundler may ask for the module as a whole by a name of its own.
    const exported = names.map(([, name]) => (name === 'screens' ? 'screens' : `whole as ${name}`))
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const screens = ${screens}; const whole = { screens }; export { ${exported.join(', ')} }`,
    })
  })
}
