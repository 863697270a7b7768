import { expect, heading, openSignedIn, test } from './journey'

test('a campaign that is opened takes focus with its name, also where it comes late [CAM-DETAIL-02]', async ({
  page,
  faults,
}) => {
  await openSignedIn(page, '/v2/northwind/home')
  const card = page.getByRole('main').getByRole('listitem').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await faults([{ operation: 'campaigns.get', kind: 'latency', milliseconds: 400 }])
  await card.getByRole('link').first().click()
  await expect(heading(page)).toHaveText('Loading campaign')
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toHaveText(name)
  await expect(heading(page)).toBeFocused()
})

test('the address of a campaign leads to the same tab, search and row', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/home')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('searchbox').fill('berlin')
  await expect(page).toHaveURL(/search=berlin/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('berlin')
  await page.getByRole('link', { name: 'Back to the audience list' }).click()
  await expect(page).toHaveURL('/v2/northwind/audience-list')
})

test('what a provider counts is shown at the provider as well, on a page of its own [CAM-STATS-05]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/campaigns/campaign_northwind_32?tab=outreach')
  for (const [link, counted] of [
    ['Open at the email provider', 'Sent'],
    ['Open at the LinkedIn provider', 'Messages sent'],
  ] as const) {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name: link }).click()
    const provider = await opening
    await expect(heading(provider)).toHaveText('Tire & rubber, distributor network')
    await expect(provider.getByRole('term').filter({ hasText: new RegExp(`^${counted}$`) })).toBeVisible()
    await provider.close()
  }
})

test('a notice leaves what stands at the foot of a table free', async ({ page }) => {
  await openSignedIn(page, '/v2/northwind/home')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  await grid.getByRole('row').nth(1).getByRole('checkbox').click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  const notice = await page.getByRole('region', { name: 'Notifications' }).getByText('1 row deleted').boundingBox()
  const button = await page.getByRole('button', { name: 'Find in table' }).boundingBox()
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 row is back')).toBeVisible()
})
