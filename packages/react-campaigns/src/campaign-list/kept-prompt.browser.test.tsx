import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { show } from './fixtures/show-campaigns'

const within = ({ container }: { readonly container: Element }) => page.elementLocator(container)
const boxIn = (tab: { readonly container: Element }) =>
  within(tab).getByRole('textbox', { name: 'Describe a new campaign' })

it('keeps what is typed in one tab whatever is typed in another', async () => {
  const shown = await show(<CampaignsRootScreen />)
  await userEvent.fill(boxIn(shown.page), 'Wind parks')
  const other = await shown.anotherTab()
  await userEvent.fill(boxIn(other), 'Chilled food')
  await userEvent.type(boxIn(shown.page), ' in Norway')
  await expect.element(boxIn(shown.page)).toHaveValue('Wind parks in Norway')
  await expect.element(boxIn(other)).toHaveValue('Chilled food')

  await userEvent.click(within(other).getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  await expect.element(boxIn(other)).toHaveValue('')
  const again = await shown.reload()
  await expect.element(boxIn(again)).toHaveValue('Wind parks in Norway')
})

it('leads to the campaign that was made, though something was typed in another tab meanwhile', async () => {
  const shown = await show(<CampaignsRootScreen />, {
    faults: [{ kind: 'drop', when: 'after', operation: 'campaigns.create' }],
  })
  const other = await shown.anotherTab()
  await userEvent.fill(boxIn(shown.page), 'Chilled food')
  await userEvent.click(within(shown.page).getByRole('button', { name: 'Start campaign' }))
  await expect.element(shown.page.getByText('It may have been created all the same.')).toBeVisible()
  shown.api.server.faults.clear()
  await userEvent.fill(boxIn(other), 'Wind parks')
  await userEvent.fill(boxIn(other), '')
  await other.unmount()
  const again = await shown.reload()
  await userEvent.fill(boxIn(again), 'Chilled food')
  await userEvent.click(again.getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  const keys = shown.sent('POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})
