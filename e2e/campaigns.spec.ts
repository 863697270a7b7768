import { expect, heading, openSignedIn, signInBy, test, type Page } from './journey'
import { createKillableServer } from './killable-server'

function cards(page: Page) {
  return page.getByRole('list', { name: 'Campaigns' }).getByRole('listitem')
}

function card(page: Page, name: string) {
  return cards(page).filter({ has: page.getByRole('link', { name, exact: true }) })
}

async function nameOfFirstCard(page: Page): Promise<string> {
  return cards(page).first().getByRole('link').innerText()
}

async function chooseInMenu(page: Page, campaign: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${campaign}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function rename(page: Page, from: string, to: string) {
  await chooseInMenu(page, from, 'Rename')
  const field = page.getByRole('textbox', { name: 'Campaign name' })
  await field.fill(to)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await field.press('Enter')
  expect((await saved).status()).toBe(200)
}

/** A campaign of the journey's own, made by the prompt. */
async function startCampaign(page: Page, prompt: string) {
  await openSignedIn(page, '/v2/northwind/campaigns')
  await page.getByRole('textbox', { name: 'Describe a new campaign' }).fill(prompt)
  await page.getByRole('button', { name: 'Start campaign' }).click()
  await expect(page).toHaveURL(/\/v2\/northwind\/campaigns\/create\/campaign_[^/]+$/)
}

test('a new name outlives a server that dies right after its answer', async ({ page, expectConsole }) => {
  test.setTimeout(60_000)
  // What is under way while the server is gone.
  expectConsole(/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/)
  const server = await createKillableServer()
  try {
    await server.start()
    await page.goto(`${server.url}/v2/northwind/home`)
    await signInBy(page, 'Sign in')
    const before = await nameOfFirstCard(page)
    await rename(page, before, 'Renamed before the crash')
    await server.kill()
    await server.start()
    await page.reload()
    await expect(card(page, 'Renamed before the crash')).toBeVisible()
    await expect(card(page, before)).toHaveCount(0)
  } finally {
    await server.dispose()
  }
})

test('searching narrows the list, and the address keeps what was searched for [CAM-LIST-02]', async ({ page }) => {
  await startCampaign(page, 'Zirconium importers in Bilbao')
  await page.goto('/v2/northwind/home')
  await expect(cards(page).nth(1)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await search.fill('zirconium')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Zirconium importers in Bilbao')).toBeVisible()
  await expect(page).toHaveURL('/v2/northwind/home?search=zirconium')
  await page.reload()
  await expect(search).toHaveValue('zirconium')
  await expect(cards(page)).toHaveCount(1)
})

test('the way back leads to before a search, and to the order before', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/home')
  await expect(cards(page).nth(1)).toBeVisible()
  await page.getByRole('link', { name: 'Audience list' }).click()
  await expect(heading(page)).toHaveText('Audience list')
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await search.fill('no')
  await expect(page).toHaveURL(/audience-list\?search=no$/)
  await expect(search).toBeFocused()
  await search.fill('nordic')
  await expect(page).toHaveURL(/\?search=nordic$/)
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await expect(page).toHaveURL(/\?search=nordic&sort=name%3Aasc$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?search=nordic$/)
  await page.goBack()
  await expect(page).toHaveURL(/audience-list$/)
  await expect(search).toHaveValue('')
  await expect(cards(page).nth(1)).toBeVisible()
})

test('the search box is a key away, also right after a load', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/home')
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
})

