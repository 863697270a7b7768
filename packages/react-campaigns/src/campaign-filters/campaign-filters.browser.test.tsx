import { expect, it } from 'vitest'
import { page as view, userEvent } from 'vitest/browser'
import {
  createCampaignFilter,
  deleteCampaignFilter,
  listCampaignFilters,
  updateCampaignFilter,
  updateRow,
  type CampaignFilterName,
  type FieldCriteria,
} from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, workspaceId } from '../campaign-detail/fixtures/show-campaign'

type Shown = Awaited<ReturnType<typeof showCampaign>>

const people =
  'Name,Email,Company,Title,Shoe size\n' +
  'Ann Lee,ann@acme.example,Acme,CTO,38\nBob Ray,,Acme,CFO,44\nCy Orr,cy@corp.example,"Corp, Inc.",Clerk,40\n'

async function show() {
  await view.viewport(1440, 900)
  const shown = await showCampaign({ contacts: people })
  await expect.element(shown.page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  return { ...shown, saved: () => savedFilters(shown) }
}

/** With a column of numbers, such as an enrichment brings along. */
async function showWithNumbers() {
  const shown = await show()
  const params = { campaignId: shown.campaign.campaignId, rowId: 'contact_000000001' }
  const query = { artifactType: 'contact' } as const
  await shown.api.client.call(updateRow, { params, query, body: { data: { score: 7 } } }, { workspaceId })
  await shown.clock.advance(10_000)
  await expect.element(shown.page.getByRole('columnheader', { name: /^Score/ })).toBeInTheDocument()
  return shown
}

async function savedFilters({ api, campaign }: Shown) {
  const params = { campaignId: campaign.campaignId }
  return api.client.call(listCampaignFilters, { params, query: { artifactType: 'contact' } }, { workspaceId })
}

async function open({ page }: Shown, name: string | RegExp = 'Pre-Enrich Filters') {
  await userEvent.click(page.getByRole('button', { name }))
  const dialog = page.getByRole('dialog', { name: 'Manage Campaign Filters' })
  await expect.element(dialog.getByRole('button', { name: 'Add condition' })).toBeVisible()
  return dialog
}

type Modal = Awaited<ReturnType<typeof open>>

const save = (dialog: Modal) => dialog.getByRole('button', { name: 'Save', exact: true })

/** Adds a condition by keys, up to its value. */
async function add(dialog: Modal, field: string, operator?: string) {
  await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }).first())
  await userEvent.keyboard(`{Enter}${field}{Enter}`)
  await userEvent.tab()
  if (operator !== undefined) await userEvent.keyboard(`{Enter}${operator}{Enter}`)
  await userEvent.tab()
}

const record = (...filters: readonly FieldCriteria[]) => ({
  filter_name: 'PRE_ENRICH_FILTER' as CampaignFilterName,
  artifact_type: 'contact' as const,
  filter_criteria: { root_filter: { combine: 'and' as const, filters } },
})

