import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { autoEnrich, createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, threeContacts, upload, workspaceId } from './fixtures/show-campaign'

const file = (text: string) => new File([text], 'people.csv', { type: 'text/csv' })

it('begins with an upload where there is nobody yet, and shows who came', async () => {
  const { clock, page, sent } = await showCampaign()
  const enhance = page.getByRole('button', { name: 'Enhance contacts' })
  await expect.element(enhance).toHaveAttribute('aria-disabled', 'true')
  await userEvent.hover(enhance, { force: true })
  await clock.advance(1_000)
  await expect.element(page.getByText('There are no contacts to enhance')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Upload CSV' }))
  const panel = page.getByRole('dialog', { name: 'Upload into “Nordic shippers”' })
  await expect.element(panel).toBeVisible()
  await expect.element(panel.getByRole('textbox', { name: 'Name of the list' })).not.toBeInTheDocument()
  await userEvent.upload(page.getByLabelText('CSV files of contacts'), file('Name,Email\nDee New,dee@new.example\n'))
  await userEvent.click(panel.getByRole('button', { name: 'Upload file' }))
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Contacts 1' })).toBeVisible()
  await expect.element(enhance).not.toHaveAttribute('aria-disabled')
  expect(sent('POST', '/campaigns').map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['upload'])
})

it('keeps the rows of a file that failed within reach when the notice is gone', async () => {
  const { downloads, page, reload } = await showCampaign()
  await userEvent.click(page.getByRole('button', { name: 'Upload CSV' }))
  const rows = 'Name,Email\nDee New,dee@new.example\nCy,no address\n'
  await userEvent.upload(page.getByLabelText('CSV files of contacts'), file(rows))
  await userEvent.click(page.getByRole('button', { name: 'Upload file' }))
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  const again = await reload()
  await userEvent.click(again.getByRole('button', { name: 'More actions' }))
  await userEvent.click(again.getByRole('menuitem', { name: 'Download failed rows of people.csv' }))
  await expect.poll(() => downloads.map(({ filename }) => filename)).toEqual(['people - failed rows.csv'])
  expect(await downloads[0]?.blob.text()).toContain('email is not an email address')
})

it('takes more rows from another campaign, and never offers itself [CAM-IMPORT-02] [CAM-IMPORT-03]', async () => {
  const { api, campaign, page, sent } = await showCampaign({ contacts: threeContacts })
  const body = { name: 'Baltic shippers', objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
  const other = await api.client.call(createCampaign, { body }, { workspaceId })
  await upload(api, other.campaignId, 'contact', 'Name,Email\nDee New,dee@new.example\n')
  await userEvent.click(page.getByRole('button', { name: 'Add rows' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Import from existing list' }))
  await expect.element(page.getByRole('radio', { name: /^Baltic shippers/ })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Nordic shippers/ })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: /^Baltic shippers/ }))
  await userEvent.click(page.getByRole('button', { name: 'Import', exact: true }))
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  expect(sent('POST', '/artifacts/import').map((call) => call.body)).toEqual([
    { sourceCampaignId: other.campaignId, targetCampaignId: campaign.campaignId },
  ])
})

it('waits with it while the campaign is worked on', async () => {
  const { api, campaign, clock, reload } = await showCampaign({ contacts: threeContacts })
  api.server.clock.freeze()
  const enrichment = { artifactType: 'contact' as const, enrichmentOptions: ['LinkedIn' as const] }
  const params = { campaignId: campaign.campaignId }
  await api.client.call(autoEnrich, { params, body: enrichment }, { workspaceId })
  const page = await reload()
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add rows' })
  await expect.element(add).toBeDisabled()
  await userEvent.hover(add, { force: true })
  // A tooltip waits for a moment first.
  await clock.advance(1_000)
  await expect.element(page.getByText('The campaign is being worked on')).toBeVisible()
  await userEvent.click(add, { force: true })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})
