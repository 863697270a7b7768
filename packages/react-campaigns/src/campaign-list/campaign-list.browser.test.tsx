import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FaultInput } from '@inlay/mock-server/test-api'
import { createTestApi } from '@inlay/mock-server/test-api'
import type { ApiClient } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { createCampaign, deleteCampaign, listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { memoryNavigation, memoryStorage } from '@inlay/sdk-core/testing'
import { InlayProvider } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import '@inlay/sdk-core/styles.css'
import '../styles.css'
import { AudienceListScreen } from './AudienceListScreen'
import { CampaignList } from './CampaignList'
import { CampaignListScreen } from './CampaignListScreen'
import { CampaignsRootScreen } from './CampaignsRootScreen'

const workspaceId = 'northwind'

async function show(
  screen: ReactNode,
  { scenario = 'empty', names = [], faults = [], isolation, withoutRoot = false, without = [] }: ShowOptions = {},
) {
  const api = createTestApi({ scenario })
  for (const name of names) await create(api, name)
  const before = api.requests.length
  api.server.faults.set(faults)
  const navigation = memoryNavigation(undefined, {
    href: ({ name, params }) => `#${name}/${params['campaignId'] ?? ''}`,
  })
  const client: ApiClient = {
    ...api.client,
    supports: (operation) => (without.includes(operation.id) ? false : api.client.supports(operation)),
  }
  const storage = memoryStorage()
  const page = await render(
    <StrictMode>
      <InlayProvider
        client={client}
        auth={api.auth}
        workspaceId={workspaceId}
        navigation={navigation}
        host={{ storage }}
      >
        {withoutRoot ? screen : <InlayRoot isolation={isolation}>{screen}</InlayRoot>}
      </InlayProvider>
    </StrictMode>,
  )
  return {
    api,
    page,
    navigation,
    sent: (method: string) => api.requests.slice(before).filter((one) => one.method === method),
  }
}

interface ShowOptions {
  readonly scenario?: 'demo' | 'empty'
  readonly names?: readonly string[]
  readonly faults?: readonly FaultInput[]
  readonly isolation?: 'shadow'
  readonly withoutRoot?: boolean
  /** Ids of operations that the backend does not have. */
  readonly without?: readonly string[]
}

async function find({ client }: ReturnType<typeof createTestApi>, name: string): Promise<Campaign> {
  const { items } = await client.call(listCampaigns, {}, { workspaceId })
  const found = items.find((campaign) => campaign.name === name)
  if (!found) throw new Error(`There is no campaign "${name}".`)
  return found
}

async function create({ client }: ReturnType<typeof createTestApi>, name: string): Promise<Campaign> {
  const body = { name, objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
  return client.call(createCampaign, { body }, { workspaceId })
}

it('asks for the first 100 campaigns, most recently updated first [CAM-LIST-01]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Older', 'Newer'] })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Newer')
  const query = sent('GET').find((one) => one.url.pathname.endsWith('/campaigns'))?.url.searchParams
  expect(query?.get('start')).toBe('0')
  expect(query?.get('limit')).toBe('100')
  expect(query?.get('sort')).toBe('updateDate:desc')
  expect(query?.has('search')).toBe(true)
  expect(JSON.parse(query?.get('filters') ?? '')).toEqual({ combine: 'and', members: [] })
})

it('shows at home every campaign as a card with its status, leading to the campaign [CAM-ROUTE-06] [CAM-LIST-03]', async () => {
  const { api, page, navigation } = await show(<CampaignListScreen />, { names: ['Iberian retail', 'Nordic shippers'] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Audience List' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Nordic shippers' })
  await expect.element(card.getByText('Active')).toBeVisible()
  await userEvent.click(card.getByRole('link', { name: 'Nordic shippers' }))
  const { campaignId } = await find(api, 'Nordic shippers')
  expect(navigation.current()).toMatchObject({ name: 'campaigns.detail', params: { campaignId } })
})

it('leads to the campaign from anywhere on its card', async () => {
  const { api, page, navigation } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await userEvent.click(page.getByText('Emails sent'), { force: true })
  const { campaignId } = await find(api, 'Nordic shippers')
  expect(navigation.current()).toMatchObject({ name: 'campaigns.detail', params: { campaignId } })
})

