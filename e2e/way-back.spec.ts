import { expect, heading, openSignedIn, signInBy, test } from './journey'

test('the way back leads to the card that one left by', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/home')
  const link = page.getByRole('list', { name: 'Campaigns' }).getByRole('link').nth(3)
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/campaigns\/campaign_/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
})

test('trying again leads a keyboard on', async ({ page, faults, expectConsole }) => {
  expectConsole(/status of 500/)
  await openSignedIn(page, '/v2/northwind/home')
  await faults([{ operation: 'campaigns.list', kind: 'status', status: 500 }])
  await page.reload()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await faults([])
  await again.press('Enter')
  await expect(page.getByRole('list', { name: 'Campaigns' })).toBeFocused()
})

test('every way to a screen leads a keyboard to its heading, also to the one that the page began with', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/campaigns')
  await expect(heading(page)).toHaveText('Campaigns')
  await expect(heading(page), 'after a load, focus is the business of the browser').not.toBeFocused()
  await page.getByRole('link', { name: 'Integrations' }).press('Enter')
  await expect(heading(page)).toHaveText('Integrations')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Settings' }).focus()
  await page.goBack()
  await expect(heading(page)).toHaveText('Campaigns')
  await expect(heading(page)).toBeFocused()
  await page.goForward()
  await expect(heading(page)).toHaveText('Integrations')
  await expect(heading(page)).toBeFocused()
})

test('so does the way into a frame and out of it', async ({ page }) => {
  await page.goto('/login?redirectTo=/v2/northwind/campaigns')
  await signInBy(page, 'Sign in')
  await expect(heading(page)).toHaveText('Campaigns')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect(heading(page)).toHaveText('You are logged out')
  await expect(heading(page)).toBeFocused()
})

test('trying again for what every screen needs keeps focus, and leads it on', async ({
  page,
  faults,
  expectConsole,
}) => {
  expectConsole(/status of 500/)
  await openSignedIn(page, '/v2/northwind/home')
  await expect(heading(page)).toHaveText('Your Audience List')
  await faults([{ operation: 'workspaces.list', kind: 'status', status: 500 }])
  await page.reload()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await faults([
    { operation: 'workspaces.list', kind: 'latency', milliseconds: 1_000 },
    { operation: 'workspaces.list', kind: 'status', status: 500, times: 1 },
  ])
  await again.press('Enter')
  const trying = page.getByRole('button', { name: 'Trying again' })
  await expect(trying).toBeFocused()
  await expect(again, 'failed once more').toBeFocused()
  await again.press('Enter')
  await expect(trying).toBeFocused()
  await expect(heading(page)).toHaveText('Your Audience List')
  await expect(heading(page)).toBeFocused()
})

test('a sign-in that failed leads a keyboard to what has come of it, and keeps it at the button of the next', async ({
  page,
}) => {
  await page.goto('/login')
  const openWindow = async (button: string) => {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: button, exact: true }).press('Enter')
    const popup = await opened
    await popup.waitForLoadState()
    return popup
  }
  const first = await openWindow('Sign in')
  await first.close()
  await expect(heading(page)).toHaveText('You are not logged in')
  await expect(heading(page)).toBeFocused()
  const second = await openWindow('Log In')
  await expect(page.getByRole('button', { name: /^(Log In|Logging in|Signing in)$/ })).toBeFocused()
  await second.close()
  await expect(page.getByText('The sign-in window was closed before you were signed in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused()
})

for (const [address, first] of [
  ['/login', 'Sign in'],
  ['/', 'Log In'],
] as const) {
  test(`a sign-in at ${address} that is given up after one that failed says of nobody that they were in`, async ({
    page,
  }) => {
    await page.goto(address)
    const open = async (button: string) => {
      const opened = page.context().waitForEvent('page')
      await page.getByRole('button', { name: button, exact: true }).press('Enter')
      const popup = await opened
      await popup.waitForLoadState()
      return popup
    }
    await (await open(first)).close()
    await expect(heading(page)).toHaveText('You are not logged in')
    const closed = (await open('Log In')).waitForEvent('close')
    await expect(heading(page), 'it is still so').toHaveText('You are not logged in')
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await closed
    await expect(page.getByRole('alert')).toContainText('The sign-in window was closed before you were signed in.')
    await expect(heading(page)).toHaveText('You are not logged in')
    await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused()
  })
}

test('asks for flags once where the server puts them off, also those that are read ahead', async ({
  page,
  faults,
  expectConsole,
}) => {
  expectConsole(/status of 429/)
  await openSignedIn(page, '/workspace/northwind/home')
  await expect(heading(page)).toBeVisible()
  await faults([
    { kind: 'status', status: 429, retryAfterSeconds: 50, operation: 'flags.get' },
    { kind: 'latency', milliseconds: 800, operation: 'user.get' },
  ])
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/northwind/flags')) asked += 1
  })
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(/^The server asks to wait until/)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(1)
})

for (const operation of ['user.get', 'workspaces.list', 'flags.get']) {
  test(`says until when the server puts ${operation} off, which every screen needs, and goes on at once when told to`, async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/status of 503/)
    await openSignedIn(page, '/v2/northwind/home')
    await expect(heading(page)).toHaveText('Your Audience List')
    const putOff = { operation, kind: 'status', status: 503, retryAfterSeconds: 50 } as const
    await faults([putOff])
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(
      /^The server asks to wait until \d+:\d\d:\d\d [AP]M\. The page goes on by itself then\.$/,
    )
    await expect(heading(page)).toHaveText('The server has too much to do')
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible()

    await faults([
      { operation, kind: 'latency', milliseconds: 1_000 },
      { ...putOff, times: 1 },
    ])
    const tryNow = page.getByRole('button', { name: 'Try now' })
    await tryNow.press('Enter')
    await expect(page.getByRole('button', { name: 'Trying again' })).toBeFocused()
    await expect(tryNow, 'put off once more').toBeFocused()
    await tryNow.press('Enter')
    await expect(heading(page)).toHaveText('Your Audience List')
    await expect(heading(page)).toBeFocused()
  })
}