test('a campaign is deleted after a question, and stays deleted [CAM-LIST-05]', async ({ page }) => {
  const name = 'Ferry operators of the Adriatic'
  await startCampaign(page, name)
  await page.goto('/v2/northwind/home')
  const dialog = page.getByRole('alertdialog', { name: `Delete “${name}”?` })

  await chooseInMenu(page, name, 'Delete')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(card(page, name)).toBeVisible()

  await chooseInMenu(page, name, 'Delete')
  await dialog.getByRole('button', { name: 'Delete campaign' }).click()
  await expect(page.getByText('Campaign deleted successfully', { exact: true })).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

test('a change under way is not lost by a reload without a question, and one that is done asks nothing', async ({
  page,
  faults,
}) => {
  const name = 'Barge operators of the Rhine'
  await startCampaign(page, name)
  await page.goto('/v2/northwind/home')
  await chooseInMenu(page, name, 'Delete')
  await faults([{ kind: 'latency', operation: 'campaigns.delete', milliseconds: 4_000 }])
  await page.getByRole('button', { name: 'Delete campaign' }).click()
  await expect(card(page, name)).toHaveCount(0)
  // Another page of the app is no loss: the call goes on.
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(page).toHaveURL('/v2/northwind/campaigns')
  const question = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const asked = await question
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await expect(page.getByText('Campaign deleted successfully', { exact: true })).toBeVisible()
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/v2/northwind/home')
  await expect(cards(page).first()).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
  expect(questions).toEqual([])
})

test('a change that the server puts off says so, and is given up or tried at once', async ({
  page,
  faults,
  expectConsole,
}) => {
  expectConsole(/429/)
  const name = 'Canal lock keepers'
  await startCampaign(page, name)
  await page.goto('/v2/northwind/home')
  const remove = async () => {
    await faults([{ kind: 'status', status: 429, retryAfterSeconds: 50, operation: 'campaigns.delete', times: 1 }])
    await chooseInMenu(page, name, 'Delete')
    await page.getByRole('button', { name: 'Delete campaign' }).click()
    await expect(page.getByText(/^Your change is waiting\. The server asks to wait until /)).toBeVisible()
    await expect(card(page, name)).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(card(page, name)).toBeVisible()
  await remove()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Campaign deleted successfully', { exact: true })).toBeVisible()
})

test('a described campaign is made once and leads to its plan, and is in the list [CAM-LIST-08]', async ({
  page,
  calls,
}) => {
  await startCampaign(page, 'Harbour tug fleets. Write to their owners.')
  expect(calls.filter((call) => call === 'POST /api/v1/workspaces/northwind/campaigns')).toHaveLength(1)
  await page.goto('/v2/northwind/campaigns')
  await expect(card(page, 'Harbour tug fleets')).toBeVisible()
})

test('an empty audience list is made from the menu and opened [CAM-CREATE-03] [CAM-LIST-07]', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/audience-list')
  await expect(heading(page)).toHaveText('Audience list')
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await page.getByRole('menuitem', { name: 'Empty campaign' }).click()
  await expect(page).toHaveURL(/\/v2\/northwind\/campaigns\/campaign_[^/]+$/)
  const { pathname } = new URL(page.url())
  for (const screen of ['audience-list', 'home']) {
    await page.goto(`/v2/northwind/${screen}`)
    await expect(cards(page).first().getByRole('link', { name: 'Untitled' })).toHaveAttribute('href', pathname)
  }
})

test('a name that is refused after one has left its list is said, and saved from there', async ({
  page,
  faults,
  expectConsole,
}) => {
  expectConsole(/status of 500/)
  const name = 'Night ferry operators'
  await startCampaign(page, name)
  await page.goto('/v2/northwind/home')
  await chooseInMenu(page, name, 'Rename')
  await faults([
    { kind: 'latency', operation: 'campaigns.update', milliseconds: 1_000 },
    { kind: 'status', operation: 'campaigns.update', status: 500, times: 1 },
  ])
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Night ferry owners')
  // What is typed is saved as one leaves it, and the list is left with it.
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page)).toHaveText('Settings')
  await expect(page.getByText('Campaign name not saved: “Night ferry owners”')).toBeVisible()
  await faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.goBack()
  await expect(card(page, 'Night ferry owners')).toBeVisible()
})

test('a name that somebody else has given meanwhile is not overwritten unasked', async ({ page, expectConsole }) => {
  // The refusal itself.
  expectConsole(/status of 409/)
  const name = 'Canal barge builders'
  await startCampaign(page, name)
  await page.goto('/v2/northwind/home')
  await chooseInMenu(page, name, 'Rename')
  const field = page.getByRole('textbox', { name: 'Campaign name' })
  await field.fill('Canal barge owners')

  const other = await page.context().newPage()
  await other.goto('/v2/northwind/home')
  await rename(other, name, 'Canal barge crews')

  await page.bringToFront()
  await field.press('Enter')
  await expect(page.getByText('This was changed to “Canal barge crews” meanwhile.')).toBeVisible()
  await expect(field).toHaveValue('Canal barge owners')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(card(page, 'Canal barge owners')).toBeVisible()
  await other.reload()
  await expect(card(other, 'Canal barge owners')).toBeVisible()
})
