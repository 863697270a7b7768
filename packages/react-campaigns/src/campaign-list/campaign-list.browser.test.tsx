import { expect, it, onTestFinished } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { campaignStatuses, createIcp, listCampaigns, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { CampaignList } from './CampaignList'
import { CampaignListScreen } from './CampaignListScreen'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { chooseInMenu, find, show, workspaceId } from './fixtures/show-campaigns'

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

it('shows each of the five statuses by its name [CAM-DATA-02]', async () => {
  const shown = await show(<CampaignListScreen />, { names: campaignStatuses.map((status) => `Of status ${status}`) })
  for (const status of campaignStatuses) {
    const { campaignId } = await find(shown.api, `Of status ${status}`)
    await shown.api.client.call(updateCampaign, { params: { campaignId }, body: { status } }, { workspaceId })
  }
  const page = await shown.reload()
  for (const status of ['Draft', 'Active', 'Preview', 'Completed', 'Failed']) {
    const card = page.getByRole('listitem').filter({ hasText: `Of status ${status}` })
    await expect.element(card.getByText(status, { exact: true })).toBeVisible()
  }
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
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search campaigns' }), 'nordic')
  await expect.element(page.getByRole('link', { name: 'Iberian retail' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  const searches = sent('GET').map((one) => one.url.searchParams.get('search'))
  expect(searches.at(-1)).toBe('nordic')
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

it.each([
  ['a page 0', { page: '0' }, {}],
  ['half a page', { page: '1.5' }, {}],
  ['a page beyond all numbers', { page: '99999999999999999999' }, {}],
  ['an order that there is not', { sort: 'nonsense', search: 'nordics' }, { search: 'nordics' }],
])('corrects a view that names %s', async (_, view, corrected) => {
  const asked: unknown[] = []
  const { page } = await show(<CampaignList view={view} onViewChange={(...change) => void asked.push(change)} />, {
    names: ['Nordics'],
  })
  await expect.poll(() => asked.at(-1)).toEqual([corrected, { reason: 'corrected' }])
  await expect.element(page.getByRole('link', { name: 'Nordics' })).toBeVisible()
})

it('offers nothing that the backend cannot do', async () => {
  const { page } = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    without: ['campaigns.create', 'campaigns.update'],
  })
  await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create campaign' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Actions for Nordic shippers' }))
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
})

it('says that there are no campaigns [CAM-LIST-06]', async () => {
  const { page } = await show(<CampaignListScreen />)
  await expect
    .element(page.getByText('No existing campaigns found. Create a new one to get started.', { exact: true }))
    .toBeVisible()
})

it('leads a workspace that says nothing of itself to where it is set up, and no other', async () => {
  const { api, navigation, page, reload } = await show(<CampaignListScreen />)
  const link = { name: 'Set up your workspace' }
  await userEvent.click(page.getByRole('link', link))
  expect(navigation.current()?.name).toBe('campaigns.onboardingUserInformation')
  const icp = { name: 'Shippers', description: '', keyPainPoints: '', companySize: null, industry: null, jobTitles: [] }
  await api.client.call(createIcp, { body: icp }, { workspaceId })
  const before = api.requests.length
  const again = await reload()
  await expect.element(again.getByText('No campaigns yet')).toBeVisible()
  await expect.poll(() => api.requests.slice(before).some(({ url }) => url.pathname.endsWith('/icps'))).toBe(true)
  await expect.element(again.getByRole('link', link)).not.toBeInTheDocument()
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
