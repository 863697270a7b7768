import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  autoEnrich,
  getCampaign,
  getCampaignState,
  listArtifacts,
  restoreRows,
  updateRow,
} from '@inlay/sdk-core/contract/campaigns'
import { readCsv } from '@inlay/sdk-core/csv'
import { showCampaign, threeContacts, upload, workspaceId } from './fixtures/show-campaign'

const headers = () => [...document.querySelectorAll('[role="columnheader"]')].map((each) => each.textContent)

it('shows the fields that rows have, and never what the product keeps for itself [CAM-TABLE-02] [CAM-COLS-03]', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  const own = ['Name', 'First name', 'Last name', 'Title', 'Company', 'Email', 'Shoe size']
  expect(headers().slice(1)).toEqual(own)
})

it('asks for what has changed every ten seconds [CAM-TABLE-01]', async () => {
  const { api, campaign, clock, page, sent } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  await upload(api, campaign.campaignId, 'contact', 'Name,Email\nDee New,dee@new.example\n')
  const before = sent('GET', '/artifacts').length
  await clock.advance(10_000)
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  const last = sent('GET', '/artifacts').slice(before)
  expect(last.every(({ url }) => url.searchParams.has('since'))).toBe(true)
})

it('is searched by the server [CAM-TABLE-01] [CAM-TABLE-05]', async () => {
  const { clock, page, sent } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search contacts' })
  await userEvent.fill(search, 'corp')
  await clock.advance(300)
  await expect.poll(() => sent('GET', '/artifacts').at(-1)?.url.searchParams.get('search')).toBe('corp')
  await expect.element(page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).not.toBeInTheDocument()
  await userEvent.fill(search, 'nobody')
  await clock.advance(300)
  await expect.element(page.getByText('No results found. Please refine the filters')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
})

it('marks a row that has problems, and names them [CAM-TABLE-03]', async () => {
  const { api, campaign, page, reload } = await showCampaign({ accounts: 'Name\nAcme\n' })
  await userEvent.click(page.getByRole('tab', { name: /Accounts/ }))
  const row = page.getByRole('rowheader', { name: 'Acme', exact: true })
  await expect.element(row).toHaveTextContent(/^Acme$/)
  const params = { campaignId: campaign.campaignId }
  const body = { artifactType: 'account' as const, enrichmentOptions: ['Notes' as const] }
  await api.client.call(autoEnrich, { params, body }, { workspaceId })
  await expect
    .poll(async () => {
      api.server.clock.advance(1_000)
      return (await api.client.call(getCampaignState, { params }, { workspaceId })).state
    })
    .toBe('READY')
  const again = await reload()
  await userEvent.click(again.getByRole('tab', { name: /Accounts/ }))
  await expect
    .element(again.getByRole('rowheader', { name: /Acme.*Notes: the CRM has it for contacts only/ }))
    .toBeVisible()
})

it('has the columns of a sequence named by its steps [CAM-TABLE-06]', async () => {
  const csv =
    'Name,Email,email_subject,email_body,email_body_2,linkedin_message,linkedin_message_2\nAnn,a@b.example,S,B,B2,L,L2\n'
  const { page } = await showCampaign({ contacts: csv })
  await expect.element(page.getByRole('rowheader', { name: 'Ann', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  const names = [...document.querySelectorAll('.inlay-ColumnsPicker-list label')].map((each) => each.textContent)
  expect(names).toEqual([
    'Name',
    'Email',
    'Email subject',
    'Email body',
    'Email body 2',
    'LinkedIn message',
    'LinkedIn message 2',
  ])
})

it('has its columns chosen, and keeps the choice with the campaign [CAM-COLS-01] [CAM-COLS-02]', async () => {
  const { api, campaign, page, reload, sent } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Title' }))
  await expect.poll(headers).not.toContain('Title')
  await expect
    .poll(() => sent('PATCH').map(({ body }) => body))
    .toEqual([
      { peopleArtifactVisibleColumns: ['name', 'first_name', 'last_name', 'organization_name', 'email', 'shoe_size'] },
    ])
  const { campaignId } = campaign
  await expect
    .poll(async () => (await api.client.call(getCampaign, { params: { campaignId } }, { workspaceId })).revision)
    .toBeGreaterThan(campaign.revision)
  const again = await reload()
  await expect.element(again.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  expect(headers()).not.toContain('Title')
})

it('has each of its columns hidden, that of the names too, and opens rows by the one that is first then [CAM-COLS-01]', async () => {
  const { clock, page } = await showCampaign({ contacts: 'Name,Email\nAnn Lee,ann@acme.example\n' })
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  for (const name of ['Name', 'First name', 'Last name'])
    await userEvent.click(page.getByRole('checkbox', { name, exact: true }))
  await expect.poll(headers).toEqual(['Select all rows', 'Email'])
  // A table of nothing is no table.
  await expect.element(page.getByRole('checkbox', { name: 'Email' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('gridcell', { name: 'ann@acme.example' }))
  // A second press would have edited it.
  await clock.advance(1_000)
  await expect.element(page.getByRole('region', { name: 'Contact' })).toBeVisible()
})

it('shows a column again, and says so, where the choice cannot be kept [CAM-COLS-02]', async () => {
  const faults = [{ kind: 'status', operation: 'campaigns.update', status: 500 } as const]
  const { page } = await showCampaign({ contacts: threeContacts, faults })
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Title' }))
  await expect.element(page.getByText('Failed to update visible columns')).toBeVisible()
  await expect.poll(headers).toContain('Title')
})

it('shows a column that comes later, whatever was chosen before [CAM-COLS-03]', async () => {
  const { api, campaign, clock, page } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Title' }))
  await expect.poll(headers).not.toContain('Title')
  await upload(api, campaign.campaignId, 'contact', 'Name,Email,Hobby\nDee New,dee@new.example,chess\n')
  await clock.advance(10_000)
  await expect.poll(headers).toContain('Hobby')
  expect(headers()).not.toContain('Title')
})

it('offers the columns of all rows, also while a search hides those that fill them [CAM-COLS-01]', async () => {
  const { page, sent } = await showCampaign({ contacts: threeContacts, view: { search: 'corp' } })
  await expect.element(page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).toBeVisible()
  await expect.poll(headers).toContain('Shoe size')
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await expect.element(page.getByRole('checkbox', { name: 'Shoe size' })).toBeChecked()
  await userEvent.click(page.getByRole('checkbox', { name: 'Title' }))
  await expect
    .poll(() => sent('PATCH').at(-1)?.body)
    .toEqual({
      peopleArtifactVisibleColumns: ['name', 'first_name', 'last_name', 'organization_name', 'email', 'shoe_size'],
    })
})

it('remembers how it was sorted and how wide its columns were, for each campaign', async () => {
  const { page, reload } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('columnheader', { name: /^Title/ }))
  await expect.element(page.getByRole('columnheader', { name: /^Title/ })).toHaveAttribute('aria-sort', 'ascending')
  const again = await reload()
  await expect.element(again.getByRole('columnheader', { name: /^Title/ })).toHaveAttribute('aria-sort', 'ascending')
})

it('deletes what is selected, and brings it back', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Ann Lee' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Bob Ray' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('2 rows deleted')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('2 rows are back')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
})

it('deletes more rows than one request can name, and brings all of them back at once', async () => {
  const names = Array.from({ length: 46_000 }, (_, index) => `Person ${index}`)
  const { page, sent } = await showCampaign({ contacts: `Name\n${names.join('\n')}\n` })
  await expect.element(page.getByRole('rowheader', { name: 'Person 0', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText('46,000 rows deleted')).toBeVisible()
  expect(sent('POST', '/artifacts/delete')).toHaveLength(2)
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('46,000 rows are back')).toBeVisible()
}, 60_000)

it('brings back what was deleted also after a reload in the middle of it', async () => {
  const names = Array.from({ length: 46_000 }, (_, index) => `Person ${index}`)
  const { api, page, reload, sent } = await showCampaign({ contacts: `Name\n${names.join('\n')}\n` })
  await expect.element(page.getByRole('rowheader', { name: 'Person 0', exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText(/^[\d,]+ of 46,000 deleted$/)).toBeVisible()
  api.server.faults.set([{ kind: 'latency', operation: 'artifacts.deleteRows', milliseconds: 60_000 }])
  const again = await reload()
  api.server.faults.set([])
  await userEvent.click(again.getByRole('button', { name: 'More actions' }))
  await userEvent.click(again.getByRole('menuitem', { name: 'Bring back last deleted rows' }))
  await expect.element(again.getByText(/^[\d,]+ rows are back$/)).toBeVisible()
  const first = again.getByRole('rowheader', { name: 'Person 0', exact: true })
  await expect.element(first, { timeout: 20_000 }).toBeVisible()
  expect(sent('POST', '/artifacts/restore')).toHaveLength(1)
  await userEvent.click(again.getByRole('button', { name: 'More actions' }))
  await expect.element(again.getByRole('menuitem', { name: 'Download contacts' })).toBeVisible()
  await expect.element(again.getByRole('menuitem', { name: 'Bring back last deleted rows' })).not.toBeInTheDocument()
}, 60_000)

it('offers to bring back rows after the notice of their deletion is gone, and says where none are left', async () => {
  const { api, campaign, page, reload, sent } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Ann Lee' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('1 row deleted')).toBeVisible()
  const [{ deletionId } = { deletionId: '' }] = sent('POST', '/artifacts/delete').map(
    ({ body }) => body as { readonly deletionId: string },
  )
  const again = await reload()
  await api.client.call(
    restoreRows,
    { params: { campaignId: campaign.campaignId }, body: { deletionId } },
    { workspaceId },
  )
  await userEvent.click(again.getByRole('button', { name: 'More actions' }))
  await userEvent.click(again.getByRole('menuitem', { name: 'Bring back last deleted rows' }))
  await expect.element(again.getByText('There is nothing left to bring back')).toBeVisible()
})

it('asks for the same deletion again where its answer was lost, so that it can be undone as a whole', async () => {
  const { api, page, sent } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Ann Lee' }))
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.deleteRows', status: 500, times: 1 }])
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('The rows could not be deleted')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByText('1 row deleted')).toBeVisible()
  const [first, second] = sent('POST', '/artifacts/delete').map(({ body }) => body)
  expect(second).toEqual(first)
})

it('keeps deleted rows within reach where they could not be brought back', async () => {
  const { api, page } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Ann Lee' }))
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.restoreRows', status: 500, times: 1 }])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('The rows could not be brought back')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('1 row is back')).toBeVisible()
  await expect.element(page.getByText('The rows could not be brought back')).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
})

it('says in words what somebody has posted, and puts all of it into a file [CAM-DATA-04]', async () => {
  const nadia = 'Name,Email\nNadia Ellison,nadia.ellison@greenwood-hussain.example\n'
  const { api, campaign, clock, downloads, page, workIsDone } = await showCampaign({ contacts: nadia })
  await api.client.call(
    autoEnrich,
    {
      params: { campaignId: campaign.campaignId },
      body: { artifactType: 'contact', enrichmentOptions: ['LinkedIn'] },
    },
    { workspaceId },
  )
  await workIsDone()
  await clock.advance(10_000)
  const cell = page.getByRole('gridcell', { name: /^Three things that we got wrong about/ })
  await expect.element(cell).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
  await expect.poll(() => downloads.length).toBe(1)
  const { columns } = await readCsv(downloads[0]?.blob ?? '')
  const posts = columns.find((column) => column.name === 'LinkedIn posts')?.values[0]
  expect(JSON.parse(posts ?? '')).toMatchObject([{ text: expect.any(String), url: expect.any(String) }])
})

async function changeElsewhere(data: Readonly<Record<string, string>>) {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, page } = shown
  const cell = page.getByRole('gridcell', { name: 'CTO', exact: true })
  await expect.element(cell).toBeVisible()
  const params = { campaignId: campaign.campaignId, rowId: 'contact_000000001' }
  const query = { artifactType: 'contact' } as const
  await api.client.call(updateRow, { params, query, body: { data } }, { workspaceId })
  await userEvent.dblClick(cell)
  await userEvent.keyboard('{Control>}a{/Control}Boss{Enter}')
  return shown
}

async function rowNow({ api, campaign }: Awaited<ReturnType<typeof showCampaign>>) {
  const input = { params: { campaignId: campaign.campaignId }, query: { artifactType: 'contact' } } as const
  return (await api.client.rows(listArtifacts, input, { workspaceId })).rows.find(
    ({ id }) => id === 'contact_000000001',
  )
}

it('edits a cell in place, also where another field of the row has changed meanwhile', async () => {
  const shown = await changeElsewhere({ seniority: 'vp' })
  await expect.poll(() => rowNow(shown)).toMatchObject({ title: 'Boss', seniority: 'vp' })
  await expect.element(shown.page.getByText(/was not saved/)).not.toBeInTheDocument()
})

it('does not overwrite what somebody else has put into the very cell, unless told to', async () => {
  const shown = await changeElsewhere({ title: 'Chair' })
  const { page } = shown
  await expect.element(page.getByText(/It was changed meanwhile, to “Chair”\./).first()).toBeInTheDocument()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  expect(await rowNow(shown)).toMatchObject({ title: 'Chair' })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => rowNow(shown)).toMatchObject({ title: 'Boss' })
  await expect.element(page.getByText(/was not saved/)).not.toBeInTheDocument()
})

it('tells in words what somebody else has put into the very cell', async () => {
  const { api, campaign, page } = await showCampaign({ contacts: 'Name,Seniority\nAnn Lee,c_suite\n' })
  const cell = page.getByRole('gridcell', { name: 'C-suite', exact: true })
  await expect.element(cell).toBeVisible()
  const params = { campaignId: campaign.campaignId, rowId: 'contact_000000001' }
  const input = { params, query: { artifactType: 'contact' }, body: { data: { seniority: 'entry' } } } as const
  await api.client.call(updateRow, input, { workspaceId })
  await userEvent.dblClick(cell)
  await userEvent.keyboard('{Control>}a{/Control}vp{Enter}')
  await expect.element(page.getByText(/It was changed meanwhile, to “Entry level”\./).first()).toBeInTheDocument()
})

it('says how far up somebody is in a word, and saves the code that is meant', async () => {
  const { page, sent } = await showCampaign({ contacts: 'Name,Email,Seniority\nAnn Lee,ann@acme.example,c_suite\n' })
  const cell = page.getByRole('gridcell', { name: 'C-suite', exact: true })
  await expect.element(cell).toBeVisible()
  await userEvent.dblClick(cell)
  await userEvent.keyboard('{Control>}a{/Control}vp{Enter}')
  await expect.element(page.getByRole('gridcell', { name: 'VP', exact: true })).toBeVisible()
  await expect.poll(() => sent('PATCH').at(-1)?.body).toEqual({ data: { seniority: 'vp' } })
})
