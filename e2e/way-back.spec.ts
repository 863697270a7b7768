import { expect, heading, openSignedIn, test } from './journey'

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
