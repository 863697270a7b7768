import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteRows, listArtifacts, updateRow } from '@inlay/sdk-core/contract/campaigns'
import type { CampaignDetailViewProps } from './campaign-detail-view'
import { showCampaign, threeContacts, workspaceId } from './fixtures/show-campaign'

type Shown = Awaited<ReturnType<typeof showCampaign>>

const csv = 'Name,Email,Title,Nothing,Dash,Annual revenue,Is customer,Score\nAnn Lee,ann@acme.example,CTO,null,-,,,7\n'

async function open({ page }: Shown, name: string) {
  await userEvent.click(page.getByRole('rowheader', { name, exact: true }))
  await expect.element(page.getByRole('heading', { level: 3, name })).toBeVisible()
}

async function rowOf({ api, campaign }: Shown, id: string) {
  const { rows } = await api.client.rows(
    listArtifacts,
    { params: { campaignId: campaign.campaignId }, query: { artifactType: 'contact' } },
    { workspaceId },
  )
  return rows.find((row) => row.id === id)
}

it('shows the fields of the row that is opened, but for the blank ones [CAM-ROW-01] [CAM-ROW-02]', async () => {
  const shown = await showCampaign({ contacts: csv })
  await open(shown, 'Ann Lee')
  const facts = [...document.querySelectorAll('.inlay-RowDrawer-fact')].map((each) => each.textContent)
  expect(facts).toEqual([
    'StatusCreated',
    'NameAnn Lee',
    'First nameAnn',
    'Last nameLee',
    'TitleCTO',
    'Emailann@acme.example',
    'Score7',
  ])
})

it('saves what was changed, and says so [CAM-ROW-03] [CAM-ROW-05]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  await open(shown, 'Ann Lee')
  const { page, sent } = shown
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  const [call] = sent('PATCH')
  expect(call?.url.pathname).toContain('/artifacts/contact_000000001')
  expect(call?.body).toEqual({ data: { title: 'Chair' } })
  await expect.element(page.getByRole('gridcell', { name: 'Chair', exact: true })).toBeVisible()
})

it('offers all columns and all that a person has to be filled, in their order, also where no row has it [CAM-ROW-03]', async () => {
  const shown = await showCampaign({ contacts: 'Name,Title,Shoe size\nAnn Lee,CTO,38\nDi Fox,,\n' })
  await open(shown, 'Di Fox')
  const { page, sent } = shown
  const facts = [...document.querySelectorAll('.inlay-RowDrawer-fact dt')].map((each) => each.textContent)
  expect(facts).toEqual(['Status', 'Name', 'First name', 'Last name'])
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  const fields = [...document.querySelectorAll('.inlay-RowDrawer-form label')].map((each) => each.textContent)
  const names = ['Name', 'First name', 'Last name', 'Title', 'Job title', 'Seniority', 'Departments', 'Job functions']
  const addresses = ['Company', 'LinkedIn', 'Facebook', 'Twitter', 'Phone', 'Company phone']
  const emails = ['Email', 'Primary email', 'Email source', 'Email status']
  expect(fields).toEqual([...names, ...addresses, ...emails, 'Shoe size'])
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email', exact: true }), 'di@fox.example')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { title: 'Chair', email: 'di@fox.example' } })
  await expect.element(page.getByRole('gridcell', { name: 'di@fox.example' })).toBeVisible()
})

it('offers all that a company has to be filled [CAM-ROW-03]', async () => {
  const shown = await showCampaign({ accounts: 'Name,Website\nAcme,acme.example\n', view: { tab: 'accounts' } })
  await open(shown, 'Acme')
  const { page, sent } = shown
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Employees', exact: true }), '1,200')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { employee_count: 1200 } })
})

it('has the name follow its parts, and begins the next edit from there [CAM-ROW-03]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  await open(shown, 'Ann Lee')
  const { page, sent } = shown
  for (const last of ['Orr', 'Fox']) {
    await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Last name' }), last)
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`Ann ${last}`)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('heading', { level: 3, name: `Ann ${last}` })).toBeVisible()
  }
  expect(sent('PATCH').map(({ body }) => body)).toEqual([
    { data: { last_name: 'Orr' } },
    { data: { last_name: 'Fox' } },
  ])
})

it('sends numbers as numbers and booleans as booleans [CAM-ROW-04]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, clock, page, sent } = shown
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  const params = { campaignId: campaign.campaignId, rowId: 'contact_000000001' }
  await api.client.call(
    updateRow,
    { params, query: { artifactType: 'contact' }, body: { data: { score: 7, is_customer: false } } },
    { workspaceId },
  )
  await clock.advance(10_000)
  await expect.element(page.getByRole('columnheader', { name: /^Is customer/ })).toBeInTheDocument()
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Score' }), 'many')
  await expect.element(page.getByText('Enter a number.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Score' }), '1,042')
  await userEvent.fill(page.getByRole('textbox', { name: 'Is customer' }), 'true')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { score: 1042, is_customer: true } })
})

