import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteCampaign } from '@inlay/sdk-core/contract/campaigns'
import { CampaignListScreen } from './CampaignListScreen'
import { chooseInMenu, find, show, workspaceId } from './fixtures/show-campaigns'

it('asks before it deletes, and changes nothing when the question is cancelled [CAM-SHELL-05]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await expect.element(page.getByRole('alertdialog', { name: 'Delete “Nordic shippers”?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  expect(sent('DELETE')).toEqual([])
})

it('removes a deleted campaign and says so [CAM-LIST-05]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers', 'Iberian retail'] })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).toBeVisible()
  expect(sent('DELETE')).toHaveLength(1)
})

it.each(['Delete campaign', 'Cancel'])('takes a double press of "%s" for one, whatever is below', async (button) => {
  const names = Array.from({ length: 12 }, (_, index) => `Campaign ${index + 1}`)
  const { page, navigation, sent } = await show(<CampaignListScreen />, { names })
  await chooseInMenu(page, 'Campaign 12', 'Delete')
  await userEvent.dblClick(page.getByRole('button', { name: button }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(navigation.current()).toBeUndefined()
  expect(String(getSelection())).toBe('')
  expect(sent('DELETE')).toHaveLength(button === 'Cancel' ? 0 : 1)
  await userEvent.click(page.getByRole('link', { name: 'Campaign 11' }))
  expect(navigation.current(), 'the next press counts').toMatchObject({ name: 'campaigns.detail' })
})

it('shows a deletion and a new name before the server has answered', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers', 'Iberian retail'],
    faults: [
      { kind: 'latency', operation: 'campaigns.delete', milliseconds: 600_000 },
      { kind: 'latency', operation: 'campaigns.update', milliseconds: 600_000 },
    ],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).not.toBeInTheDocument()
  await chooseInMenu(page, 'Iberian retail', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic retail')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Actions for Baltic retail' })).toBeVisible()
})

it('shows the next page from its top, as the one before was shown', async () => {
  const names = Array.from({ length: 201 }, (_, index) => `Campaign ${index + 1}`)
  const { page } = await show(<CampaignListScreen />, { names })
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await expect.element(page.getByText('1 to 100 of 201', { exact: true })).toBeVisible()
  const before = search.element().getBoundingClientRect().top
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByText('101 to 200 of 201')).toBeInTheDocument()
  await expect.poll(() => search.element().getBoundingClientRect().top).toBe(before)
})

it('goes to the page before when the last campaign of a page is deleted', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `Campaign ${index + 1}`)
  const { page } = await show(<CampaignListScreen />, { names })
  await expect.element(page.getByText('1 to 100 of 101', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByText('101 to 101 of 101')).toBeVisible()
  await chooseInMenu(page, 'Campaign 1', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Campaign 101' })).toBeVisible()
})

it('says what went wrong also where the host has put no root', async () => {
  const { page } = await show(<CampaignListScreen />, {
    withoutRoot: true,
    faults: [{ kind: 'status', operation: 'campaigns.create', status: 500 }],
  })
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Empty campaign' }))
  await expect
    .element(page.getByText('There was an error creating the audience list. Please try again later.'))
    .toBeVisible()
})

it('says that a campaign is deleted whose answers were all lost', async () => {
  const { page, sent } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers', 'Baltic shippers'],
    faults: [{ kind: 'drop', when: 'after', operation: 'campaigns.delete' }],
    retries: 1,
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
  expect(page.getByRole('link', { name: 'Nordic shippers' }).elements()).toEqual([])
  expect(sent('DELETE')).toHaveLength(2)
})

it('does not tell people of their own deletion while a name was saved, nor lets two names race', async () => {
  const { page, sent } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'latency', milliseconds: 1_000, operation: 'campaigns.update' }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Actions for Baltic shippers' }))
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
  await expect.element(page.getByText('No campaigns yet')).toBeVisible()
  // The list is read at first, after the deletion, and once the name has been refused.
  await expect.poll(() => sent('GET').filter(({ url }) => url.pathname.endsWith('/campaigns'))).toHaveLength(3)
  expect(page.getByText('This campaign was deleted.').elements()).toEqual([])
})

it('keeps a campaign whose deletion failed, and says so [CAM-LIST-05]', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.delete', status: 500 }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Failed to delete campaign')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
})

it('says that one is offline where a campaign could not be deleted or renamed for that', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: ['campaigns.delete', 'campaigns.update'].map((operation) => ({ kind: 'drop', operation })),
  })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Failed to delete campaign. You seem to be offline.')).toBeVisible()
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name was not saved. Try again. You seem to be offline.')).toBeVisible()
})

it('renames in place', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toHaveFocus()
  expect(sent('PATCH').map((one) => one.body)).toEqual([{ name: 'Baltic shippers' }])
})

it('keeps what was typed when a rename fails, and saves it at the next try', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.update', status: 500, times: 1 }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  const field = page.getByRole('textbox', { name: 'Campaign name' })
  await userEvent.fill(field, 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name was not saved. Try again.')).toBeVisible()
  await expect.element(field).toHaveValue('Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toBeVisible()
})

it('says why a name is refused', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'a'.repeat(201))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A name has at most 200 characters.')).toBeVisible()
  expect(sent('PATCH')).toEqual([])
})

it('counts the characters of a name as people do, and as the server does', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), '🚚'.repeat(201))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A name has at most 200 characters.')).toBeVisible()
  expect(sent('PATCH')).toEqual([])
  const longest = '🚚'.repeat(200)
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), longest)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: longest })).toBeVisible()
})

it('moves focus to the next card when one is deleted', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Third' })).toHaveFocus()
})

it('says that a campaign to rename was deleted elsewhere, and moves focus to the next card', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Runner-up')
  const { campaignId } = await find(api, 'Second')
  await api.client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Third' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Actions for Second' })).not.toBeInTheDocument()
  await expect.element(page.getByText('This campaign was deleted.')).toBeVisible()
})

it('leaves focus where somebody has gone while a campaign was deleted elsewhere', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Runner-up')
  const { campaignId } = await find(api, 'Second')
  await api.client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
  await userEvent.click(page.getByRole('searchbox', { name: 'Search campaigns' }))
  await expect.element(page.getByRole('button', { name: 'Actions for Runner-up' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Actions for Second' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: 'Search campaigns' })).toHaveFocus()
})

it('gives a rename up on Escape', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toHaveFocus()
  expect(sent('PATCH')).toEqual([])
})

it('gives a rename up that is left empty', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), ' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await userEvent.click(page.getByRole('searchbox', { name: 'Search campaigns' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Search campaigns' })).toHaveFocus()
  expect(sent('PATCH')).toEqual([])
})
