import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createCampaign, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { CampaignListScreen } from '../../campaign-list/CampaignListScreen'
import { upload } from '../../campaign-detail/fixtures/show-campaign'
import { openedId, showWays, workspaceId, type ShownWays, type ShowWaysOptions } from '../fixtures/show-ways'

const people = 'Name,Email\nAnn Lee,ann@acme.example\nBob Ray,bob@acme.example\n'

async function openDialog(names: readonly string[], options: ShowWaysOptions = {}): Promise<ShownWays> {
  const shown = await showWays(<CampaignListScreen />, options)
  for (const name of names) {
    const { campaignId } = await shown.make(name)
    await upload(shown.api, campaignId, 'contact', people)
  }
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from an existing campaign' }))
  await expect.element(shown.page.getByRole('dialog', { name: 'Import from existing list' })).toBeVisible()
  return shown
}

const source = ({ page }: ShownWays, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const confirm = ({ page }: ShownWays) => userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))

it('lists campaigns of which one is picked, makes a list of it, and opens that [CAM-IMPORT-01] [CAM-IMPORT-03] [CAM-CREATE-05] [CAM-CREATE-08]', async () => {
  const shown = await openDialog(['Nordic shippers', 'Baltic shippers'])
  await expect.element(source(shown, 'Nordic shippers')).toHaveAccessibleName(/^Nordic shippers Updated .* 2 contacts$/)
  await userEvent.click(source(shown, 'Nordic shippers'))
  await userEvent.fill(shown.page.getByRole('textbox', { name: 'Name of the list' }), 'Copy')
  await confirm(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const campaignId = openedId(shown)
  expect(await shown.rowsOf(campaignId)).toMatchObject([{ name: 'Ann Lee' }, { name: 'Bob Ray' }])
  const [call] = shown.sent('POST', '/artifacts/import')
  expect(call?.body).toMatchObject({ targetCampaignId: campaignId })
  expect((await shown.names())[0]).toBe('Copy')
  await expect.element(shown.page.getByText('2 rows imported', { exact: true })).toBeVisible()
})

it('tells lists of one name apart, by their rows and by when they were last changed [CAM-IMPORT-01]', async () => {
  const shown = await showWays(<CampaignListScreen />)
  const { server } = shown.api
  server.clock.freeze(Date.UTC(2026, 2, 1, 9, 5))
  await upload(shown.api, (await shown.make('Untitled')).campaignId, 'contact', people)
  server.clock.freeze(Date.UTC(2026, 2, 1, 14, 30))
  await upload(shown.api, (await shown.make('Untitled')).campaignId, 'contact', `${people}Cy Orr,cy@acme.example\n`)
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from an existing campaign' }))
  await expect.element(source(shown, 'Untitled Updated Mar 1, 2026, 9:05.* 2 contacts')).toBeVisible()
  await expect.element(source(shown, 'Untitled Updated Mar 1, 2026, 2:30.* 3 contacts')).toBeVisible()
})

it('offers none that is not active', async () => {
  const shown = await showWays(<CampaignListScreen />)
  const draft = { name: 'Draft one', objective: 'Lead Gen', type: 'Email', status: 'Draft' } as const
  await shown.api.client.call(createCampaign, { body: draft }, { workspaceId })
  const { campaignId } = await shown.make('Was active')
  const done = { params: { campaignId }, body: { status: 'Completed' } } as const
  await shown.api.client.call(updateCampaign, done, { workspaceId })
  await shown.make('Active one')
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from an existing campaign' }))
  await expect.element(source(shown, 'Active one')).toBeVisible()
  expect(shown.page.getByRole('radio').elements()).toHaveLength(1)
})

it('shows all of the second lines where there are more campaigns than there is room for', async () => {
  const shown = await showWays(<CampaignListScreen />)
  for (const at of Array.from({ length: 9 }).keys()) await shown.make(`Nobody yet ${at}`)
  await upload(shown.api, (await shown.make('Nordic shippers')).campaignId, 'contact', people)
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from an existing campaign' }))
  await expect.element(source(shown, 'Nordic shippers')).toBeEnabled()
  const lines = [...shown.page.getByRole('radiogroup').element().querySelectorAll('label')]
  expect(lines).toHaveLength(10)
  for (const { clientHeight, scrollHeight } of lines) expect(clientHeight).toBeGreaterThanOrEqual(scrollHeight)
})

it('shows one without rows, with the reason why it cannot be chosen [CAM-IMPORT-01]', async () => {
  const shown = await showWays(<CampaignListScreen />)
  await shown.make('Nobody yet')
  await upload(shown.api, (await shown.make('Nordic shippers')).campaignId, 'contact', people)
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Import from an existing campaign' }))
  await expect.element(source(shown, 'Nordic shippers')).toBeEnabled()
  await expect.element(source(shown, 'Nobody yet')).toBeDisabled()
  await expect.element(source(shown, 'Nobody yet')).toHaveAccessibleName(/There is nothing in this campaign yet/)
})

it('is searched, also for what is not there', async () => {
  const shown = await openDialog(['Nordic shippers', 'Baltic shippers'])
  const search = shown.page.getByRole('searchbox', { name: 'Search campaigns' }).last()
  await userEvent.fill(search, 'baltic')
  await expect.element(source(shown, 'Nordic shippers')).not.toBeInTheDocument()
  await expect.element(source(shown, 'Baltic shippers')).toBeVisible()
  await userEvent.fill(search, 'zeppelin')
  await expect.element(shown.page.getByText('No campaign matches “zeppelin”')).toBeVisible()
})

it('says that there is nothing to import from [CAM-IMPORT-04]', async () => {
  const shown = await openDialog([])
  const dialog = shown.page.getByRole('dialog')
  await expect
    .element(dialog.getByText('No existing campaigns found. Create a new one to get started.', { exact: true }))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Import', exact: true })).not.toBeInTheDocument()
})

it('says that the import failed, and tries again in the same list [CAM-IMPORT-03]', async () => {
  const shown = await openDialog(['Nordic shippers'], {
    faults: [{ kind: 'status', operation: 'artifacts.import', status: 500, times: 1 }],
  })
  await userEvent.click(source(shown, 'Nordic shippers'))
  await confirm(shown)
  await expect
    .element(shown.page.getByText('Error importing audience. Please try again.', { exact: true }))
    .toBeVisible()
  await expect.element(source(shown, 'Nordic shippers')).toBeChecked()
  await expect.element(source(shown, 'Untitled')).not.toBeInTheDocument()
  await confirm(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.names()).toEqual(['Untitled', 'Nordic shippers'])
})

it('calls for no import where the list cannot be made [CAM-CREATE-06]', async () => {
  const shown = await openDialog(['Nordic shippers'])
  shown.api.server.faults.set([{ kind: 'status', operation: 'campaigns.create', status: 500 }])
  await userEvent.click(source(shown, 'Nordic shippers'))
  await confirm(shown)
  const failed = 'There was an error creating the audience list. Please try again later.'
  await expect.element(shown.page.getByText(failed, { exact: true })).toBeVisible()
  expect(shown.sent('POST', '/artifacts/import')).toEqual([])
})