it.each([
  ['Pre-Enrich Filters', 'PRE_ENRICH_FILTER'],
  ['Post-Enrich Filters', 'POST_ENRICH_FILTER'],
])(
  '%s makes %s, says how many it leaves, and is counted at its button [CAM-FILTER-01] [CAM-FILTER-14]',
  async (name, filterName) => {
    const shown = await show()
    const dialog = await open(shown, name)
    await expect.element(save(dialog)).toBeDisabled()
    await add(dialog, 'Company', 'equals')
    await userEvent.keyboard('Acme')
    await shown.clock.advance(300)
    // Nobody has been enriched yet: the filter for those judges none of them.
    const left = filterName === 'PRE_ENRICH_FILTER' ? 2 : 3
    await expect.element(dialog.getByText(`${left} of 3 contacts`)).toBeVisible()
    await userEvent.click(save(dialog))
    await expect.element(shown.page.getByText('Campaign filters saved')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const criteria = record({ field_name: 'organization_name', conditions: [{ operator: 'equals', value: 'Acme' }] })
    expect(shown.sent('POST', '/filters').map(({ body }) => body)).toEqual([{ ...criteria, filter_name: filterName }])
    await expect.element(shown.page.getByRole('button', { name: `${name} 1` })).toBeVisible()
    const row = shown.page.getByRole('rowheader', { name: 'Cy Orr', exact: true })
    if (left === 3) await expect.element(row).toBeVisible()
    else {
      await expect.element(row).not.toBeInTheDocument()
      await expect.element(shown.page.getByText('1 row is hidden by filters')).toBeVisible()
    }
  },
)

it('changes a filter that is there, and deletes it when no row of it counts [CAM-FILTER-05] [CAM-FILTER-14]', async () => {
  const shown = await show()
  const dialog = await open(shown)
  await add(dialog, 'Company', 'equals')
  await userEvent.keyboard('Acme')
  await userEvent.click(save(dialog))
  await expect.element(shown.page.getByRole('button', { name: 'Pre-Enrich Filters 1' })).toBeVisible()
  const [made] = await shown.saved()

  const again = await open(shown, 'Pre-Enrich Filters 1')
  await expect.element(again.getByRole('textbox', { name: 'Value' })).toHaveValue('Acme')
  await expect.element(save(again)).toBeDisabled()
  await userEvent.type(again.getByRole('textbox', { name: 'Value' }), 'X')
  await expect.element(save(again)).toBeEnabled()
  await userEvent.keyboard('{Backspace}')
  await expect.element(save(again)).toBeDisabled()
  await userEvent.keyboard('Y')
  await userEvent.click(save(again))
  await expect.element(again).not.toBeInTheDocument()
  const [changed] = await shown.saved()
  expect(changed?.record_id).toBe(made?.record_id)
  expect(JSON.stringify(changed?.filter_criteria)).toContain('AcmeY')

  const last = await open(shown, 'Pre-Enrich Filters 1')
  await userEvent.click(last.getByRole('button', { name: 'Remove condition' }))
  await userEvent.click(last.getByRole('button', { name: 'Add condition' }))
  await userEvent.click(save(last))
  await expect.element(shown.page.getByText('Campaign filters removed')).toBeVisible()
  expect(await shown.saved()).toEqual([])
  expect(shown.sent('DELETE', made?.record_id)).toHaveLength(1)
  await expect.element(shown.page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).toBeVisible()
})

it('combines members by and or by or, and leaves out rows without a field [CAM-FILTER-03] [CAM-FILTER-04]', async () => {
  const shown = await show()
  const dialog = await open(shown)
  await add(dialog, 'Company', 'equals')
  await userEvent.keyboard('Acme')
  await userEvent.click(dialog.getByRole('button', { name: 'Add group' }))
  await userEvent.keyboard('{Enter}Title{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}equals{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('CTO')
  await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }).last())
  dialog.getByRole('combobox', { name: 'Which of these must hold' }).first().element().focus()
  await userEvent.keyboard('{Enter}Any{Enter}')
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  const company = { field_name: 'organization_name', conditions: [{ operator: 'equals', value: 'Acme' }] }
  const title = { field_name: 'title', conditions: [{ operator: 'equals', value: 'CTO' }] }
  expect((await shown.saved())[0]?.filter_criteria.root_filter).toEqual({
    combine: 'or',
    filters: [company, { combine: 'or', filters: [title] }],
  })
})

