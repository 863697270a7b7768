import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CampaignListScreen } from './CampaignListScreen'
import { chooseInMenu, show } from './fixtures/show-campaigns'

it('takes a rename back that is given up while the server asks to wait, and does one that is tried now', async () => {
  const { api, page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    retries: 2,
    faults: [{ kind: 'status', operation: 'campaigns.update', status: 429, retryAfterSeconds: 50 }],
  })
  const rename = async () => {
    await chooseInMenu(page, 'Nordic shippers', 'Rename')
    await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Your change is waiting\. The server asks to wait until /)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Saving Campaign name: Baltic shippers' })).toBeVisible()
  }
  await rename()
  await userEvent.click(page.getByRole('button', { name: 'Give up' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toHaveFocus()
  await expect.element(page.getByText(/is waiting/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/was not saved/)).not.toBeInTheDocument()

  await rename()
  api.server.faults.clear()
  await userEvent.click(page.getByRole('button', { name: 'Try now' }))
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toBeVisible()
  await expect.element(page.getByText(/is waiting/)).not.toBeInTheDocument()
})