it('edits notes each in lines of its own, and changes none of their signs', async () => {
  const shown = await showCampaign({ contacts: 'Name,Notes\nAnn Lee,"line one\nline two; with, signs"\n' })
  const { page, sent } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  const first = page.getByRole('textbox', { name: 'Notes 1' })
  await expect.element(first).toHaveValue('line one\nline two; with, signs')
  await userEvent.click(page.getByRole('button', { name: 'Add another' }))
  const second = page.getByRole('textbox', { name: 'Notes 2' })
  await expect.element(second).toHaveFocus()
  await userEvent.fill(second, 'first; second, third')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  const notes = ['line one\nline two; with, signs', 'first; second, third']
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { hubspot_notes: notes } })
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Remove Notes 1' }))
  await expect.element(page.getByRole('button', { name: 'Add another' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent('PATCH').at(-1)?.body).toEqual({ data: { hubspot_notes: ['first; second, third'] } })
})

it('takes an address only where mail could go to it, as an upload does', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Email', exact: true }), 'not an email')
  await expect.element(page.getByText('Enter a full email address, like name@example.com.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('keeps what was typed where it could not be saved [CAM-ROW-05]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.updateRow', status: 500, times: 1 }])
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to update row')
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
})

/** Somebody has typed a title, and presses Save when others have changed the row. */
async function saveAfter(theirs: Readonly<Record<string, string>>) {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  const params = { campaignId: campaign.campaignId, rowId: 'contact_000000001' }
  const query = { artifactType: 'contact' } as const
  await api.client.call(updateRow, { params, query, body: { data: theirs } }, { workspaceId })
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  return { page, rowNow: () => rowOf(shown, params.rowId) }
}

it('shows what somebody else has changed meanwhile, and overwrites it only when told to', async () => {
  const { page, rowNow } = await saveAfter({ title: 'President', seniority: 'chief' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody has changed this row meanwhile.')
  await expect.element(page.getByText('Now “President” with somebody else')).toBeVisible()
  expect((await rowNow())?.title).toBe('President')
  await userEvent.click(page.getByRole('button', { name: 'Save mine' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(await rowNow()).toMatchObject({ title: 'Chair', seniority: 'chief' })
})

it('keeps nobody from saving one field where another has changed meanwhile, as a job fills it in [CAM-ROW-03]', async () => {
  const { page, rowNow } = await saveAfter({ seniority: 'chief' })
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(await rowNow()).toMatchObject({ title: 'Chair', seniority: 'chief' })
})

it('goes from row to row by keys, in the order of the table', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  await open(shown, 'Ann Lee')
  await expect.element(page.getByText('1 of 3')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('button', { name: 'Next row' })).toBeDisabled()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).toBeVisible()
})

it('goes as many rows as keys were pressed, however quickly', async () => {
  const shown = await showCampaign({ contacts: `${threeContacts}Di Fox,di@corp.example,Corp,Clerk,\n` })
  const { page } = shown
  const heading = (name: string) => page.getByRole('heading', { level: 3, name })
  const press = (...keys: readonly string[]) => {
    for (const key of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  await open(shown, 'Ann Lee')
  press('j', 'j')
  await expect.element(heading('Cy Orr')).toBeVisible()
  press('k', 'k')
  await expect.element(heading('Ann Lee')).toBeVisible()
  press('j', 'j', 'j', 'j')
  await expect.element(heading('Di Fox')).toBeVisible()
  await userEvent.click(page.getByRole('rowheader', { name: 'Bob Ray', exact: true }))
  await expect.element(heading('Bob Ray')).toBeVisible()
  press('j')
  await expect.element(heading('Cy Orr')).toBeVisible()
})

it('keeps the focus on the button that leads on, and on the other one at the end', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  await open(shown, 'Ann Lee')
  const { page } = shown
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous row' }),
    page.getByRole('button', { name: 'Next row' }),
  ]
  const heading = (name: string) => page.getByRole('heading', { level: 3, name })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Bob Ray')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Cy Orr')).toBeVisible()
  await expect.element(previous).toHaveFocus()
})

it('has the keys of the table go on from the row that it shows', async () => {
  const shown = await showCampaign({ contacts: `${threeContacts}Di Fox,di@corp.example,Corp,Clerk,\n` })
  const { page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Cy Orr' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('rowheader', { name: 'Di Fox', exact: true })).toHaveFocus()
})

it('is closed with Escape in the table too, with focus on the row that it showed [CAM-ROW-01]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: 'Bob Ray', exact: true })).toHaveFocus()
})

it('stays open at an Escape that is of something in the table', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  const drawer = page.getByRole('heading', { level: 3, name: 'Ann Lee' })
  await open(shown, 'Ann Lee')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => document.querySelector('[data-mark="range"]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{F2}')
  await expect.element(page.getByRole('textbox', { name: /First name/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
})

it('asks before what was typed is left', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page, sent } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  await userEvent.click(page.getByRole('button', { name: 'Next row' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }))
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).toBeVisible()
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ data: { title: 'Chair' } }])
})

