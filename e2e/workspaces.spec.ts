import { expect, heading, openSignedIn, test } from './journey'

test.describe('a workspace that is not theirs', () => {
  test('leads to the first of their own in the campaigns frame [CAM-ROUTE-02]', async ({ page }) => {
    await openSignedIn(page, '/v2/brightwater/campaigns/c1')
    await expect(page).toHaveURL('/v2/northwind/home')
    await expect(heading(page)).toHaveText('Your Audience List')
    const told = page.getByText('That address belongs to a workspace that you cannot open. This is Northwind Freight.')
    await expect(told).toBeVisible()
    await page.reload()
    await expect(heading(page)).toHaveText('Your Audience List')
    await expect(told, 'told once').toBeHidden()
  })

  test('is not why another one is remembered [CAM-ROUTE-03]', async ({ page, calls }) => {
    const remembered = () => calls.filter((call) => call.startsWith('PUT') && call.endsWith('/active-workspace')).length
    await openSignedIn(page, '/v2/halden/home')
    await expect.poll(remembered).toBe(1)
    await page.goto('/v2/brightwater')
    await expect(page).toHaveURL('/v2/northwind/home')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    expect(remembered()).toBe(1)
    await page.goto('/v2')
    await expect(page).toHaveURL('/v2/halden/home')

    await page.goto('/v2/brightwater')
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
    await expect(page).toHaveURL('/v2/northwind/campaigns')
    await expect.poll(remembered, 'whoever stays has chosen it').toBe(2)
  })

  test('is denied in the platform, and nothing of it is read [PLT-ROUTE-03]', async ({ page, calls }) => {
    await openSignedIn(page, '/workspace/brightwater/home')
    await expect(heading(page)).toHaveText('Access denied')
    await expect(page).toHaveURL('/workspace/brightwater/home')
    await page.goto('/?workspaceId=brightwater')
    await expect(heading(page)).toHaveText('Access denied')
    expect(calls.filter((call) => call.includes('brightwater'))).toEqual([])
    await page.getByRole('link', { name: 'Go to Home page' }).click()
    await expect(page).toHaveURL('/workspace/northwind/home')
  })
})

test('somebody without a workspace is told how to get into one, in either frame [CAM-ROUTE-04] [PLT-WSPACE-06]', async ({
  page,
  calls,
}) => {
  const text = "Looks like you aren't part of any workspace. Ask a workspace owner to invite you or contact Support."
  await openSignedIn(page, '/v2', 'Amélie Bouchard')
  await expect(page.getByText(text)).toBeVisible()
  for (const address of ['/v2/northwind', '/v2/northwind/campaigns', '/workspace/northwind/home', '/']) {
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible()
  }
  expect(calls.filter((call) => call.includes('/workspaces/'))).toEqual([])
})

test('only their own workspaces are offered, by name; choosing one opens its root [CAM-AUTH-07] [CAM-SHELL-03]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/integrations')
  await page.getByRole('button', { name: /Northwind Freight/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Northwind Freight', 'Halden Logistics'])
  await expect(page.getByRole('menuitemradio', { name: 'Northwind Freight' })).toBeChecked()
  const menu = await page.getByRole('menu').boundingBox()
  const opener = await page.getByRole('button', { name: /Northwind Freight/ }).boundingBox()
  expect(menu?.width).toBe(opener?.width)
  await page.getByRole('menuitemradio', { name: 'Halden Logistics' }).click()
  await expect(page).toHaveURL('/v2/halden/home')
  await expect(page.getByRole('button', { name: /Halden Logistics/ })).toBeVisible()

  await page.goto('/')
  await expect(page, 'the workspace last active is remembered').toHaveURL('/workspace/halden/home')
  await page.getByRole('button', { name: 'Account of Maren Lindqvist' }).click()
  await page.getByRole('menuitemradio', { name: 'Northwind Freight' }).click()
  await expect(page).toHaveURL('/workspace/northwind/home')
})

test.describe('what is read at start', () => {
  test('comes before the screen: user, account and subscription, by one call each [PLT-CALL-03]', async ({
    page,
    calls,
  }) => {
    await openSignedIn(page, '/v2/northwind/home')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    const list = calls.findIndex((call) => call.endsWith('/campaigns'))
    expect(list).toBeGreaterThan(0)
    for (const path of ['/user', '/workspaces/northwind/account', '/workspaces/northwind/subscription']) {
      const asked = calls.indexOf(`GET /api/v1${path}`)
      expect(asked, path).toBeGreaterThan(-1)
      expect(asked, path).toBeLessThan(list)
    }
  })

  test('can be asked for again when the details of the user cannot be read [PLT-SHELL-02]', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/v2/northwind/home')
    await faults([{ operation: 'user.get', kind: 'status', status: 500 }])
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await faults([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Your Audience List')
  })

  test('is asked for again by one press, whatever was missing [PLT-SHELL-02]', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/v2/northwind/home')
    await faults(
      ['user.get', 'workspaces.list'].map((operation) => ({ operation, kind: 'status', status: 500 }) as const),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await faults([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Your Audience List')
  })

  test('of the workspace that one was in comes beside the rest, and by one call each', async ({
    page,
    calls,
    faults,
  }) => {
    await openSignedIn(page, '/v2/northwind/home')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    await faults([{ operation: 'workspaces.list', kind: 'latency', milliseconds: 2_000 }])
    const before = calls.length
    const workspaces = page.waitForResponse(/\/workspaces$/)
    await page.reload()
    await workspaces
    const meanwhile = calls.slice(before)
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    for (const path of ['account', 'subscription', 'flags']) {
      const call = `GET /api/v1/workspaces/northwind/${path}`
      expect(meanwhile).toContain(call)
      expect(calls.slice(before).filter((each) => each === call)).toHaveLength(1)
    }
  })

  test('says in the words of its frame that the workspaces cannot be read [CAM-ROUTE-05] [PLT-WSPACE-05]', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/500/)
    await openSignedIn(page, '/v2/northwind/home')
    await faults([{ operation: 'workspaces.list', kind: 'status', status: 500 }])
    await page.goto('/v2/northwind')
    await expect(
      page.getByText('Unable to load your workspace details. Try refreshing the page.', { exact: true }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Not loaded · Inlay')
    await expect(page.getByText(/^Request \S+$/)).toBeVisible()
    await page.goto('/workspace/northwind/home')
    await expect(
      page.getByText('Unable to load your workspace list. Please refresh after sometime or contact Support.', {
        exact: true,
      }),
    ).toBeVisible()
    await faults([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toContainText('Home')
  })
})