it('gives values as what their fields hold, and lists as lists [CAM-FILTER-06] [CAM-FILTER-07] [CAM-FILTER-08]', async () => {
  const shown = await showWithNumbers()
  const dialog = await open(shown)
  await add(dialog, 'Company', 'in')
  await userEvent.keyboard('Acme, "Corp, Inc."')
  await add(dialog, 'Score', 'greater than or equal')
  await userEvent.keyboard('1,000')
  await add(dialog, 'Score', 'in')
  await userEvent.keyboard('10, 20.5')
  await add(dialog, 'Added', 'on or after')
  await userEvent.keyboard('2026-03-01{Enter}')
  await add(dialog, 'Departments')
  await userEvent.keyboard('{Enter}false{Enter}')
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  const conditions = (await shown.saved()).flatMap(({ filter_criteria: { root_filter: root } }) =>
    root.filters.flatMap((member) => ('conditions' in member ? [[member.field_name, ...member.conditions]] : [])),
  )
  expect(conditions).toEqual([
    ['organization_name', { operator: 'in', value: ['Acme', 'Corp, Inc.'] }],
    ['score', { operator: 'greater_than_or_equal', value: 1_000 }],
    ['score', { operator: 'in', value: [10, 20.5] }],
    ['create_date', { operator: 'greater_than_or_equal', value: '2026-03-01' }],
    ['departments', { operator: 'exists', value: false }],
  ])
})

it('marks what cannot be read in its row, and does not save it [CAM-FILTER-06]', async () => {
  const shown = await showWithNumbers()
  const dialog = await open(shown)
  await add(dialog, 'Score', 'equals')
  await userEvent.keyboard('plenty')
  const value = dialog.getByRole('textbox', { name: 'Value' })
  await expect.element(value).toBeInvalid()
  await expect.element(save(dialog)).toBeDisabled()
  await userEvent.clear(value)
  await expect.element(save(dialog)).toBeDisabled()
  await userEvent.fill(value, '12')
  await expect.element(save(dialog)).toBeEnabled()
  dialog.getByRole('combobox', { name: 'Comparison' }).element().focus()
  // What was typed to find the one before is forgotten by then.
  await shown.clock.advance(1_000)
  await userEvent.keyboard('{Enter}contains{Enter}')
  await userEvent.fill(value, '(12')
  await expect.element(value).toHaveAccessibleDescription(/cannot be used as a regular expression/)
  await expect.element(save(dialog)).toBeDisabled()
  await userEvent.fill(value, '^12')
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.stringify(await shown.saved())).toContain('{"operator":"contains","value":"^12"}')
})

const inOrder = ['greater than', 'greater than or equal', 'less than', 'less than or equal']
const ofNumbers = ['equals', 'not equal', 'contains', 'in', 'not in', 'exists', ...inOrder]

it('speaks of comparisons as the product does [CAM-FILTER-10]', async () => {
  const shown = await showWithNumbers()
  const dialog = await open(shown)
  await add(dialog, 'Score')
  await userEvent.click(dialog.getByRole('combobox', { name: 'Comparison' }))
  const names = () =>
    shown.page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  await expect.poll(names).toEqual(ofNumbers)
})

it('keeps what was built where it could not be saved, and saves it then', async () => {
  const shown = await show()
  const dialog = await open(shown)
  await add(dialog, 'Company', 'equals')
  await userEvent.keyboard('Acme')
  shown.api.server.faults.set([{ kind: 'status', operation: 'campaignFilters.create', status: 500, times: 1 }])
  await userEvent.click(save(dialog))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The filters could not be saved.')
  await expect.element(dialog.getByRole('textbox', { name: 'Value' })).toHaveValue('Acme')
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await shown.saved()).toHaveLength(1)
})

it('says what somebody else has done with it meanwhile, and puts it in place of theirs when told to', async () => {
  const shown = await show()
  const params = { campaignId: shown.campaign.campaignId }
  const dialog = await open(shown)
  await add(dialog, 'Company', 'equals')
  await userEvent.keyboard('Acme')
  const theirs = record({ field_name: 'title', conditions: [{ operator: 'equals', value: 'CTO' }] })
  await shown.api.client.call(createCampaignFilter, { params, body: theirs }, { workspaceId })
  await userEvent.click(save(dialog))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody else has set these filters meanwhile.')
  const [made] = await shown.saved()
  const recordId = made?.record_id ?? ''
  await shown.api.client.call(deleteCampaignFilter, { params: { ...params, recordId } }, { workspaceId })
  await userEvent.click(save(dialog))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody else has removed these filters')
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.stringify(await shown.saved())).toContain('Acme')
})

