import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AudienceListScreen } from '../campaign-list/AudienceListScreen'
import { CampaignListScreen } from '../campaign-list/CampaignListScreen'
import { CampaignsRootScreen } from '../campaign-list/CampaignsRootScreen'
import { showWays } from './fixtures/show-ways'

const screens = [
  ['home', <CampaignListScreen key="home" />],
  ['the audience list', <AudienceListScreen key="audience" />],
  ['the root of the campaigns', <CampaignsRootScreen key="root" />],
] as const

it.each(screens)('offers all ways to begin an audience at %s [CAM-CREATE-01] [CAM-CREATE-02]', async (_, screen) => {
  const { page } = await showWays(screen)
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  for (const way of ['Upload a CSV', 'Import from a CRM list', 'Import from an existing campaign']) {
    await expect.element(page.getByRole('menuitem', { name: way })).not.toHaveAttribute('aria-disabled', 'true')
  }
  await expect.element(page.getByRole('menuitem', { name: /^Smart Query/ })).toBeVisible()
  const lookalikes = page.getByRole('menuitem', { name: 'Find Lookalikes' })
  await expect.element(lookalikes).toHaveAttribute('aria-disabled', 'true')
  await expect.element(lookalikes).toHaveTextContent('Coming soon!')
})

it('has a way of the host’s own in place of the one that it knows', async () => {
  const begun: string[] = []
  const { page } = await showWays(<CampaignListScreen onCreate={{ csv: () => void begun.push('csv') }} />)
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Upload a CSV' }))
  expect(begun).toEqual(['csv'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
