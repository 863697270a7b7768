import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CampaignListScreen } from './CampaignListScreen'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { chooseInMenu, show } from './fixtures/show-campaigns'

type Page = Awaited<ReturnType<typeof show>>['page']

const search = { name: 'Search campaigns' }

/** Finds one of two campaigns. */
async function findOne(page: Page) {
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', search), 'Nordic')
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).not.toBeInTheDocument()
}

async function remove(page: Page, campaign: string) {
  await chooseInMenu(page, campaign, 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
}

it('leads back to the search, and corrects what was found, when the only found campaign is deleted', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers', 'Iberian retail'] })
  await findOne(page)
  await expect.element(page.getByText('1 campaign found')).toBeInTheDocument()
  await remove(page, 'Nordic shippers')
  await expect.element(page.getByText('No campaigns match “Nordic”')).toBeVisible()
  await expect.element(page.getByRole('searchbox', search)).toHaveFocus()
  await expect.element(page.getByText('No campaigns found')).toBeInTheDocument()
  expect(page.getByText('1 campaign found').elements()).toEqual([])
})

it('says nothing of an earlier search where the next one fails', async () => {
  const { api, page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers', 'Iberian retail'],
    retries: 0,
  })
  await findOne(page)
  await expect.element(page.getByText('1 campaign found')).toBeInTheDocument()
  api.server.faults.set([{ kind: 'status', status: 500, operation: 'campaigns.list' }])
  await userEvent.fill(page.getByRole('searchbox', search), 'Iberian')
  await expect.element(page.getByText('The campaigns could not be loaded')).toBeVisible()
  expect(page.getByText('1 campaign found').elements()).toEqual([])
})

it('leads back to the search from an empty result that is cleared', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers', 'Iberian retail'] })
  await userEvent.fill(page.getByRole('searchbox', search), 'zeppelin')
  await expect.element(page.getByText('No campaigns match “zeppelin”')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(page.getByRole('searchbox', search)).toHaveFocus()
})

it('leads on to making another when the last campaign of all is deleted', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await remove(page, 'Nordic shippers')
  await expect.element(page.getByRole('button', { name: 'Create an empty campaign' })).toHaveFocus()
})

it('keeps focus in the place of the list where nothing in it is left', async () => {
  const { page } = await show(<CampaignsRootScreen />, { names: ['Nordic shippers'] })
  await remove(page, 'Nordic shippers')
  const empty = page.getByText('No campaigns yet')
  await expect.element(empty).toBeVisible()
  const { body } = document
  await expect.poll(() => document.activeElement).not.toBe(body)
  expect(document.activeElement?.contains(empty.element())).toBe(true)
})