it('asks before what was built is left', async () => {
  const shown = await show()
  const dialog = await open(shown)
  await add(dialog, 'Company', 'equals')
  await userEvent.keyboard('Acme')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(shown.page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await shown.saved()).toHaveLength(1)
})

it('says when the filters could not be read, and reads them again', async () => {
  const shown = await show()
  shown.api.server.faults.set([{ kind: 'status', operation: 'campaignFilters.list', status: 500 }])
  const again = await shown.reload()
  await userEvent.click(again.getByRole('button', { name: 'Pre-Enrich Filters' }))
  const dialog = again.getByRole('dialog')
  await expect.element(dialog.getByText('The filters could not be loaded')).toBeVisible()
  shown.api.server.faults.clear()
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await expect.element(dialog.getByRole('button', { name: 'Add condition' })).toBeVisible()
})

const ownColumns =
  'Name,Age,Customer,Signed up\nAnn Lee,9,Yes,31/12/2025\nBob Ray,41,no,01/02/2026\nCy Orr,100,No,15/01/2026\n'

const operatorsOf: Readonly<Record<string, readonly string[]>> = {
  Age: ofNumbers,
  'Signed up': ['equals', 'not equal', 'after', 'on or after', 'before', 'on or before', 'exists'],
  Customer: ['equals', 'not equal', 'exists'],
}

it.each(['Age', 'Signed up', 'Customer'])(
  'offers for “%s” of a file what its texts stand for [CAM-FILTER-10] [CAM-FILTER-11] [CAM-FILTER-12]',
  async (field) => {
    await view.viewport(1440, 900)
    const shown = await showCampaign({ contacts: ownColumns })
    await expect.element(shown.page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
    const dialog = await open(shown)
    await add(dialog, field)
    await userEvent.click(dialog.getByRole('combobox', { name: 'Comparison' }))
    const names = () =>
      shown.page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(names).toEqual(operatorsOf[field])
  },
)

it('asks the columns of a file for numbers, dates and yes or no, also once no row is left [CAM-FILTER-06]', async () => {
  await view.viewport(1440, 900)
  const made = await showCampaign({ contacts: ownColumns })
  const shown = { ...made, saved: () => savedFilters(made) }
  const row = (name: string) => shown.page.getByRole('rowheader', { name, exact: true })
  await expect.element(row('Ann Lee')).toBeVisible()
  const dialog = await open(shown)
  await add(dialog, 'Age', 'greater than')
  await userEvent.keyboard('40')
  await add(dialog, 'Signed up', 'before')
  await userEvent.keyboard('2026-02-01{Enter}')
  await shown.clock.advance(300)
  await expect.element(dialog.getByText('1 of 3 contacts')).toBeVisible()
  await userEvent.click(save(dialog))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row('Ann Lee')).not.toBeInTheDocument()
  await expect.element(row('Bob Ray')).not.toBeInTheDocument()
  await expect.element(row('Cy Orr')).toBeVisible()

  const [kept] = await shown.saved()
  const params = { campaignId: shown.campaign.campaignId, recordId: kept?.record_id ?? '' }
  const older = record({ field_name: 'age', conditions: [{ operator: 'greater_than', value: 1_000 }] })
  const body = { filter_criteria: older.filter_criteria }
  await shown.api.client.call(updateCampaignFilter, { params, body }, { workspaceId })
  const again = await shown.reload()
  await expect.element(again.getByText('No results found. Please refine the filters')).toBeVisible()
  const last = await open({ ...shown, page: again }, 'Pre-Enrich Filters 1')
  await expect.element(last.getByRole('combobox', { name: 'Comparison' })).toHaveTextContent('greater than')
  await userEvent.fill(last.getByRole('textbox', { name: 'Value' }), '40')
  await shown.clock.advance(300)
  await expect.element(last.getByText('2 of 3 contacts')).toBeVisible()
})
