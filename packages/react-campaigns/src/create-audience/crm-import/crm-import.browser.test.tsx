import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listCrmLists } from '@inlay/sdk-core/contract/campaigns'
import { CampaignListScreen } from '../../campaign-list/CampaignListScreen'
import { openedId, showWays, workspaceId, type ShownWays, type ShowWaysOptions } from '../fixtures/show-ways'

async function openDialog(options: ShowWaysOptions = {}): Promise<ShownWays> {
  const shown = await showWays(<CampaignListScreen />, { scenario: 'demo', ...options })
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from a CRM list' }))
  await expect.element(shown.page.getByRole('dialog', { name: 'Import from a CRM list' })).toBeVisible()
  return shown
}

const listOf = ({ page }: ShownWays) => page.getByRole('radiogroup', { name: 'Lists of the CRM' })
const shownNames = (shown: ShownWays) =>
  [...listOf(shown).element().querySelectorAll('.inlay-PickList-name')].map((each) => each.textContent)

it('shows the lists of contacts with name, creation date and size, the newest first [CAM-CRM-01] [CAM-CRM-02]', async () => {
  const shown = await openDialog()
  await expect.element(listOf(shown)).toBeVisible()
  const all = await shown.api.client.call(listCrmLists, {}, { workspaceId })
  const contacts = all.filter(({ objectTypeId }) => objectTypeId === '0-1')
  expect(contacts.length).toBeLessThan(all.length)
  const newestFirst = contacts.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  expect(shownNames(shown)).toEqual(newestFirst.map(({ name }) => name))
  const [first] = newestFirst
  const created = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(first?.createdAt ?? ''))
  const size = Number(first?.additionalProperties.hs_list_size)
  await expect
    .element(listOf(shown).getByRole('radio').first())
    .toHaveAccessibleName(`${first?.name} Created ${created} ${size.toLocaleString('en')} contacts`)
})

it('keeps its height whatever is searched for [CAM-CRM-03]', async () => {
  const shown = await openDialog()
  await expect.element(listOf(shown)).toBeVisible()
  const dialog = shown.page.getByRole('dialog', { name: 'Import from a CRM list' })
  const height = () => dialog.element().getBoundingClientRect().height
  const before = height()
  await userEvent.fill(dialog.getByRole('searchbox'), 'nothing like it')
  await expect.element(dialog.getByRole('button', { name: 'Clear search' }).first()).toBeVisible()
  expect(height()).toBe(before)
})

it('has dates and sizes stand in columns [CAM-CRM-01]', async () => {
  const shown = await openDialog()
  await expect.element(listOf(shown)).toBeVisible()
  for (const column of [0, 1]) {
    const ends = [...document.querySelectorAll('.inlay-PickList-item')].map((line) =>
      line.querySelectorAll('.inlay-PickList-fact')[column]?.getBoundingClientRect().right.toFixed(1),
    )
    expect(ends.length).toBeGreaterThan(5)
    expect(new Set(ends).size).toBe(1)
  }
})

it('is searched by name [CAM-CRM-03]', async () => {
  const shown = await openDialog()
  const search = shown.page.getByRole('searchbox', { name: 'Search lists' })
  await userEvent.fill(search, 'DEMO')
  await expect.poll(() => shownNames(shown)).toEqual(['Demo requests'])
  await userEvent.fill(search, 'zeppelin')
  await expect.element(shown.page.getByText('No list matches “zeppelin”')).toBeVisible()
  await userEvent.click(shown.page.getByRole('dialog').getByRole('button', { name: 'Clear search' }).last())
  await expect.poll(() => shownNames(shown).length).toBeGreaterThan(5)
})

it('makes an active list, brings the contacts into it, and opens it [CAM-CRM-04] [CAM-CREATE-05] [CAM-CREATE-08]', async () => {
  const shown = await openDialog()
  const { page } = shown
  await userEvent.click(page.getByRole('radio', { name: /^Demo requests/ }))
  await userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const campaignId = openedId(shown)
  expect(shown.sent('POST', '/campaigns').map(({ body }) => body)).toEqual([
    { name: 'Untitled', objective: 'Lead Gen', type: 'Email', status: 'Active' },
  ])
  const lists = await shown.api.client.call(listCrmLists, {}, { workspaceId })
  const list = lists.find(({ name }) => name === 'Demo requests')
  expect(shown.sent('POST', '/crm/lists/upload').map(({ body }) => body)).toEqual([
    { campaignId, listId: list?.listId },
  ])
  expect(await shown.rowsOf(campaignId)).toHaveLength(Number(list?.additionalProperties.hs_list_size))
  await expect.element(page.getByText(/^\d+ contacts imported$/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('says that the import failed, stays as it was, and tries again in the same list [CAM-CRM-05]', async () => {
  const shown = await openDialog({
    faults: [{ kind: 'status', operation: 'crm.uploadList', status: 500, times: 1 }],
  })
  const { page } = shown
  await userEvent.click(page.getByRole('radio', { name: /^Demo requests/ }))
  await userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))
  const failed = 'There was an error importing the HubSpot list. Please try again later.'
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Demo requests/ })).toBeChecked()
  expect(shown.navigation.current()).toBeUndefined()
  await userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(shown.sent('POST', '/campaigns')).toHaveLength(1)
})

it('calls for no import where the list cannot be made [CAM-CREATE-06]', async () => {
  const shown = await openDialog({ faults: [{ kind: 'status', operation: 'campaigns.create', status: 500 }] })
  const { page } = shown
  await userEvent.click(page.getByRole('radio', { name: /^Demo requests/ }))
  await userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))
  const failed = 'There was an error creating the audience list. Please try again later.'
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  expect(shown.sent('POST', '/crm/lists/upload')).toEqual([])
})

it('offers to connect a CRM where there is none, and asks it for nothing [CAM-CRM-06]', async () => {
  const shown = await openDialog({ scenario: 'empty' })
  await userEvent.click(shown.page.getByRole('link', { name: 'Integrate' }))
  expect(shown.navigation.current()).toMatchObject({ name: 'campaigns.integrations', view: { kind: 'crm' } })
  expect(shown.sent('GET', '/crm/lists')).toEqual([])
})

it('says that the lists could not be read, and reads them again', async () => {
  const shown = await openDialog({ faults: [{ kind: 'status', operation: 'crm.lists', status: 500, times: 1 }] })
  await expect.element(shown.page.getByText('The lists could not be loaded')).toBeVisible()
  await userEvent.click(shown.page.getByRole('button', { name: 'Try again' }))
  await expect.element(listOf(shown)).toBeVisible()
})
