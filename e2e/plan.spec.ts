import { readFile } from 'node:fs/promises'
import { expect, openSignedIn, signInBy, test } from './journey'
import { createKillableServer } from './killable-server'

const ask = 'Find 4 heads of marketing at software companies in Berlin'

test('a campaign is planned by asking: people appear, and the overview is saved [CAM-PLAN-04] [CAM-PLAN-11] [CAM-CHAT-03]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/campaigns')
  await page.getByRole('textbox', { name: /campaign/i }).fill(ask)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v2\/northwind\/campaigns\/create\//)
  const conversation = page.getByRole('region', { name: 'Conversation about the campaign' })
  await expect(conversation.getByText(ask, { exact: true })).toBeVisible()
  await expect(conversation.getByText('Found 4 contacts')).toBeVisible()
  await page.getByRole('tab', { name: /^Audience/ }).click()
  await expect(page).toHaveURL(/tab=audience/)
  await expect(page.getByRole('tab', { name: 'Contacts 4' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await expect(page.getByText(/^Created on:/)).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'Overview of the campaign' })).toContainText('Berlin')
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('campaign-overview.md')
  expect(await readFile(await file.path(), 'utf8')).toContain('# ')

  await page.reload()
  await expect(conversation.getByText(ask, { exact: true })).toHaveCount(1)
  await expect(conversation.getByText(/^I added/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to audience' }).click()
  await expect(page.getByRole('tab', { name: 'Contacts 4' })).toBeVisible()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(conversation.getByText(ask, { exact: true })).toBeVisible()
})

// On a server of its own, whose work can be followed while it goes on.
test('a run is joined after a reload and in a second tab, asks before one leaves, and stops at once [CAM-PLAN-09] [CAM-CHAT-05]', async ({
  page,
}) => {
  const server = await createKillableServer()
  try {
    await server.start()
    await page.goto(`${server.url}/v2/northwind/home`)
    await signInBy(page, 'Sign in')
    await expect(page).toHaveURL(/\/home$/)
    await page.goto(`${server.url}/v2/northwind/campaigns/create/campaign_northwind_2`)
    await expect(page.getByText(/^I added/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Find 200 heads of marketing in Germany')
    await page.keyboard.press('Enter')
    const stop = page.getByRole('button', { name: 'Stop' })
    await expect(page.getByText('Finding accounts')).toBeVisible()
    await page.getByRole('link', { name: 'Audience list', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to leave?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(stop).toBeVisible()

    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: 'Stop' })).toBeVisible()
    await stop.click()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Send' })).toBeVisible()
    await page.getByRole('link', { name: 'Audience list', exact: true }).click()
    await expect(page).toHaveURL(/\/audience-list$/)
    // Neither asks for anything when the server goes.
    await other.close()
    await page.goto('about:blank')
  } finally {
    await server.dispose()
  }
})