it('keeps the place of a card while the list is on its way', async () => {
  // Wide enough for labels of one line, as in the app.
  await browserPage.viewport(800, 800)
  onTestFinished(() => browserPage.viewport(1280, 800))
  const waiting = await show(<CampaignListScreen />, {
    faults: [{ kind: 'latency', operation: 'campaigns.list', milliseconds: 600_000 }],
  })
  const place = () => document.querySelector('.inlay-CampaignCard')?.getBoundingClientRect().toJSON()
  await expect.poll(place).toBeDefined()
  const before = place()
  await waiting.page.unmount()
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  expect(place()).toEqual(before)
})

it('counts what each campaign has sent, and 0 without statistics [CAM-LIST-04]', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Just begun'] })
  const card = page.getByRole('listitem')
  await expect.element(card.getByText('Emails sent')).toBeVisible()
  await expect.element(card.getByText('LinkedIn messages Sent')).toBeVisible()
  const figures = card.getByRole('definition')
  await expect.element(figures.nth(0)).toHaveTextContent('0')
  await expect.element(figures.nth(1)).toHaveTextContent('0')
})

it('shows the figures of the two providers [CAM-LIST-04]', async () => {
  const { api, page } = await show(<CampaignListScreen />, { scenario: 'demo' })
  const { items } = await api.client.call(listCampaigns, {}, { workspaceId })
  const launched = items.find((campaign) => campaign.smartleadCampaignAnalytics && campaign.heyreachCampaignStats)
  if (!launched) throw new Error('The demo has no launched campaign.')
  const card = page.getByRole('listitem').filter({ hasText: launched.name })
  const number = new Intl.NumberFormat('en')
  const sent = [
    launched.smartleadCampaignAnalytics?.sent_count,
    launched.heyreachCampaignStats?.overallStats.messagesSent,
  ]
  await expect.element(card.getByRole('definition').nth(0)).toHaveTextContent(number.format(sent[0] ?? -1))
  await expect.element(card.getByRole('definition').nth(1)).toHaveTextContent(number.format(sent[1] ?? -1))
})

it('asks the server anew for what is typed into the search box, and shows what it answers [CAM-LIST-02]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers', 'Iberian retail'] })
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).toBeVisible()
  await userEvent.type(page.getByRole('searchbox', { name: 'Search campaigns' }), 'nordic')
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  const searches = sent('GET').map((one) => one.url.searchParams.get('search'))
  expect(searches.at(-1)).toBe('nordic')
  expect(searches).not.toContain('nord')
})

it('leads to the search box by a key from anywhere in its root, unless somebody types', async () => {
  const { page } = await show(<CampaignsRootScreen />, { names: ['Nordic shippers'] })
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await expect.element(page.getByText('/', { exact: true })).toBeVisible()
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', '/')

  await userEvent.keyboard('/')
  // Outside of the root, the page keeps the key for itself.
  await expect.element(search).not.toHaveFocus()
  const prompt = page.getByRole('textbox', { name: 'Describe a new campaign' })
  await userEvent.type(prompt, '24/7 couriers')
  await expect.element(prompt).toHaveValue('24/7 couriers')

  page.getByRole('button', { name: 'Actions for Nordic shippers' }).element().focus()
  await userEvent.keyboard('{Control>}/{/Control}')
  await expect.element(search).not.toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
  await expect.element(page.getByText('/', { exact: true })).not.toBeVisible()
})

it('keeps the key of the search box from a menu and from a dialog', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  const search = page.getByRole('searchbox', { name: 'Search campaigns' })
  await userEvent.click(page.getByRole('button', { name: 'Actions for Nordic shippers' }))
  await userEvent.keyboard('/')
  await expect.element(search).not.toHaveFocus()
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

it('asks before it deletes, and changes nothing when the question is cancelled [CAM-SHELL-05]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await expect.element(page.getByRole('alertdialog', { name: 'Delete “Nordic shippers”?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  expect(sent('DELETE')).toEqual([])
})

it('removes a deleted campaign and says so [CAM-LIST-05]', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers', 'Iberian retail'] })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).toBeVisible()
  expect(sent('DELETE')).toHaveLength(1)
})

