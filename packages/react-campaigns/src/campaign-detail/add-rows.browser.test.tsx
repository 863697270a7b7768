import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { autoEnrich, createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, threeContacts, upload, workspaceId } from './fixtures/show-campaign'

const file = (text: string) => new File([text], 'people.csv', { type: 'text/csv' })

it('begins with an upload where there is nobody yet, and shows who came', async () => {
  const { page, sent } = await showCampaign()
  await userEvent.click(page.getByRole('button', { name: 'Upload CSV' }))
  const panel = page.getByRole('dialog', { name: 'Upload into “Nordic shippers”' })
  await expect.element(panel).toBeVisible()
  await expect.element(panel.getByRole('textbox', { name: 'Name of the list' })).not.toBeInTheDocument()
  await userEvent.upload(page.getByLabelText('CSV files of contacts'), file('Name,Email\nDee New,dee@new.example\n'))
  await userEvent.click(panel.getByRole('button', { name: 'Upload file' }))
  await expect.element(page.getByRole('rowheader', { name: 'Dee New', exact: true })).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('tab', { name: 'Contacts 1' })).toBeVisible()
  expect(sent('POST', '/campaigns').map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['upload'])
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
  const { api, campaign, reload } = await showCampaign({ contacts: threeContacts })
  api.server.clock.freeze()
  const enrichment = { artifactType: 'contact' as const, enrichmentOptions: ['LinkedIn' as const] }
  const params = { campaignId: campaign.campaignId }
  await api.client.call(autoEnrich, { params, body: enrichment }, { workspaceId })
  const page = await reload()
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Add rows' }))
  const item = page.getByRole('menuitem', { name: 'Upload CSV' })
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item).toHaveTextContent('The campaign is being worked on')
})
