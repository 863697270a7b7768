import {
  createIcp,
  listBrandVoices,
  listIcps,
  listValuePropositions,
  updateIcp,
  type BrandVoice,
  type Icp,
  type ValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, workspaceId } from '../campaign-list/fixtures/show-campaigns'
import { SettingsScreen, type SettingsTab } from './SettingsScreen'

const demo = { scenario: 'demo' } as const
/** Theo Okafor looks at it; what the client of a test does, Maren Lindqvist does. */
const byTheo = { ...demo, reader: 'Theo Okafor' } as const
type Shown = Awaited<ReturnType<typeof show>>

function screen(tab: SettingsTab) {
  return (
    <div style={{ display: 'flex', minBlockSize: '700px', inlineSize: '1000px' }}>
      <SettingsScreen tab={tab} />
    </div>
  )
}

const field = (page: Shown['page'], name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Shown['page']) => page.getByRole('button', { name: 'Save', exact: true })

async function choose(page: Shown['page'], label: string, option: string) {
  await userEvent.click(page.getByRole('combobox', { name: label }))
  await userEvent.click(page.getByRole('option', { name: option, exact: true }))
}

it('has a tab for every address, in their order [CAM-SET-01]', async () => {
  const { page } = await show(screen('brand-voice'), demo)
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect
    .poll(() => tabs.elements().map((tab) => [tab.textContent, tab.getAttribute('href')]))
    .toEqual([
      ['Company Information', '#campaigns.settingsCompany/'],
      ['Brand Voice', '#campaigns.settingsBrandVoice/'],
      ['ICP', '#campaigns.settingsIcp/'],
      ['Integrations', '#campaigns.settingsIntegrations/'],
      ['Knowledge Base documents', '#campaigns.settingsKnowledgeBase/'],
    ])
  await expect.element(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
})

it('ends its lines and its fields at one edge', async () => {
  const { page } = await show(screen('company'), demo)
  await expect.element(field(page, 'Company name')).toBeVisible()
  const endOf = (part: string) => Math.round(document.querySelector(part)?.getBoundingClientRect().right ?? 0)
  const ends = ['.inlay-Settings-section', '.inlay-Settings-fields', '.inlay-Settings-bar'].map(endOf)
  expect(new Set(ends)).toEqual(new Set([1000 - 32]))
})

it('shows the connections with what can be done with them [CAM-SET-02]', async () => {
  const { page } = await show(screen('integrations'), demo)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'HeyReach' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add connection' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Actions for .*HubSpot/ })).toBeVisible()
})

it.each([
  ['company', 'valuePropositions.list', 'Failed to load company information. Please try refreshing the page.'],
  ['brand-voice', 'brandVoices.list', 'Failed to load brand voice. Please try refreshing the page.'],
  ['icp', 'icps.list', 'Failed to load ICP. Please try refreshing the page.'],
  [
    'knowledge-base',
    'knowledgeDocuments.list',
    'Failed to load knowledge base documents. Please try refreshing the page.',
  ],
] as const)('says that %s could not be loaded, and loads it again [CAM-SET-04]', async (tab, operation, words) => {
  const { page } = await show(screen(tab), { ...demo, faults: [{ operation, kind: 'status', status: 500, times: 1 }] })
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

it('shows and edits all of the company, and saves what was changed [CAM-COMP-01] [CAM-COMP-04] [CAM-SET-05]', async () => {
  const { api, page, sent } = await show(screen('company'), demo)
  await expect.element(field(page, 'Company name')).toHaveValue('Northwind Freight')
  await expect.element(field(page, 'Website')).toHaveValue('https://www.northwind-freight.example')
  await expect.element(field(page, 'Description')).toHaveValue(expect.stringContaining('pallets'))
  await userEvent.click(page.getByRole('combobox', { name: 'Industry' }))
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(
    'SaaS, E-commerce, Healthcare, FinTech, Education, Manufacturing, Real Estate, Consulting, Other'.split(', '),
  )
  await userEvent.click(page.getByRole('option', { name: 'SaaS' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Company size' }))
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'].map((size) => `${size} people`))
  await userEvent.click(page.getByRole('option', { name: '5001+ people' }))
  await userEvent.fill(field(page, 'Company name'), ' Northwind ')
  await userEvent.fill(field(page, 'Website'), 'northwind.example')
  await userEvent.fill(field(page, 'Description'), 'Overnight.')
  await userEvent.click(save(page))
  await expect.element(page.getByText('Company information updated successfully')).toBeVisible()
  const changed = { name: 'Northwind', websiteUrl: 'northwind.example', industry: 'SaaS', companySize: '5001+' }
  expect(sent('PATCH')[0]?.body).toEqual({ ...changed, description: 'Overnight.' })
  const [kept]: ValueProposition[] = await api.client.call(listValuePropositions, {}, { workspaceId })
  expect(kept).toMatchObject(changed)
})

it('needs the name of the company, and saves nothing without it [CAM-COMP-02]', async () => {
  const { page, sent } = await show(screen('company'), demo)
  await userEvent.clear(field(page, 'Company name'))
  await userEvent.click(save(page))
  await expect.element(field(page, 'Company name')).toHaveAccessibleDescription('Company name is required')
  expect(sent('PATCH')).toHaveLength(0)
})

it('has nothing to save while nothing has been changed [CAM-COMP-03]', async () => {
  const { page, sent } = await show(screen('company'), demo)
  await expect.element(save(page)).toBeDisabled()
  const name = field(page, 'Company name')
  await userEvent.fill(name, 'Northwind Freight!')
  await expect.element(save(page)).toBeEnabled()
  await userEvent.fill(name, 'Northwind Freight')
  await expect.element(save(page)).toBeDisabled()
  await userEvent.fill(name, 'Something else')
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
  await expect.element(name).toHaveValue('Northwind Freight')
  await expect.element(save(page)).toBeDisabled()
  expect(sent('PATCH')).toHaveLength(0)
})

it('saves a first brand voice, all of it, and the next time changes it [CAM-BRAND-01] [CAM-SET-03] [CAM-SET-05]', async () => {
  const { api, page, sent } = await show(screen('brand-voice'))
  const values = {
    Name: 'Ours',
    Description: 'For new customers',
    'Brand tone': 'Warm',
    'Communication style': 'Short',
    'Personality traits': 'calm, exact',
    'Sample messages': 'Hello.\n\nGoodbye.',
  }
  for (const [label, text] of Object.entries(values)) await userEvent.fill(field(page, label), text)
  await userEvent.click(save(page))
  await expect.element(page.getByText('Brand voice saved successfully')).toBeVisible()
  const kept: BrandVoice[] = await api.client.call(listBrandVoices, {}, { workspaceId })
  expect(kept).toEqual([
    expect.objectContaining({
      name: 'Ours',
      description: 'For new customers',
      brandTone: 'Warm',
      communicationStyle: 'Short',
      personalityTraits: 'calm, exact',
      sampleMessages: 'Hello.\n\nGoodbye.',
    }),
  ])
  await userEvent.fill(field(page, 'Brand tone'), 'Dry')
  await userEvent.click(save(page))
  await expect.element(page.getByText('Brand voice updated successfully')).toBeVisible()
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ brandTone: 'Dry' }])
  expect(sent('POST')).toHaveLength(1)
})

it('saves a first company and a first ICP as first ones [CAM-SET-05]', async () => {
  const company = await show(screen('company'))
  await userEvent.fill(field(company.page, 'Company name'), 'Acme')
  await userEvent.click(save(company.page))
  await expect.element(company.page.getByText('Company information saved successfully')).toBeVisible()
  await company.page.unmount()
  const icp = await show(screen('icp'))
  await userEvent.fill(field(icp.page, 'Name'), 'Shippers')
  await userEvent.click(save(icp.page))
  await expect.element(icp.page.getByText('ICP saved successfully')).toBeVisible()
})

it.each([
  ['company', 'valuePropositions.update', 'Company name', 'Failed to save company information. Please try again.'],
  ['brand-voice', 'brandVoices.update', 'Brand tone', 'Failed to save brand voice. Please try again.'],
  ['icp', 'icps.update', 'Name', 'Failed to save ICP. Please try again.'],
] as const)(
  'keeps what was entered where %s could not be saved, and says so [CAM-SET-06]',
  async (tab, operation, label, words) => {
    const { page } = await show(screen(tab), {
      ...demo,
      faults: [{ operation, kind: 'status', status: 500, times: 1 }],
    })
    await userEvent.fill(field(page, label), 'Typed with care')
    await userEvent.click(save(page))
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(field(page, label)).toHaveValue('Typed with care')
    await userEvent.click(save(page))
    await expect.element(page.getByText(/updated successfully/)).toBeVisible()
    await expect.element(page.getByText(words)).not.toBeInTheDocument()
  },
)

it('says that one is offline where a save failed for that [CAM-SET-06]', async () => {
  const { page } = await show(screen('company'), {
    ...demo,
    faults: [{ operation: 'valuePropositions.update', kind: 'drop' }],
  })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await userEvent.fill(field(page, 'Company name'), 'Typed with care')
  await userEvent.click(save(page))
  const words = 'Failed to save company information. Please try again. You seem to be offline.'
  await expect.element(page.getByText(words)).toBeVisible()
})

it('shows and edits all of the ICP [CAM-ICP-01] [CAM-SET-03]', async () => {
  const { api, page } = await show(screen('icp'), demo)
  await expect.element(field(page, 'Name')).toHaveValue('Food producers around the North Sea')
  await userEvent.fill(field(page, 'Name'), 'Fish')
  await userEvent.fill(field(page, 'Description'), 'Salmon')
  await userEvent.fill(field(page, 'Key pain points'), 'Ferries')
  await choose(page, 'Industry', 'Other')
  await choose(page, 'Company size', '11-50 people')
  await userEvent.click(page.getByRole('button', { name: /Remove .*Supply Chain Manager/ }))
  await userEvent.click(save(page))
  await expect.element(page.getByText('ICP updated successfully')).toBeVisible()
  const [kept]: Icp[] = await api.client.call(listIcps, {}, { workspaceId })
  expect(kept).toMatchObject({
    ...{ name: 'Fish', description: 'Salmon', keyPainPoints: 'Ferries', industry: 'Other', companySize: '11-50' },
    jobTitles: ['Head of Logistics', 'Chief Operating Officer'],
  })
})

it('adds job titles trimmed by Enter, without saving, and none twice or blank [CAM-ICP-02] [CAM-ICP-03]', async () => {
  const { page, sent } = await show(screen('icp'))
  await expect.element(page.getByText('No job titles added yet')).toBeVisible()
  await userEvent.fill(field(page, 'Name'), 'Shippers')
  const titles = page.getByRole('textbox', { name: 'Job titles' })
  await userEvent.fill(titles, '  Head of Sales ')
  await userEvent.keyboard('{Enter}')
  const list = page.getByRole('list', { name: 'Job titles' }).getByRole('listitem')
  await expect.poll(() => list.elements().map(({ textContent }) => textContent?.trim())).toEqual(['Head of Sales'])
  await expect.element(page.getByText('No job titles added yet')).not.toBeInTheDocument()
  await userEvent.fill(titles, 'Head of Sales')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(titles, '   ')
  await userEvent.keyboard('{Enter}')
  await userEvent.clear(titles)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => list.elements()).toHaveLength(1)
  expect(sent('POST')).toHaveLength(0)
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText('No job titles added yet')).toBeVisible()
})

/** Maren does, in a window of hers. */
async function marenChanges({ api }: Shown, body: Parameters<typeof api.client.call<typeof updateIcp>>[1]['body']) {
  await api.client.call(updateIcp, { params: { icpId: 'icp_northwind' }, body }, { workspaceId })
}

it('keeps the changes of both where they are in other fields', async () => {
  const shown = await show(screen('icp'), byTheo)
  const { api, page, sent } = shown
  await userEvent.fill(field(page, 'Name'), 'Mine')
  await marenChanges(shown, { description: 'Theirs' })
  await userEvent.click(save(page))
  await expect.element(page.getByText('ICP updated successfully')).toBeVisible()
  const note = page.getByText(/Maren Lindqvist.* has changed other fields meanwhile: Description/)
  await expect.element(note).toHaveTextContent(/They are shown here\. Your changes are saved beside them\.$/)
  await expect.element(field(page, 'Description')).toHaveValue('Theirs')
  await expect.element(save(page)).toBeDisabled()
  expect(sent('PATCH').at(-1)?.body).toEqual({ name: 'Mine' })
  const [kept]: Icp[] = await api.client.call(listIcps, {}, { workspaceId })
  expect(kept).toMatchObject({ name: 'Mine', description: 'Theirs' })
})

it.each([
  ['demo', 'valuePropositions.update'],
  ['empty', 'valuePropositions.create'],
] as const)('takes for saved what was, though the answer was lost: %s [CAM-SET-06]', async (scenario, operation) => {
  const { api, page } = await show(screen('company'), {
    scenario,
    faults: [{ operation, kind: 'drop', when: 'after' }],
  })
  await userEvent.fill(field(page, 'Company name'), 'Typed with care')
  await userEvent.click(save(page))
  await expect.element(page.getByText(/^Last changed by Maren Lindqvist/)).toBeVisible()
  await expect.element(save(page)).toBeDisabled()
  await expect.element(page.getByText(/could not be reached/)).not.toBeInTheDocument()
  await expect.element(page.getByText(/in another window/)).not.toBeInTheDocument()
  await expect.element(field(page, 'Company name')).toHaveValue('Typed with care')
  const kept: readonly ValueProposition[] = await api.client.call(listValuePropositions, {}, { workspaceId })
  expect(kept.filter(({ name }) => name === 'Typed with care')).toHaveLength(1)
})

it('shows what has the focus above its bar [CAM-ICP-01]', async () => {
  const { page } = await show(
    <div data-testid="place" style={{ overflow: 'auto', blockSize: '2000px', inlineSize: '1000px' }}>
      <SettingsScreen tab="icp" />
    </div>,
    demo,
  )
  const titles = page.getByRole('textbox', { name: 'Job titles' })
  await expect.element(titles).toBeVisible()
  const edge = (of: Element | null, side: 'top' | 'bottom') => of?.getBoundingClientRect()[side] ?? Number.NaN
  const place = page.getByTestId('place').element() as HTMLElement
  // As high as it ends right below the field.
  place.style.blockSize = `${edge(titles.element(), 'bottom') - edge(place, 'top') + 4}px`
  const bar = document.querySelector('.inlay-Settings-bar')
  expect(edge(titles.element(), 'bottom')).toBeGreaterThan(edge(bar, 'top'))
  await userEvent.click(page.getByRole('combobox', { name: 'Company size' }))
  await userEvent.keyboard('{Escape}')
  const hasFocus = () => document.activeElement === titles.element()
  for (let presses = 0; presses < 12 && !hasFocus(); presses += 1) await userEvent.tab()
  await expect.element(titles).toHaveFocus()
  expect(edge(titles.element(), 'bottom')).toBeLessThanOrEqual(edge(bar, 'top'))
})

it('says where changes beside those of others could not be saved after all, and whose they are', async () => {
  const shown = await show(screen('icp'), demo)
  const { api, page } = shown
  await userEvent.fill(field(page, 'Name'), 'Mine')
  await marenChanges(shown, { description: 'Theirs' })
  const fault = { operation: 'icps.update', kind: 'status', times: 1 } as const
  api.server.faults.set([
    { ...fault, status: 409 },
    { ...fault, times: 2, status: 500 },
  ])
  await userEvent.click(save(page))
  const note = page.getByText(/^You have changed other fields in another window: Description\./)
  await expect.element(note).toHaveTextContent('Your changes stay, and are not saved yet.')
  await userEvent.click(save(page))
  await expect.element(page.getByText('ICP updated successfully')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

it('says that it was the reader who has changed the same, and lets them decide', async () => {
  const shown = await show(screen('icp'), demo)
  const { page } = shown
  await userEvent.fill(field(page, 'Name'), 'Mine')
  await marenChanges(shown, { name: 'There' })
  await userEvent.click(save(page))
  await expect.element(page.getByRole('alert')).toHaveTextContent('You have changed the same in another window:')
  await userEvent.click(page.getByRole('button', { name: 'Use that' }))
  await expect.element(field(page, 'Name')).toHaveValue('There')
})

it.each([
  ['Keep mine', 'Mine'],
  ['Use theirs', 'Theirs'],
])('lets a person decide where both have changed the same: %s', async (choice, name) => {
  const shown = await show(screen('icp'), byTheo)
  const { page } = shown
  await userEvent.fill(field(page, 'Name'), 'Mine')
  await userEvent.fill(field(page, 'Description'), 'Also mine')
  await marenChanges(shown, { name: 'Theirs' })
  await userEvent.click(save(page))
  const banner = page.getByRole('alert').filter({ hasText: 'has changed the same meanwhile' })
  await expect.element(banner.getByRole('listitem')).toHaveTextContent('Name Theirs')
  await expect.element(field(page, 'Name')).toHaveValue('Mine')
  await userEvent.click(page.getByRole('button', { name: choice }))
  await expect.element(field(page, 'Name')).toHaveValue(name)
  await userEvent.click(save(page))
  await expect.element(page.getByText('ICP updated successfully')).toBeVisible()
  const [kept]: Icp[] = await shown.api.client.call(listIcps, {}, { workspaceId })
  expect(kept).toMatchObject({ name, description: 'Also mine' })
})

it('says what the server finds wrong at the field that it is about', async () => {
  const { page, sent } = await show(screen('company'), demo)
  await userEvent.fill(field(page, 'Website'), 'not a site')
  await userEvent.click(save(page))
  await expect.element(field(page, 'Website')).toHaveAccessibleDescription(/example\.com/)
  expect(sent('PATCH')).toHaveLength(0)
})

it('has several to choose among, and asks before changes of one are left for another', async () => {
  const shown = await show(screen('icp'), demo)
  const { api, page } = shown
  await expect.element(field(page, 'Name')).toHaveValue('Food producers around the North Sea')
  await expect.element(page.getByRole('combobox', { name: 'Which one' })).not.toBeInTheDocument()
  const values = { description: '', companySize: null, industry: null, keyPainPoints: '', jobTitles: [] }
  await api.client.call(createIcp, { body: { ...values, name: 'Second' } }, { workspaceId })
  const again = await shown.reload()
  const which = again.getByRole('combobox', { name: 'Which one' })
  await expect.element(which).toHaveAccessibleDescription(/^In use: campaigns and agents go by this one/)
  await userEvent.fill(field(again, 'Name'), 'Changed')
  await choose(again, 'Which one', 'Second')
  await userEvent.click(again.getByRole('alertdialog').getByRole('button', { name: 'Stay' }))
  await expect.element(field(again, 'Name')).toHaveValue('Changed')
  await choose(again, 'Which one', 'Second')
  await userEvent.click(again.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }))
  await expect.element(field(again, 'Name')).toHaveValue('Second')
  await expect.element(which).toHaveAccessibleDescription(/^Not in use: .*Food producers around the North Sea/)
})
