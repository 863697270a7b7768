import {
  createConnection,
  listBrandVoices,
  listConnections,
  listIcps,
  listValuePropositions,
  updateValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import { useNavigation } from '@inlay/sdk-core/react'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, workspaceId, type ShowOptions } from '../campaign-list/fixtures/show-campaigns'
import { campaignsDestinations } from '../destinations'
import { OnboardingScreen } from './OnboardingScreen'
import { stepOf } from './fixtures/step-of'

/** As a host does: the step is where the person is. */
function Host() {
  const navigation = useNavigation()
  const name = useSyncExternalStore(navigation.subscribe, () => navigation.current()?.name)
  if (name === 'campaigns.home') return <p>The workspace</p>
  return (
    <div style={{ display: 'flex', minBlockSize: '700px', inlineSize: '1000px' }}>
      <OnboardingScreen step={stepOf(name)} />
    </div>
  )
}

type Shown = Awaited<ReturnType<typeof begin>>
type Page = Shown['page']

const begin = (options: ShowOptions = {}) => show(<Host />, options)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const token = (page: Page) => page.getByLabelText('Access token', { exact: true })

async function edit(page: Page, label: string, text: string, key = '{Enter}') {
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^Edit ${label}`) }))
  await userEvent.fill(page.getByRole('textbox', { name: label }), text)
  await userEvent.keyboard(key)
}

async function chooseRole(page: Page, role = 'Sales Manager') {
  await userEvent.click(page.getByRole('combobox', { name: 'Role' }))
  await userEvent.click(page.getByRole('option', { name: role }))
}

async function toCrm(page: Page, company = 'magnolia-transport.example') {
  await edit(page, 'Company', company)
  await chooseRole(page)
  await userEvent.click(button(page, 'Next'))
  await expect.element(title(page)).toHaveTextContent('Connect your CRM')
}

it('welcomes, has name and company edited in place, and goes on to the CRM [CAM-ONB-01]', async () => {
  const { page, navigation } = await begin()
  await expect.element(title(page)).toHaveTextContent('Welcome')
  await expect.element(page.getByRole('button', { name: 'Edit Name: Maren Lindqvist' })).toBeVisible()
  await edit(page, 'Name', 'Maren L.')
  await expect.element(page.getByRole('button', { name: 'Edit Name: Maren L.' })).toBeVisible()
  await toCrm(page)
  expect(navigation.current()).toEqual(campaignsDestinations.onboardingCrmConnection())
})

it('offers the roles in their order [CAM-ONB-02]', async () => {
  const { page } = await begin()
  await userEvent.click(page.getByRole('combobox', { name: 'Role' }))
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Growth Marketer',
    'Demand Gen Lead',
    'Marketing Manager',
    'Marketing Director',
    'VP of Marketing',
    'Sales Development Rep',
    'Sales Manager',
    'Business Development',
    'Founder/CEO',
    'Product Marketing',
    'Content Marketing',
    'Digital Marketing Specialist',
  ])
})

it('says what is missing, and does not go on without it [CAM-ONB-03]', async () => {
  const { page, navigation } = await begin()
  await edit(page, 'Name', '')
  await userEvent.click(button(page, 'Next'))
  for (const words of ['Name is required', 'Company is required', 'Role is required'])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(navigation.history()).toEqual([])
  // Each is marked as the role is, whether it is being edited or stands there.
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  for (const [name, description] of [
    ['Name', 'Required Name is required'],
    // What helps to mend it stays.
    ['Company', /^Required .*website.* Company is required$/],
  ] as const)
    await expect.element(page.getByRole('group', { name, exact: true })).toHaveAccessibleDescription(description)
  // Left by the press itself, with what was typed.
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Maren')
  await userEvent.click(button(page, 'Next'))
  await expect.element(page.getByText('Name is required')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await toCrm(page)
})

it('moves nothing below the pointer once what was missing is said [CAM-ONB-03]', async () => {
  const { page } = await begin()
  await userEvent.click(button(page, 'Next'))
  await expect.element(page.getByText('Company is required')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Company' }), 'Acme')
  // Leaves the field by the press itself.
  await userEvent.click(page.getByRole('combobox', { name: 'Role' }))
  await expect.element(page.getByRole('option', { name: 'Sales Manager' })).toBeVisible()
  await expect.element(page.getByText('Company is required')).not.toBeInTheDocument()
})

it('goes on once, however often it is pressed [CAM-ONB-03]', async () => {
  const { page, navigation } = await begin()
  await edit(page, 'Company', 'Acme')
  await chooseRole(page)
  const next = button(page, 'Next').element() as HTMLButtonElement
  next.click()
  next.click()
  await expect.element(title(page)).toHaveTextContent('Connect your CRM')
  expect(navigation.history()).toEqual([campaignsDestinations.onboardingCrmConnection()])
})

it('brings back the former value by Escape [CAM-ONB-04]', async () => {
  const { page } = await begin()
  await edit(page, 'Company', 'Acme')
  await edit(page, 'Company', 'Something else', '{Escape}')
  await expect.element(page.getByRole('button', { name: 'Edit Company: Acme' })).toBeVisible()
  await edit(page, 'Name', 'Somebody else', '{Escape}')
  await expect.element(page.getByRole('button', { name: 'Edit Name: Maren Lindqvist' })).toBeVisible()
})

it('offers HubSpot, shows Salesforce, and connects only with a CRM and its token [CAM-ONB-05] [CAM-ONB-06]', async () => {
  const { page } = await begin()
  await toCrm(page)
  await expect.element(page.getByRole('radio', { name: 'Salesforce' })).toBeDisabled()
  await expect.element(button(page, 'Connect and Continue')).toBeDisabled()
  await expect.element(button(page, 'Skip for Now')).toBeEnabled()
  await userEvent.fill(token(page), 'pat-eu1-7c41')
  await expect.element(button(page, 'Connect and Continue')).toBeDisabled()
  await userEvent.click(page.getByRole('radio', { name: 'HubSpot' }))
  await expect.element(button(page, 'Connect and Continue')).toBeEnabled()
  await userEvent.fill(token(page), '   ')
  await expect.element(button(page, 'Connect and Continue')).toBeDisabled()
})

async function connect(page: Page, accessToken = 'pat-eu1-7c41') {
  await userEvent.click(page.getByRole('radio', { name: 'HubSpot' }))
  await userEvent.fill(token(page), accessToken)
  await userEvent.click(button(page, 'Connect and Continue'))
}

it('connects the CRM once, and shows that it is [CAM-ONB-07] [CAM-ONB-11]', async () => {
  const { api, page, sent } = await begin()
  await toCrm(page)
  await connect(page)
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
  await expect.element(page.getByText('CRM Integration Connected')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Back' }))
  await expect.element(token(page)).toHaveValue('pat-eu1-7c41')
  await userEvent.click(button(page, 'Connect and Continue'))
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
  expect(sent('POST').filter(({ url }) => url.pathname.endsWith('/connections'))).toHaveLength(1)
  expect(await api.client.call(listConnections, { query: {} }, { workspaceId })).toEqual([
    expect.objectContaining({ connectorType: 'crm', name: 'HubSpot' }),
  ])
})

it('stays where the token is not taken, and says so at it [CAM-ONB-07]', async () => {
  const { page } = await begin()
  await toCrm(page)
  await connect(page, 'pat-expired-2019')
  await expect.element(token(page)).toHaveAccessibleDescription(/has expired/)
  await expect.element(token(page)).toHaveValue('pat-expired-2019')
  await expect.element(page.getByRole('radio', { name: 'HubSpot' })).toBeChecked()
})

it('stays where the CRM could not be connected, with what was entered [CAM-ONB-07]', async () => {
  const { page } = await begin({
    faults: [{ operation: 'connections.create', kind: 'status', status: 500, times: 1 }],
  })
  await toCrm(page)
  await connect(page)
  await expect.element(page.getByText('The CRM could not be connected. What you entered is still here.')).toBeVisible()
  await expect.element(token(page)).toHaveValue('pat-eu1-7c41')
  await userEvent.click(button(page, 'Connect and Continue'))
  await expect.element(page.getByText('CRM Integration Connected')).toBeVisible()
})

it('goes on without a CRM [CAM-ONB-08] [CAM-ONB-11]', async () => {
  const { page, sent } = await begin()
  await toCrm(page)
  await userEvent.click(page.getByRole('radio', { name: 'HubSpot' }))
  await userEvent.click(button(page, 'Skip for Now'))
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
  await expect.element(page.getByText('CRM Integration Connected')).not.toBeInTheDocument()
  const steps = page.getByRole('list', { name: 'Set up your workspace' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('You (done)')
  await expect.element(steps.nth(1)).toHaveTextContent('CRM (skipped)')
  expect(sent('POST').filter(({ url }) => url.pathname.endsWith('/connections'))).toHaveLength(0)
})

it('keeps what was said from step to step, and after a reload but for the token [CAM-ONB-09]', async () => {
  const { navigation, page, reload, storage } = await begin()
  await edit(page, 'Name', 'Maren L.')
  await toCrm(page, 'Acme')
  await userEvent.click(page.getByRole('radio', { name: 'HubSpot' }))
  await userEvent.fill(token(page), 'pat-eu1-7c41')
  await userEvent.click(page.getByRole('link', { name: 'Back' }))
  const says = async (shown: Page) => {
    await expect.element(shown.getByRole('button', { name: 'Edit Name: Maren L.' })).toBeVisible()
    await expect.element(shown.getByRole('button', { name: 'Edit Company: Acme' })).toBeVisible()
    await expect.element(shown.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Sales Manager')
  }
  await says(page)
  await userEvent.click(button(page, 'Next'))
  await expect.element(token(page)).toHaveValue('pat-eu1-7c41')
  expect(
    storage
      .keys()
      .map((key) => storage.get(key))
      .join(''),
  ).not.toContain('pat-eu1')
  navigation.push(campaignsDestinations.onboardingUserInformation())
  const again = await reload()
  await says(again)
  navigation.push(campaignsDestinations.onboardingCrmConnection())
  await expect.element(again.getByRole('radio', { name: 'HubSpot' })).toBeChecked()
  await expect.element(token(again)).toHaveValue('')
})

it('shows the ideal customer and the voice, as settings then have them, and leads on [CAM-ONB-10] [CAM-ONB-12]', async () => {
  const { api, navigation, page, sent } = await begin()
  await toCrm(page)
  await userEvent.click(button(page, 'Skip for Now'))
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
  const card = (name: string) => page.getByRole('region', { name })
  await expect.element(card('Brand Voice')).toHaveAttribute('aria-busy', 'false')
  expect(sent('POST').find(({ url }) => url.pathname.endsWith('/from-website'))?.body).toEqual({
    companyWebsite: 'magnolia-transport.example',
  })
  const [icp] = await api.client.call(listIcps, {}, { workspaceId })
  const [voice] = await api.client.call(listBrandVoices, {}, { workspaceId })
  await expect.element(card('Ideal Customer Profile')).toHaveTextContent(icp?.name ?? 'nothing')
  await expect.element(card('Ideal Customer Profile')).toHaveTextContent(icp?.jobTitles[0] ?? 'nothing')
  const points = card('Ideal Customer Profile').getByRole('listitem')
  expect(points.elements().map(({ textContent }) => `- ${textContent}`)).toEqual(icp?.keyPainPoints?.split('\n'))
  await expect.element(card('Brand Voice')).toHaveTextContent(voice?.brandTone ?? 'nothing')
  await userEvent.click(page.getByRole('link', { name: 'Back' }))
  expect(navigation.current()).toEqual(campaignsDestinations.onboardingCrmConnection())
  await userEvent.click(button(page, 'Skip for Now'))
  await userEvent.click(page.getByRole('link', { name: 'Go to Workspace' }))
  await expect.element(page.getByText('The workspace')).toBeVisible()
})

it('asks about the company as it was entered, and is busy until the answer is there [CAM-ONB-13]', async () => {
  const { api, page, sent } = await begin({
    faults: [{ operation: 'marketingScience.fromWebsite', kind: 'latency', milliseconds: 600_000 }],
  })
  await toCrm(page, 'Northwind Freight')
  await userEvent.click(button(page, 'Skip for Now'))
  for (const name of ['Ideal Customer Profile', 'Brand Voice'])
    await expect.element(page.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => sent('POST').at(-1)?.body).toEqual({ companyWebsite: 'Northwind Freight' })
  api.server.faults.set([])
})

it('leaves a note in the cards where it failed, and tries again [CAM-ONB-13]', async () => {
  const { api, page } = await begin({
    faults: [{ operation: 'marketingScience.fromWebsite', kind: 'status', status: 500 }],
  })
  await toCrm(page)
  await userEvent.click(button(page, 'Skip for Now'))
  for (const name of ['Ideal Customer Profile', 'Brand Voice']) {
    const card = page.getByRole('region', { name })
    await expect.element(card).toHaveTextContent('You can write both in settings.')
    await expect.element(card.getByRole('link', { name: 'Open settings' })).toBeVisible()
  }
  await expect.element(page.getByRole('link', { name: 'Go to Workspace' })).toBeVisible()
  api.server.faults.set([])
  await userEvent.click(button(page, 'Try again'))
  await expect.element(page.getByText(/company directory knows of Magnolia Transport/)).toBeVisible()
})

const firsts = async ({ api }: Pick<Shown, 'api'>) => {
  const [icp] = await api.client.call(listIcps, {}, { workspaceId })
  const [voice] = await api.client.call(listBrandVoices, {}, { workspaceId })
  return { icp, voice }
}

it('shows what the workspace has, whoever has begun it [CAM-ONB-10] [CAM-ONB-11]', async () => {
  const shown = await begin({ scenario: 'demo' })
  const { api, page, navigation, sent } = shown
  const [there] = await api.client.call(listConnections, { query: { connectorType: 'crm' } }, { workspaceId })
  const credentials = { accessToken: 'pat-eu1-7c41' }
  if (!there) {
    const body = { provider: 'hubspot', name: 'Our CRM', credentials } as const
    await api.client.call(createConnection, { body }, { workspaceId })
  }
  navigation.push(campaignsDestinations.onboardingSummary())
  const { icp, voice } = await firsts(shown)
  const card = (name: string) => page.getByRole('region', { name })
  await expect.element(card('Ideal Customer Profile')).toHaveTextContent(icp?.name ?? '?')
  await expect.element(card('Brand Voice')).toHaveTextContent(voice?.name ?? '?')
  await expect.element(page.getByText('CRM Integration Connected')).toBeVisible()
  await expect.element(page.getByText('Tell the company')).not.toBeInTheDocument()
  expect(sent('POST').filter(({ url }) => url.pathname.endsWith('/from-website'))).toEqual([])
})

it('replaces the records that campaigns use when that is asked for, and no others', async () => {
  const shown = await begin({ scenario: 'demo' })
  const { page } = shown
  const before = await firsts(shown)
  await toCrm(page)
  await userEvent.click(button(page, 'Skip for Now'))
  const card = page.getByRole('region', { name: 'Ideal Customer Profile' })
  await expect.element(card).toHaveTextContent(before.icp?.name ?? '?')
  await userEvent.click(page.getByRole('button', { name: /^Describe .*magnolia.* instead$/ }))
  const question = page.getByRole('alertdialog')
  await userEvent.click(question.getByRole('button', { name: 'Replace both' }))
  await expect.poll(async () => (await firsts(shown)).voice?.name).not.toBe(before.voice?.name)
  const after = await firsts(shown)
  expect([after.icp?.icpId, after.voice?.brandVoiceId]).toEqual([before.icp?.icpId, before.voice?.brandVoiceId])
  expect(after.icp?.name).not.toBe(before.icp?.name)
  await expect.element(card).toHaveTextContent(after.icp?.name ?? '?')
  await expect.element(card).toHaveAttribute('aria-busy', 'false')
})

it('says why they could not be replaced, shows them still, and tries again [CAM-ONB-13]', async () => {
  const shown = await begin({ scenario: 'demo' })
  const { api, page } = shown
  const before = await firsts(shown)
  await toCrm(page)
  await userEvent.click(button(page, 'Skip for Now'))
  api.server.faults.set([{ operation: 'marketingScience.fromWebsite', kind: 'status', status: 500 }])
  await userEvent.click(page.getByRole('button', { name: /^Describe .*magnolia.* instead$/ }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Replace both' }))
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(/^They could not be replaced\. \S/)
  await expect
    .element(page.getByRole('region', { name: 'Ideal Customer Profile' }))
    .toHaveTextContent(before.icp?.name ?? '?')
  api.server.faults.set([])
  await userEvent.click(button(page, 'Try again'))
  await expect.poll(async () => (await firsts(shown)).icp?.name).not.toBe(before.icp?.name)
  await expect.element(alert).not.toBeInTheDocument()
})

async function toSummary(page: Page, company: string) {
  await edit(page, 'Company', company)
  await userEvent.click(button(page, 'Next'))
  await userEvent.click(button(page, 'Skip for Now'))
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
}

async function back(page: Page) {
  await userEvent.click(page.getByRole('link', { name: 'Back' }))
  await userEvent.click(page.getByRole('link', { name: 'Back' }))
}

const describeInstead = (page: Page, company: string) =>
  page.getByRole('button', { name: new RegExp(`^Describe .*${company}.* instead$`) })

const isWritten = (page: Page) =>
  expect
    .element(
      page.getByRole('status').filter({ hasText: 'The ideal customer profile and the brand voice are written.' }),
    )
    .toBeInTheDocument()

async function correct(page: Page, company: string) {
  await userEvent.click(describeInstead(page, company))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Replace both' }))
  await isWritten(page)
}

async function onceDescribed(company: string) {
  const shown = await begin()
  await toCrm(shown.page, company)
  await userEvent.click(button(shown.page, 'Skip for Now'))
  await isWritten(shown.page)
  return shown
}

const companyOf = async ({ api }: Pick<Shown, 'api'>) => {
  const [company] = await api.client.call(listValuePropositions, {}, { workspaceId })
  return company
}

it('corrects the company information to the company that was said since, unless somebody has changed it [CAM-ONB-12]', async () => {
  const shown = await onceDescribed('quillworks.io')
  const { api, page } = shown
  const first = await companyOf(shown)
  expect(first).toMatchObject({ name: 'Quillworks', websiteUrl: 'https://quillworks.io' })
  await back(page)
  await toSummary(page, 'northwind-freight.example')
  await userEvent.click(describeInstead(page, 'northwind-freight'))
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent(/company information is replaced too, but only if .* nobody has changed it since/)
  await userEvent.keyboard('{Escape}')
  await correct(page, 'northwind-freight')
  expect(await companyOf(shown)).toMatchObject({
    name: 'Northwind Freight',
    websiteUrl: expect.stringContaining('northwind-freight.example'),
  })

  const params = { valuePropositionId: first?.valuePropositionId ?? '' }
  const body = { description: 'By hand.' }
  const changed = await api.client.call(updateValueProposition, { params, body }, { workspaceId })
  await back(page)
  await toSummary(page, 'magnolia-transport.example')
  await correct(page, 'magnolia-transport')
  expect(await companyOf(shown)).toEqual(changed)
})

it('warns still after replacing, and offers it again for another company alone [CAM-ONB-13]', async () => {
  const { page } = await onceDescribed('quillworks.io')
  await back(page)
  await toSummary(page, 'northwind-freight.example')
  await correct(page, 'northwind-freight')
  const warning = page.getByText(/The company directory does not know Northwind Freight\..*check each point\./)
  await expect.element(warning).toBeVisible()
  await expect.element(describeInstead(page, 'northwind-freight')).not.toBeInTheDocument()
  await back(page)
  await toSummary(page, 'northwind-freight.example')
  await expect.element(page.getByRole('region', { name: 'Brand Voice' })).toHaveAttribute('aria-busy', 'false')
  await expect.element(describeInstead(page, 'northwind-freight')).not.toBeInTheDocument()
  await back(page)
  await toSummary(page, 'quillworks.io')
  await expect.element(describeInstead(page, 'quillworks')).toBeVisible()
})

it('leads on to what is shown only while it is of the company that was said [CAM-ONB-10]', async () => {
  const { page } = await onceDescribed('quillworks.io')
  const leaves = page.getByRole('link', { name: 'Go to Workspace' })
  await expect.element(leaves).toHaveAttribute('data-variant', 'primary')
  await back(page)
  await toSummary(page, 'northwind-freight.example')
  await expect.element(describeInstead(page, 'northwind-freight')).toHaveAttribute('data-variant', 'primary')
  await expect.element(leaves).toHaveAttribute('data-variant', 'secondary')
})

it('says that not much is known where nothing was said, and leads to where a campaign is described [CAM-ONB-10]', async () => {
  const { navigation, page } = await show(<OnboardingScreen step="summary" />)
  await expect.element(title(page)).toHaveTextContent('Your workspace is ready')
  await expect.element(page.getByText(/^Not much is known of your company yet\./)).toBeVisible()
  expect(page.getByText(/^This is what campaigns and messages begin with/).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('link', { name: 'Describe a campaign' }))
  expect(navigation.current()?.name).toBe('campaigns.root')
})
