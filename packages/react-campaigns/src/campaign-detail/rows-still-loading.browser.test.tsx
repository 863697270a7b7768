import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readCsv } from '@inlay/sdk-core/csv'
import { deleteRows, listArtifacts, updateRow } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, workspaceId } from './fixtures/show-campaign'

const people = (count: number) =>
  ['Name,Title', ...Array.from({ length: count }, (_, index) => `Person ${index},Clerk ${index}`), ''].join('\n')

const person = (index: number) => ({ name: `Person ${index}`, exact: true })

async function showLoading() {
  let loadTheRest = () => {}
  const laterPages = new Promise<void>((resolve) => {
    loadTheRest = resolve
  })
  const shown = await showCampaign({ contacts: people(6_000), laterPages })
  await expect.element(shown.page.getByText('5,000 of 6,000 loaded')).toBeVisible()
  return { ...shown, loadTheRest }
}

it('deletes all rows only once all are there, and then as many as it says', async () => {
  const { clock, loadTheRest, page, sent } = await showLoading()
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }))
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await userEvent.hover(remove, { force: true })
  await clock.advance(1_000)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Rows are still loading')
  loadTheRest()
  await expect.element(page.getByText('6,000 rows selected')).toBeVisible()
  await expect.element(remove).not.toHaveAttribute('aria-disabled')
  expect(sent('POST', '/artifacts/delete')).toEqual([])
  await userEvent.click(remove)
  await expect.element(page.getByText('6,000 rows deleted')).toBeVisible()
})

it('saves no part of the rows as the whole', async () => {
  const { downloads, loadTheRest, page } = await showLoading()
  const foot = page.getByRole('grid').element().closest('.inlay-Table')?.querySelector('.inlay-Table-foot')
  const button = () => foot?.querySelector<HTMLElement>('[aria-label="Download CSV"]')
  await expect.poll(() => button()?.getAttribute('aria-disabled')).toBe('true')
  loadTheRest()
  await expect.poll(() => button()?.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button() as HTMLElement)
  await expect.poll(() => downloads.length).toBe(1)
  expect((await readCsv(downloads[0]?.blob ?? '')).rowCount).toBe(6_000)
})

it('takes rows away at once that are deleted while others load, and brings them back', async () => {
  const { loadTheRest, page } = await showLoading()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Person 0', exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText('1 row deleted')).toBeVisible()
  await expect.element(page.getByRole('rowheader', person(1))).toBeVisible()
  await expect.element(page.getByRole('rowheader', person(0))).not.toBeInTheDocument()
  loadTheRest()
  await expect.element(page.getByText('5,999 rows', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('rowheader', person(0))).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('1 row is back')).toBeVisible()
  await expect.element(page.getByText('6,000 rows', { exact: true })).toBeVisible()
})

it('saves a cell once all rows are there, where a job has written to its row while they load [CAM-TABLE-01]', async () => {
  const { api, campaign, loadTheRest, page, sent } = await showLoading()
  const rowId = 'contact_000000001'
  const params = { campaignId: campaign.campaignId, rowId }
  const query = { artifactType: 'contact' } as const
  await api.client.call(updateRow, { params, query, body: { data: { seniority: 'vp' } } }, { workspaceId })
  await userEvent.dblClick(page.getByRole('gridcell', { name: 'Clerk 0', exact: true }))
  await userEvent.keyboard('{Control>}a{/Control}Boss{Enter}')
  await expect.poll(() => sent('PATCH')).toHaveLength(2)
  expect(asksBeforeLeaving()).toBe(true)
  loadTheRest()
  await expect.poll(asksBeforeLeaving).toBe(false)
  const { rows } = await api.client.rows(listArtifacts, { params, query }, { workspaceId })
  expect(rows.find(({ id }) => id === rowId)).toMatchObject({ title: 'Boss', seniority: 'vp' })
  await expect.element(page.getByRole('gridcell', { name: 'Boss', exact: true })).toBeVisible()
  expect(page.getByText(/was not saved/).elements()).toEqual([])
})

it('shows what was saved while the rest loads, in the table and in the drawer [CAM-TABLE-01] [CAM-ROW-05]', async () => {
  const { api, clock, loadTheRest, page, sent } = await showLoading()
  const title = (name: string) => page.getByRole('gridcell', { name, exact: true })
  const typeInto = async (was: string, typed: string) => {
    await userEvent.dblClick(title(was))
    await userEvent.keyboard(`{Control>}a{/Control}${typed}{Enter}`)
  }
  const save = async (typed: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Edit', exact: true }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Title', exact: true }), typed)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  }
  await typeInto('Clerk 0', 'Boss')
  await expect.poll(() => sent('PATCH')).toHaveLength(1)
  await userEvent.click(page.getByRole('rowheader', person(0)))
  const facts = () => document.querySelector('.inlay-RowDrawer')?.textContent
  await expect.poll(facts).toContain('Boss')
  await save('Chair')
  await expect.element(title('Chair')).toBeVisible()
  await typeInto('Chair', 'Founder')
  await expect.poll(facts).toContain('Founder')
  expect(sent('PATCH').map(({ body }) => body)).toEqual(
    ['Boss', 'Chair', 'Founder'].map((typed) => ({ data: { title: typed } })),
  )
  api.server.faults.set([{ kind: 'latency', operation: 'artifacts.list', milliseconds: 1_000 }])
  loadTheRest()
  await expect.element(page.getByText('6,000 rows', { exact: true })).toBeVisible()
  expect([title('Founder'), title('Clerk 0')].map((cell) => cell.elements().length)).toEqual([1, 0])
  await clock.advance(10_000)
  await expect.element(title('Founder')).toBeVisible()
  expect(page.getByText(/was not saved|has changed this row/).elements()).toEqual([])
})

it('says that rows come back, and nothing of filters where there are none [CAM-TABLE-05]', async () => {
  const { api, page } = await showCampaign({ contacts: people(3) })
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(page.getByRole('button', { name: 'Delete', exact: true }))
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  const late = (operation: string) => ({ kind: 'latency', operation, milliseconds: 1_500 }) as const
  api.server.faults.set([late('artifacts.restoreRows'), late('artifacts.list')])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(page.getByText('Bringing back 3 rows')).toBeVisible()
  await expect.element(page.getByText('No contacts yet')).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Contacts 3' })).toBeVisible()
  await expect.element(page.getByText('Rows are still loading')).toBeVisible()
  expect(page.getByText(/filters$/).elements()).toEqual([])
  await expect.element(page.getByRole('rowheader', person(0))).toBeVisible()
})

it('tells rows that are gone elsewhere from rows that filters hide [CAM-TABLE-05]', async () => {
  const { api, campaign, clock, page } = await showCampaign({ contacts: people(2) })
  await expect.element(page.getByRole('rowheader', person(0))).toBeVisible()
  const rowIds = ['contact_000000001', 'contact_000000002']
  const params = { campaignId: campaign.campaignId }
  await api.client.call(deleteRows, { params, body: { artifactType: 'contact', rowIds } }, { workspaceId })
  await clock.advance(10_000)
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  expect(page.getByText(/filters$/).elements()).toEqual([])
})

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
