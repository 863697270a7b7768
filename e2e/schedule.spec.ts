import { expect, signInBy, test, type Page } from './journey'
import { createKillableServer } from './killable-server'

const day = 86_400_000

/** Lets the time of the server pass. */
async function advance(page: Page, url: string, milliseconds: number) {
  const answer = await page.request.post(`${url}/__mock/clock`, {
    headers: { 'x-inlay-control': '1' },
    data: { do: 'advance', milliseconds },
  })
  expect(answer.ok()).toBe(true)
}

// On servers of their own: time that passes, and connections that go, would be noticed by the other journeys.
test('a schedule finds new leads as time passes, and rests while it is paused [CAM-SCHED-02] [CAM-SCHED-13]', async ({
  page,
}) => {
  const server = await createKillableServer()
  try {
    await server.start()
    await page.goto(`${server.url}/v2/northwind/home`)
    await signInBy(page, 'Sign in')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    const contacts = page.getByRole('tab', { name: /^Contacts/ })
    const before = await contacts.innerText()

    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule: Check for new leads' })
    const state = dialog.getByRole('region', { name: 'State' })
    await expect(state).toContainText('None')
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await expect(page.getByText('Schedule saved')).toBeVisible()
    const scheduled = page.getByRole('button', { name: 'Schedule: At 10:00 AM, every day' })
    await expect(scheduled).toBeVisible()

    await advance(page, server.url, 200 * day)
    await scheduled.click()
    await expect(dialog.getByRole('region', { name: 'Last runs' })).toContainText(/[1-9]\d* new leads?/)
    await expect(state).toContainText('Running')
    await state.getByRole('button', { name: 'Pause' }).click()
    await expect(state).toContainText('None while paused')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(contacts).not.toHaveText(before)
    await advance(page, server.url, 5 * day)
    await page.getByRole('button', { name: 'Schedule paused' }).click()
    await expect(dialog.getByRole('region', { name: 'Last runs' }).getByRole('listitem')).toHaveCount(1)

    await state.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove schedule' }).click()
    await expect(page.getByText('Schedule removed')).toBeVisible()
    await expect(state).toContainText('Nothing is checked by itself yet.')
  } finally {
    await server.dispose()
  }
})

test.describe('with a browser that speaks British English', () => {
  test.use({ locale: 'en-GB' })

  test('times are as they are written there [CAM-SCHED-04]', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule: Check for new leads' })
    await expect(dialog.getByText('At 10:00, every day')).toBeVisible()
    await expect(dialog).not.toContainText(/\d [AP]M\b/)
  })
})

test('a connection is renamed and deleted for good [CAM-CONN-10]', async ({ page }) => {
  const server = await createKillableServer()
  try {
    await server.start()
    await page.goto(`${server.url}/v2/northwind/integrations`)
    await signInBy(page, 'Sign in')
    const actions = (name: string) => page.getByRole('button', { name: new RegExp(`^Actions for .?${name}.?$`) })
    await actions('HubSpot').click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: /^Name of/ }).fill('HubSpot of sales')
    await page.keyboard.press('Enter')
    await expect(actions('HubSpot of sales')).toBeVisible()
    await page.reload()
    await actions('HubSpot of sales').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete connection' }).click()
    await expect(page.getByText('Connection successfully deleted.')).toBeVisible()
    await expect(actions('HubSpot of sales')).toHaveCount(0)
    await page.reload()
    await expect(actions('HeyReach')).toBeVisible()
    await expect(actions('HubSpot of sales')).toHaveCount(0)
  } finally {
    await server.dispose()
  }
})
