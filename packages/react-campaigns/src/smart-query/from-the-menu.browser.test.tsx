import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CampaignListScreen } from '../campaign-list/CampaignListScreen'
import { show } from '../campaign-list/fixtures/show-campaigns'

it('is one of the ways to create an audience, without anything from the host', async () => {
  const { page } = await show(<CampaignListScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Smart Query' }))
  await expect.element(page.getByRole('dialog', { name: 'Smart Query' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Create campaign' })).toHaveFocus()
})

it('cannot be chosen where the backend cannot generate audiences', async () => {
  const { page } = await show(<CampaignListScreen />, { without: ['artifacts.generateAudience'] })
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  const item = page.getByRole('menuitem', { name: /Smart Query/ })
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
})
