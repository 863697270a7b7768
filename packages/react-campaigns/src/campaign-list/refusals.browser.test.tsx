import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CampaignListScreen } from './CampaignListScreen'
import { chooseInMenu, show } from './fixtures/show-campaigns'

it.each([
  [403, 'You were taken out of this workspace.', 'You were taken out of this workspace.'],
  [403, undefined, 'You are not allowed to do this.'],
  [404, undefined, 'The server refused it.'],
  [409, undefined, 'The server refused it.'],
  [413, undefined, 'The server refused it.'],
])('says why the list was refused, and offers to try again: %s, %s [PLT-CALL-04]', async (status, detail, said) => {
  const { api, page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.list', status, detail }],
  })
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Clear search' }).elements()).toEqual([])
  api.server.faults.clear()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
})

it('offers to clear a search that the server does not take', async () => {
  const { api, page } = await show(<CampaignListScreen view={{ search: '%' }} />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.list', status: 422, detail: 'Look for more than one letter.' }],
  })
  await expect.element(page.getByText('Look for more than one letter.', { exact: true })).toBeVisible()
  api.server.faults.clear()
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Campaigns' })).toHaveFocus()
})

it.each([
  [422, 'The plan has no room for another one.', 'The plan has no room for another one.'],
  [403, undefined, 'You are not allowed to do this.'],
])(
  'says beside its sentence why the server refused a new list: %s, %s [CAM-CREATE-06]',
  async (status, detail, said) => {
    const { page, navigation } = await show(<CampaignListScreen />, {
      faults: [{ kind: 'status', operation: 'campaigns.create', status, detail }],
    })
    await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Empty campaign' }))
    const failed = 'There was an error creating the audience list. Please try again later.'
    await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    expect(navigation.current()).toBeUndefined()
  },
)

it.each([
  [422, 'The name is taken.', 'The name was not saved. The name is taken.'],
  [403, 'Only owners may do this.', 'The name was not saved. Only owners may do this.'],
  [403, undefined, 'The name was not saved. You are not allowed to do this.'],
  [413, undefined, 'The name was not saved. It is more than the server takes.'],
  [503, 'Replica 7 is down.', 'The name was not saved. Try again.'],
])('says why a name was not saved: %s, %s', async (status, detail, said) => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.update', status, detail }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})

it('says below the sentence of a failed deletion why the server refused it', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.delete', status: 409, detail: 'It is being sent.' }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Failed to delete campaign', { exact: true })).toBeVisible()
  await expect.element(page.getByText('It is being sent.', { exact: true })).toBeVisible()
})

it('says once that a campaign to rename is gone, and closes its field', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.update', status: 404 }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This campaign was deleted.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  expect(page.getByText('This campaign was deleted.').elements()).toHaveLength(1)
  expect(page.getByRole('textbox', { name: 'Campaign name' }).elements()).toEqual([])
})