it.each(['Delete campaign', 'Cancel'])('takes a double press of "%s" for one, whatever is below', async (button) => {
  const names = Array.from({ length: 12 }, (_, index) => `Campaign ${index + 1}`)
  const { page, navigation, sent } = await show(<CampaignListScreen />, { names })
  await chooseInMenu(page, 'Campaign 12', 'Delete')
  await userEvent.dblClick(page.getByRole('button', { name: button }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(navigation.current()).toBeUndefined()
  expect(String(getSelection())).toBe('')
  expect(sent('DELETE')).toHaveLength(button === 'Cancel' ? 0 : 1)
  await userEvent.click(page.getByRole('link', { name: 'Campaign 11' }))
  expect(navigation.current(), 'the next press counts').toMatchObject({ name: 'campaigns.detail' })
})

it('shows a deletion and a new name before the server has answered', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers', 'Iberian retail'],
    faults: [
      { kind: 'latency', operation: 'campaigns.delete', milliseconds: 600_000 },
      { kind: 'latency', operation: 'campaigns.update', milliseconds: 600_000 },
    ],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).not.toBeInTheDocument()
  await chooseInMenu(page, 'Iberian retail', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic retail')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Actions for Baltic retail' })).toBeVisible()
})

it('goes to the page before when the last campaign of a page is deleted', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `Campaign ${index + 1}`)
  const { page } = await show(<CampaignListScreen />, { names })
  await expect.element(page.getByText('1 to 100 of 101', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByText('101 to 101 of 101')).toBeVisible()
  await chooseInMenu(page, 'Campaign 1', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Campaign 101' })).toBeVisible()
})

it('asks once for the last page where there is no such page, however long the host takes', async () => {
  const asked: unknown[] = []
  const { page } = await show(
    <CampaignList view={{ page: '7' }} onViewChange={(...change) => void asked.push(change)} />,
    { names: ['Nordics'] },
  )
  await expect.poll(() => asked).toEqual([[{}, { reason: 'corrected' }]])
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('says what went wrong also where the host has put no root', async () => {
  const { page } = await show(<CampaignListScreen />, {
    withoutRoot: true,
    faults: [{ kind: 'status', operation: 'campaigns.create', status: 500 }],
  })
  await userEvent.click(page.getByRole('button', { name: 'Create audience list' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Empty list' }))
  await expect
    .element(page.getByText('There was an error creating the audience list. Please try again later.'))
    .toBeVisible()
})

it('offers nothing that the backend cannot do', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    without: ['campaigns.create', 'campaigns.update'],
  })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create audience list' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Actions for Nordic shippers' }))
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
})

it('keeps a campaign whose deletion failed, and says so [CAM-LIST-05]', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.delete', status: 500 }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Failed to delete campaign')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
})

it('renames in place', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toHaveFocus()
  expect(sent('PATCH').map((one) => one.body)).toEqual([{ name: 'Baltic shippers' }])
})

it('keeps what was typed when a rename fails, and saves it at the next try', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.update', status: 500, times: 1 }],
  })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  const field = page.getByRole('textbox', { name: 'Campaign name' })
  await userEvent.fill(field, 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name was not saved. Try again.')).toBeVisible()
  await expect.element(field).toHaveValue('Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Baltic shippers' })).toBeVisible()
})

it('says why a name is refused', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'a'.repeat(201))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('A name has at most 200 characters.')).toBeVisible()
  expect(sent('PATCH')).toEqual([])
})

it('moves focus to the next card when one is deleted', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByRole('link', { name: 'Third' })).toHaveFocus()
})

it('says that a campaign to rename was deleted elsewhere, and moves focus to the next card', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Runner-up')
  const { campaignId } = await find(api, 'Second')
  await api.client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Third' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Actions for Second' })).not.toBeInTheDocument()
  await expect.element(page.getByText('This campaign was deleted.')).toBeVisible()
})