it('is edited again and again, by the same person, without a word of somebody else [CAM-ROW-03]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, page } = shown
  await open(shown, 'Ann Lee')
  // What is saved is not read again before the second edit.
  api.server.faults.set([{ kind: 'latency', operation: 'artifacts.list', milliseconds: 60_000 }])
  for (const title of ['Chair', 'President']) {
    await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), title)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  }
  api.server.faults.set([])
  expect((await rowOf(shown, 'contact_000000001'))?.title).toBe('President')
})

it('begins an edit from the row as it is by then [CAM-ROW-03]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, clock, page, sent } = shown
  await open(shown, 'Ann Lee')
  const params = { campaignId: campaign.campaignId, rowId: 'contact_000000001' }
  await api.client.call(
    updateRow,
    { params, query: { artifactType: 'contact' }, body: { data: { seniority: 'chief' } } },
    { workspaceId },
  )
  await clock.advance(10_000)
  await expect.element(page.getByText('chief').first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await expect.element(page.getByRole('textbox', { name: 'Seniority' })).toHaveValue('chief')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
  expect(sent('PATCH').at(-1)?.body).toEqual({ data: { title: 'Chair' } })
})

it('is left by keys alone, also once its fields are gone [CAM-ROW-01]', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search contacts' }), 'CTO')
  await shown.clock.advance(1_000)
  await open(shown, 'Ann Lee')
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect.element(edit).toBeVisible()
  edit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus()
  await userEvent.keyboard('{End} Jr{Enter}')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ann Lee Jr' })).toBeVisible()
  await expect.element(edit).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This row is not shown any more')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('This row is not shown any more')).not.toBeInTheDocument()
})

it('does not take focus where it was elsewhere when its row went', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { page } = shown
  await open(shown, 'Ann Lee')
  const search = page.getByRole('searchbox', { name: 'Search contacts' })
  await userEvent.fill(search, 'Bob')
  await shown.clock.advance(1_000)
  await expect.element(page.getByText('This row is not shown any more')).toBeVisible()
  await expect.element(search).toHaveFocus()
})

it('asks before another row, or another tab, takes the place of what was typed', async () => {
  const shown = await showCampaign({ contacts: threeContacts, accounts: 'Name,Website\nAcme,acme.example\n' })
  const { page } = shown
  await userEvent.click(page.getByRole('tab', { name: /^Contacts/ }))
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(page.getByRole('rowheader', { name: 'Bob Ray', exact: true }))
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair')
  await userEvent.click(page.getByRole('tab', { name: /^Accounts/ }))
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair')
  await userEvent.click(page.getByRole('rowheader', { name: 'Bob Ray', exact: true }))
  await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }))
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bob Ray' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).not.toBeInTheDocument()
})

it('asks before the host, as by its way back, takes the place of what was typed', async () => {
  const onViewChange = vi.fn<NonNullable<CampaignDetailViewProps['onViewChange']>>()
  const view = { row: 'contact_000000001' }
  const shown = await showCampaign({ contacts: threeContacts, view, onViewChange })
  const { page, sent } = shown
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await shown.show({ view: {} })
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  await expect.poll(() => onViewChange.mock.lastCall).toEqual([view, { reason: 'row' }])
  await shown.show({ view })
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair')
  await expect.element(question).not.toBeInTheDocument()
  await shown.show({ view: {} })
  await userEvent.click(question.getByRole('button', { name: 'Save and leave' }))
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ann Lee' })).not.toBeInTheDocument()
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ data: { title: 'Chair' } }])
  expect(onViewChange).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toHaveFocus()
})

it('keeps what was typed where the search hides its row', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { clock, page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair')
  const search = page.getByRole('searchbox')
  await userEvent.fill(search, 'Bob')
  await clock.advance(300)
  await expect.element(page.getByText(/^This row is not shown any more/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair')
  await userEvent.fill(search, '')
  await clock.advance(300)
  await expect.element(page.getByText(/^This row is not shown any more/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Row updated successfully')).toBeVisible()
})

it('keeps what was typed for a row that somebody else deletes meanwhile', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, clock, page } = shown
  await open(shown, 'Ann Lee')
  await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), 'Chair of the board')
  const params = { campaignId: campaign.campaignId }
  const body = { artifactType: 'contact' as const, rowIds: ['contact_000000001'] }
  await api.client.call(deleteRows, { params, body }, { workspaceId })
  await clock.advance(10_000)
  await expect.element(page.getByText(/^This row is not shown any more: .*still here\.$/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Chair of the board')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText(/^Failed to update row/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByText('It was deleted, or a filter or the search hides it.')).toBeVisible()
})

it('says of a row that it is not shown any more', async () => {
  const { page } = await showCampaign({ contacts: threeContacts, view: { row: 'contact_000000099' } })
  await expect.element(page.getByText('This row is not shown any more')).toBeVisible()
})
