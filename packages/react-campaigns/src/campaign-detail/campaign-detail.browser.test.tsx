import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  autoEnrich,
  createCampaignFilter,
  deleteCampaign,
  getCampaign,
  getCampaignState,
  updateCampaign,
} from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, threeContacts, upload, workspaceId } from './fixtures/show-campaign'

it('leads back to the audience list [CAM-DETAIL-01]', async () => {
  const { page, navigation } = await showCampaign()
  await userEvent.click(page.getByRole('link', { name: 'Back to the audience list' }))
  expect(navigation.current()).toMatchObject({ name: 'campaigns.audienceList' })
})

it('has its name edited in place, and sends only that [CAM-DETAIL-02]', async () => {
  const { api, campaign, page, sent } = await showCampaign()
  await userEvent.click(page.getByRole('button', { name: /Nordic shippers/ }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Baltic shippers')
  await expect.poll(() => sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Baltic shippers' }])
  const params = { campaignId: campaign.campaignId }
  await expect
    .poll(async () => (await api.client.call(getCampaign, { params }, { workspaceId })).name)
    .toBe('Baltic shippers')
})

it('takes an empty name back without a call [CAM-DETAIL-03]', async () => {
  const { page, sent } = await showCampaign()
  await userEvent.click(page.getByRole('button', { name: /Nordic shippers/ }))
  await userEvent.clear(page.getByRole('textbox', { name: 'Campaign name' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Campaign name' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nordic shippers')
  expect(sent('PATCH')).toEqual([])
})

it('shows four cards, with the numbers of accounts and contacts [CAM-DETAIL-04]', async () => {
  const { page } = await showCampaign({ contacts: threeContacts, accounts: 'Name\nAcme\nCorp\n' })
  const card = (name: string) => page.getByText(name, { exact: true }).element().closest('.inlay-Card')?.textContent
  await expect.element(page.getByText('Total Accounts')).toBeVisible()
  expect([card('Total Accounts'), card('Total Contacts')]).toEqual(['Total Accounts2', 'Total Contacts3'])
  await expect.element(page.getByRole('button', { name: 'Launch Emails' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Launch LinkedIn Messages' })).toBeVisible()
})

it('tells messages that were written for nobody yet from none at all [CAM-DETAIL-04]', async () => {
  const { api, campaign, page, reload } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByText('No messages yet').nth(1)).toBeVisible()
  const params = { campaignId: campaign.campaignId }
  const texts = { instructions: 'Ask for a call', templates: ['Hello {{first_name}}'], subjectLine: 'A short call' }
  const body = { messagesMetadata: [{ type: 'email' as const, ...texts }] }
  await api.client.call(updateCampaign, { params, body }, { workspaceId })
  const again = await reload()
  await expect.element(again.getByText('Written for nobody yet')).toBeVisible()
  await expect.element(again.getByText('No messages yet')).toBeVisible()
})

it('moves nothing when what it has read comes in [CAM-DETAIL-04] [CAM-DETAIL-08]', async () => {
  const slow = (operation: string, milliseconds: number) => ({ kind: 'latency', operation, milliseconds }) as const
  const { page } = await showCampaign({
    contacts: threeContacts,
    faults: [slow('campaigns.get', 500), slow('artifacts.list', 900)],
  })
  const top = (part: string) => document.querySelector(part)?.getBoundingClientRect().top
  const places = () => [
    top('.inlay-CampaignDetail-cards'),
    top('.inlay-CampaignSkeleton-tabs') ?? top('.inlay-Tabs-list'),
    top('.inlay-CampaignSkeleton-row') ?? top('.inlay-Table-skeletonRow') ?? top('[aria-rowindex="2"]'),
  ]
  await expect.element(page.getByRole('heading', { name: 'Loading campaign' })).toBeInTheDocument()
  const before = places()
  await expect.element(page.getByText('Launch Emails')).toBeVisible()
  expect(places()).toEqual(before)
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeDisabled()
  await expect.element(page.getByText('3 contacts are pending enrichment')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  expect(places()).toEqual(before)
})

it('has four cards of one width, whatever they say [CAM-DETAIL-04]', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByText('Launch LinkedIn Messages')).toBeVisible()
  const widths = [...document.querySelectorAll('.inlay-SummaryCard')].map((card) => card.getBoundingClientRect().width)
  expect(widths).toHaveLength(4)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1)
})

it('has a tab of accounts only where there are some, and of contacts always [CAM-DETAIL-06]', async () => {
  const { api, campaign, page, reload } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('tab', { name: 'Contacts 3' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /Accounts/ })).not.toBeInTheDocument()
  await upload(api, campaign.campaignId, 'account', 'Name\nAcme\n')
  const again = await reload()
  await userEvent.click(again.getByRole('tab', { name: 'Accounts 1' }))
  await expect.element(again.getByRole('rowheader', { name: 'Acme', exact: true })).toBeVisible()
})

it('says which step the contacts wait for [CAM-DETAIL-08]', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByText('3 contacts are pending enrichment')).toBeVisible()
})

it('tells no part of many contacts as the whole [CAM-DETAIL-08]', async () => {
  const many = Array.from({ length: 12_000 }, (_, at) => `Ann ${at},ann${at}@acme.example\n`).join('')
  const faults = [{ kind: 'latency', operation: 'artifacts.list', milliseconds: 400 } as const]
  const { page } = await showCampaign({ contacts: `Name,Email\n${many}`, faults })
  await expect.element(page.getByText(/ of 12,000 loaded$/)).toBeVisible()
  await expect.element(page.getByText(/pending enrichment$/)).not.toBeInTheDocument()
  await expect.element(page.getByText('12,000 contacts are pending enrichment')).toBeVisible()
})

it('says nothing where nothing waits [CAM-DETAIL-08]', async () => {
  const { page } = await showCampaign()
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  await expect.element(page.getByText(/pending/)).not.toBeInTheDocument()
})

it('says what is being done, asks every five seconds, and shows the rows when it is done [CAM-BUSY-01] [CAM-BUSY-02] [CAM-BUSY-03] [CAM-BUSY-05]', async () => {
  const { api, campaign, clock, page, reload, sent } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  const { campaignId } = campaign
  const body = { artifactType: 'contact' as const, enrichmentOptions: ['LinkedIn' as const] }
  api.server.clock.freeze()
  await api.client.call(autoEnrich, { params: { campaignId }, body }, { workspaceId })
  const again = await reload()
  await expect.element(again.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  await expect.element(again.getByRole('button', { name: 'Add Messages' })).toBeDisabled()
  await expect.element(again.getByRole('button', { name: 'Add rows' })).toBeDisabled()
  const asked = () => [sent('GET', '/state').length, sent('GET', '/processing-status').length]
  const [states = 0, statuses = 0] = asked()
  await clock.advance(5_000)
  await expect.poll(asked).toEqual([states + 1, statuses + 1])
  const reads = sent('GET', '/artifacts').length
  await vi.waitFor(
    async () => {
      api.server.clock.advance(2_000)
      await clock.advance(5_000)
      await expect.element(again.getByRole('progressbar')).not.toBeInTheDocument()
    },
    { timeout: 10_000 },
  )
  await expect.poll(() => sent('GET', '/artifacts').length).toBeGreaterThan(reads)
  await expect.element(again.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  const ended = asked()
  await clock.advance(20_000)
  expect(asked()).toEqual(ended)
})

it('is over as soon as all rows are done, and not with the poll after that [CAM-BUSY-03] [CAM-BUSY-05]', async () => {
  const { api, campaign, clock, reload } = await showCampaign({ contacts: threeContacts })
  const params = { campaignId: campaign.campaignId }
  const body = { artifactType: 'contact' as const, enrichmentOptions: ['LinkedIn' as const] }
  api.server.clock.freeze()
  await api.client.call(autoEnrich, { params, body }, { workspaceId })
  const page = await reload()
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  await vi.waitFor(async () => {
    api.server.clock.advance(2_000)
    expect((await api.client.call(getCampaignState, { params }, { workspaceId })).state).toBe('READY')
  })
  // As where the last row was done between the two answers of one poll.
  api.server.faults.set([{ operation: 'campaigns.state', kind: 'drop', times: 1 }])
  await clock.advance(5_000)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
})

it('says what went wrong, and is read again', async () => {
  const faults = [{ kind: 'status', operation: 'campaigns.get', status: 503, times: 1 } as const]
  const { page } = await showCampaign({ faults })
  await expect.element(page.getByText('The campaign could not be loaded')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: /Nordic shippers/ })).toBeVisible()
})

it('says of a campaign that was deleted that it is not here', async () => {
  const { api, campaign, reload } = await showCampaign()
  await api.client.call(deleteCampaign, { params: { campaignId: campaign.campaignId } }, { workspaceId })
  const page = await reload()
  await expect.element(page.getByText('This campaign is not here')).toBeVisible()
  const [screen, words] = ['.inlay-CampaignDetail', '.inlay-CampaignDetail > .inlay-State'].map((part) => {
    const { top = 0, height = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {}
    return Math.round(top + height / 2)
  })
  expect(words).toBe(screen)
})

it('offers no file of what there is none of, and says why [CAM-TABLE-04]', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await expect.element(page.getByRole('menuitem', { name: 'Download contacts' })).toBeEnabled()
  const accounts = page.getByRole('menuitem', { name: 'Download accounts' })
  await expect.element(accounts).toHaveAttribute('aria-disabled', 'true')
  await expect.element(accounts).toHaveAccessibleDescription('There are no accounts in this list')
})

it('saves its rows as a file, and says when that failed [CAM-TABLE-04]', async () => {
  const { api, downloads, page } = await showCampaign({ contacts: threeContacts })
  const download = async () => {
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Download contacts' }))
  }
  await download()
  await expect.poll(() => downloads.length).toBe(1)
  expect(downloads[0]?.filename).toMatch(/\.csv$/)
  expect(await downloads[0]?.blob.text()).toContain('Ann Lee')
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.download', status: 500 }])
  await download()
  await expect.element(page.getByText('The file could not be downloaded')).toBeVisible()
})

it('says which rows are not in the file [CAM-TABLE-04]', async () => {
  const { api, campaign, clock, downloads, page } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).toBeVisible()
  const condition = { field_name: 'organization_name', conditions: [{ operator: 'equals', value: 'Acme' }] } as const
  const body = {
    filter_name: 'PRE_ENRICH_FILTER',
    artifact_type: 'contact',
    filter_criteria: { root_filter: { combine: 'and', filters: [condition] } },
  } as const
  const params = { campaignId: campaign.campaignId }
  await api.client.call(createCampaignFilter, { params, body }, { workspaceId })
  await clock.advance(10_000)
  await expect.element(page.getByRole('rowheader', { name: 'Cy Orr', exact: true })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Download contacts' }))
  await expect.poll(() => downloads.length).toBe(1)
  await expect.element(page.getByText('1 row is hidden by filters and left out')).toBeVisible()
})

it('keeps the height of its cards, however much room there is beside a drawer', async () => {
  const { page } = await showCampaign({ contacts: threeContacts })
  const screen = page.container.querySelector<HTMLElement>('div[style]')
  if (!screen) throw new Error('There is no screen.')
  const heightAt = (width: number) => {
    screen.style.inlineSize = `${width}px`
    return document.querySelector('.inlay-CampaignDetail-cards')?.getBoundingClientRect().height
  }
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  expect(heightAt(820)).toBe(heightAt(1_100))
})

it('shows by its cards that nothing can be launched while the campaign is worked on [CAM-BUSY-05]', async () => {
  const { api, campaign, page, reload } = await showCampaign({ contacts: threeContacts })
  const launch = page.getByRole('button', { name: 'Launch Emails' })
  await expect.element(launch).toBeEnabled()
  const atRest = getComputedStyle(launch.element()).color
  const body = { artifactType: 'contact' as const, enrichmentOptions: ['LinkedIn' as const] }
  api.server.clock.freeze()
  await api.client.call(autoEnrich, { params: { campaignId: campaign.campaignId }, body }, { workspaceId })
  const again = (await reload()).getByRole('button', { name: 'Launch Emails' })
  await expect.element(again).toBeDisabled()
  expect(getComputedStyle(again.element()).color).not.toBe(atRest)
})