it('leaves focus where somebody has gone while a campaign was deleted elsewhere', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Third', 'Second', 'First'] })
  await chooseInMenu(page, 'Second', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Runner-up')
  const { campaignId } = await find(api, 'Second')
  await api.client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
  await userEvent.click(page.getByRole('searchbox', { name: 'Search campaigns' }))
  await expect.element(page.getByRole('button', { name: 'Actions for Runner-up' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Actions for Second' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: 'Search campaigns' })).toHaveFocus()
})

it('gives a rename up on Escape', async () => {
  const { page, sent } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toHaveFocus()
  expect(sent('PATCH')).toEqual([])
})

it('says that there are no campaigns [CAM-LIST-06]', async () => {
  const { page } = await show(<CampaignListScreen />)
  await expect
    .element(page.getByText('No existing campaigns found. Create a new one to get started.', { exact: true }))
    .toBeVisible()
})

it('shows the same records as the audience list, and offers the menu for creating in both [CAM-LIST-07]', async () => {
  for (const screen of [<CampaignListScreen key="home" />, <AudienceListScreen key="audience" />]) {
    const { page } = await show(screen, { names: ['Nordic shippers'] })
    await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Create audience list' }))
    await expect.element(page.getByRole('menuitem', { name: 'Empty list' })).toBeVisible()
    await page.unmount()
  }
})

it('creates an empty audience list and opens it', async () => {
  const { page, navigation, sent } = await show(<CampaignListScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Create audience list' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Empty list' }))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
  expect(sent('POST').map((one) => one.body)).toEqual([
    { name: 'Untitled', objective: 'Lead Gen', type: 'Email', status: 'Active' },
  ])
})

it('starts a campaign from what is described, and opens its plan [CAM-LIST-08]', async () => {
  const { api, page, navigation, sent } = await show(<CampaignsRootScreen />, { names: ['Nordic shippers'] })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await userEvent.type(page.getByRole('textbox', { name: 'Describe a new campaign' }), 'Find chilled food producers')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.plan')
  expect(sent('POST').map((one) => one.body)).toMatchObject([{ initialPrompt: 'Find chilled food producers' }])
  const { campaignId } = await find(api, 'Find chilled food producers')
  expect(navigation.current()?.params).toEqual({ campaignId })
})

it('says that one is offline where a campaign could not be started for that', async () => {
  const { page } = await show(<CampaignsRootScreen />, {
    faults: [{ kind: 'drop', operation: 'campaigns.create' }],
  })
  const prompt = page.getByRole('textbox', { name: 'Describe a new campaign' })
  await userEvent.type(prompt, 'Find chilled food producers')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await userEvent.keyboard('{Enter}')
  const failed = 'There was an error creating the campaign. Please try again later.'
  await expect.element(page.getByText(`${failed} You seem to be offline.`, { exact: true })).toBeVisible()
  online.mockRestore()
  await userEvent.click(page.getByRole('button', { name: 'Start campaign' }))
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
})

it('tells a screen reader, too, that the list could not be refreshed', async () => {
  const { api, page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(page, 'Nordic shippers', 'Rename')
  await userEvent.fill(page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  api.server.faults.set([{ kind: 'status', operation: 'campaigns.list', status: 500 }])
  await userEvent.keyboard('{Enter}')
  const stale = page.getByRole('status').filter({ hasText: 'The list could not be refreshed and may be out of date.' })
  await expect.element(stale).toBeVisible()
})

it('sends the bearer token and the workspace with every call [CAM-AUTH-06]', async () => {
  const { page, api } = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  const calls = api.requests.filter(({ url }) => !url.pathname.endsWith('/capabilities'))
  expect(calls.length).toBeGreaterThan(1)
  for (const { url, headers } of calls) {
    expect(headers.get('authorization')).toMatch(/^Bearer \S+$/)
    expect(url.pathname).toContain(`/workspaces/${workspaceId}/`)
  }
})

it('offers a retry when the list fails, and shows it when that works [PLT-CALL-04]', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.list', status: 500, times: 1 }],
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The campaigns could not be loaded')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
})

it('looks and works the same in a shadow root', async () => {
  const { page } = await show(<CampaignListScreen />, { names: ['Nordic shippers'], isolation: 'shadow' })
  const card = page.getByRole('listitem')
  await expect.element(card.getByText('Active')).toBeVisible()
  expect(card.element().getRootNode()).toBeInstanceOf(ShadowRoot)
  expect(getComputedStyle(card.element()).display).toBe('flex')
  await chooseInMenu(page, 'Nordic shippers', 'Delete')
  await userEvent.click(page.getByRole('button', { name: 'Delete campaign' }))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
})

async function chooseInMenu(page: Awaited<ReturnType<typeof show>>['page'], campaign: string, item: string) {
  await userEvent.click(page.getByRole('button', { name: `Actions for ${campaign}` }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}
