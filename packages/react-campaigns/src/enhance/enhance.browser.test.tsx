import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { page as view, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTestApi } from '@inlay/mock-server/test-api'
import { getCampaign, getProcessingStatus, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { InlayProvider } from '@inlay/sdk-core/react'
import { memoryNavigation } from '@inlay/sdk-core/testing'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { showCampaign, threeContacts, workspaceId } from '../campaign-detail/fixtures/show-campaign'
import { AutoEnhanceDialog } from './AutoEnhanceDialog'

type Shown = Awaited<ReturnType<typeof showCampaign>>

const seven = ['Firmographics', 'LinkedIn', 'Engagements', 'Events', 'Notes', 'Calls', 'CRM Validation']

async function show(options: Parameters<typeof showCampaign>[0] = { contacts: threeContacts }) {
  await view.viewport(1440, 900)
  const shown = await showCampaign(options)
  await expect.element(shown.page.getByRole('gridcell').nth(1)).toBeVisible()
  return shown
}

async function choose({ page }: Pick<Shown, 'page'>, menu: string, item: string) {
  await userEvent.click(page.getByRole('button', { name: menu }))
  await userEvent.click(page.getByRole('menuitem', { name: item, exact: true }))
}

/** The modal alone, in a workspace that is connected to something else. */
async function showIn(workspace: string, userId: string, artifactType: ArtifactType = 'contact') {
  const api = createTestApi({ scenario: 'demo', userId })
  const navigation = memoryNavigation(undefined, { href: ({ name }) => `#${name}` })
  const page = await render(
    <StrictMode>
      <InlayProvider client={api.client} auth={api.auth} workspaceId={workspace} navigation={navigation}>
        <InlayRoot>
          <AutoEnhanceDialog campaignId={`campaign_${workspace}_1`} artifactType={artifactType} onClose={vi.fn()} />
        </InlayRoot>
      </InlayProvider>
    </StrictMode>,
  )
  const boxes = () => page.getByRole('checkbox').elements() as HTMLInputElement[]
  const nameOf = (box: HTMLInputElement) => box.labels?.[0]?.querySelector('.inlay-Choice-label')?.textContent
  return {
    page,
    navigation,
    disabled: () =>
      boxes()
        .filter((box) => box.disabled)
        .map(nameOf),
    names: () => boxes().map(nameOf),
  }
}

it('has the tools of contacts in their order, each with a menu of its own [CAM-DETAIL-09]', async () => {
  const { page } = await show()
  const bar = () =>
    [...document.querySelectorAll('.inlay-Table-bar button')]
      .filter((button) => button.checkVisibility())
      .map((button) => button.textContent)
  await expect
    .poll(bar)
    .toEqual(['Columns', 'Add Messages', 'Enhance contacts', 'Pre-Enrich Filters', 'Post-Enrich Filters'])
  await userEvent.click(page.getByRole('button', { name: 'Add Messages' }))
  const items = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.querySelector('.inlay-Menu-text')?.textContent)
  await expect.poll(items).toEqual(['Email', 'LinkedIn'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Enhance contacts' }))
  await expect.poll(items).toEqual(['Auto Enhance', 'Enhance with AI'])
})

it('folds the filters into one menu where there is little room', async () => {
  await view.viewport(774, 768)
  const { page } = await showCampaign({ contacts: threeContacts })
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  // Nor do the others take the room of the name.
  const check = page.getByRole('button', { name: 'Check for new leads' }).element()
  expect(check.getBoundingClientRect().width).toBe(check.getBoundingClientRect().height)
  await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Post-Enrich Filters' }))
  await expect.element(page.getByRole('dialog', { name: 'Manage Campaign Filters' })).toBeVisible()
})

it('enriches accounts from their own menu [CAM-DETAIL-10] [CAM-ENRICH-06]', async () => {
  const shown = await show({ contacts: threeContacts, accounts: 'Name\nAcme\n' })
  const { api, page, sent } = shown
  api.server.clock.freeze()
  await userEvent.click(page.getByRole('tab', { name: /Accounts/ }))
  await choose(shown, 'Enhance accounts', 'Auto Enhance')
  await userEvent.click(page.getByRole('checkbox', { name: 'LinkedIn' }))
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  expect(sent('POST', '/auto-enrich').map(({ body }) => body)).toEqual([
    { artifactType: 'account', enrichmentOptions: ['LinkedIn'] },
  ])
})

it('looks contacts up for what is chosen, of seven types [CAM-ENRICH-01] [CAM-ENRICH-02] [CAM-ENRICH-06]', async () => {
  const shown = await show()
  const { page, sent } = shown
  await choose(shown, 'Enhance contacts', 'Auto Enhance')
  const submit = page.getByRole('button', { name: 'Enhance', exact: true })
  await expect.element(submit).toBeDisabled()
  for (const name of seven) await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeEnabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Notes' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Firmographics' }))
  await expect.element(submit).toBeEnabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Notes' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Calls' }))
  await userEvent.click(submit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST', '/auto-enrich').map(({ body }) => body)).toEqual([
    { artifactType: 'contact', enrichmentOptions: ['Firmographics', 'Calls'] },
  ])
})

it('offers without connections LinkedIn alone, and leads to where they are made [CAM-ENRICH-01] [CAM-ENRICH-03] [CAM-ENRICH-04] [CAM-ENRICH-05]', async () => {
  const { page, navigation, disabled, names } = await showIn('halden', 'user_maren')
  await expect.poll(disabled).toEqual(seven.filter((name) => name !== 'LinkedIn'))
  expect(names()).toEqual(seven)
  const links = page.getByRole('link', { name: 'Integrate' })
  await expect.poll(() => links.elements().length).toBe(6)
  await userEvent.click(links.first())
  expect(navigation.current()).toMatchObject({ name: 'campaigns.integrations', view: { kind: 'contact-data' } })
  await userEvent.click(links.last())
  expect(navigation.current()).toMatchObject({ name: 'campaigns.integrations', view: { kind: 'crm' } })
})

it('needs each connection for its own types only [CAM-ENRICH-03] [CAM-ENRICH-04]', async () => {
  const { page, disabled } = await showIn('brightwater', 'user_theo')
  await expect.poll(disabled).toEqual(['Firmographics'])
  await expect.poll(() => page.getByRole('link', { name: 'Integrate' }).elements().length).toBe(1)
})

it('says what is prepared until the campaign is worked on, and nothing else can be begun [CAM-BUSY-04] [CAM-BUSY-05]', async () => {
  const shown = await show()
  const { api, clock, page } = shown
  api.server.clock.freeze()
  api.server.faults.set([{ kind: 'latency', operation: 'artifacts.autoEnrich', milliseconds: 500 }])
  await choose(shown, 'Enhance contacts', 'Auto Enhance')
  await userEvent.click(page.getByRole('checkbox', { name: 'LinkedIn' }))
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('progressbar', { name: 'Preparing to enhance contacts' })).toBeInTheDocument()
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  for (const name of ['Add Messages', 'Enhance contacts', 'Pre-Enrich Filters', 'Post-Enrich Filters']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).toBeDisabled()
    await userEvent.hover(button)
    await clock.advance(1_000)
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('The campaign is being worked on')
  }
})

it('stays with what is prepared where it cannot be asked what became of it, and asks on [CAM-BUSY-02] [CAM-BUSY-04] [CAM-BUSY-05]', async () => {
  const shown = await show()
  const { api, clock, page, sent } = shown
  api.server.clock.freeze()
  const down = (operation: string) => ({ kind: 'status', operation, status: 503 }) as const
  await choose(shown, 'Enhance contacts', 'Auto Enhance')
  await userEvent.click(page.getByRole('checkbox', { name: 'LinkedIn' }))
  api.server.faults.set([down('campaigns.state'), down('artifacts.processingStatus')])
  const before = sent('GET', '/state').length
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await vi.waitFor(
    async () => {
      await clock.advance(1_000)
      // More often than a call is tried again by itself.
      expect(sent('GET', '/state').length).toBeGreaterThan(before + 4)
    },
    { timeout: 10_000 },
  )
  await expect.element(page.getByRole('progressbar', { name: 'Preparing to enhance contacts' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeDisabled()
  api.server.faults.set([])
  await clock.advance(5_000)
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
})

it('shows how far work is before it is first polled, with the rows as far as they have come', async () => {
  const people = Array.from({ length: 20 }, (_, at) => `Ann ${at},ann${at}@acme.example`).join('\n')
  const shown = await show({ contacts: `Name,Email\n${people}\n` })
  const { api, campaign, clock, page, sent } = shown
  const params = { campaignId: campaign.campaignId }
  api.server.clock.freeze()
  await choose(shown, 'Enhance contacts', 'Auto Enhance')
  await userEvent.click(page.getByRole('checkbox', { name: 'LinkedIn' }))
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  const progress = page.getByRole('progressbar', { name: 'Updating table content...' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '0')
  await vi.waitFor(async () => {
    api.server.clock.advance(200)
    const { done } = await api.client.call(getProcessingStatus, { params }, { workspaceId })
    expect(done).toBeGreaterThan(0)
  })
  const asked = () => [sent('GET', '/state').length, sent('GET', '/artifacts').length]
  const [states, reads = 0] = asked()
  await clock.advance(600)
  await expect.element(progress).not.toHaveAttribute('aria-valuenow', '0')
  await expect.poll(() => asked()[1]).toBeGreaterThan(reads)
  expect(asked()[0]).toBe(states)
})

it('keeps what was chosen where it could not be begun, and begins it then [CAM-BUSY-04]', async () => {
  const shown = await show()
  const { api, page, sent } = shown
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.autoEnrich', status: 500, times: 1 }])
  await choose(shown, 'Enhance contacts', 'Auto Enhance')
  await userEvent.click(page.getByRole('checkbox', { name: 'LinkedIn' }))
  const submit = page.getByRole('button', { name: 'Enhance', exact: true })
  await userEvent.click(submit)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The enrichment could not be started.')
  await expect.element(page.getByText('Preparing to enhance contacts')).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'LinkedIn' })).toBeChecked()
  await userEvent.click(submit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST', '/auto-enrich')).toHaveLength(2)
})

it('writes a column from a prompt [CAM-AIENR-01] [CAM-AIENR-02] [CAM-AIENR-03]', async () => {
  const shown = await show()
  const { api, campaign, page, sent } = shown
  await choose(shown, 'Enhance contacts', 'Enhance with AI')
  const submit = page.getByRole('button', { name: 'Enhance', exact: true })
  await expect.element(submit).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Prompt' }), 'Write an icebreaker')
  await expect.element(submit).toBeDisabled()
  const name = page.getByRole('textbox', { name: 'Column Name' })
  await userEvent.fill(name, '   ')
  await expect.element(submit).toBeDisabled()
  await userEvent.fill(name, 'Ice breaker')
  await userEvent.click(submit)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const body = { artifactType: 'contact', userPrompt: 'Write an icebreaker', fieldName: 'ice_breaker' }
  expect(sent('POST', '/enrich-with-ai').map((call) => call.body)).toEqual([body])
  const params = { campaignId: campaign.campaignId }
  const { enrichmentWithAiMetadata } = await api.client.call(getCampaign, { params }, { workspaceId })
  expect(enrichmentWithAiMetadata).toEqual([{ fieldName: 'ice_breaker', userPrompt: 'Write an icebreaker' }])
})

it('sends the columns that the prompt is to look at [CAM-AIENR-01] [CAM-AIENR-03]', async () => {
  const shown = await show()
  const { page, sent } = shown
  await choose(shown, 'Enhance contacts', 'Enhance with AI')
  await userEvent.fill(page.getByRole('textbox', { name: 'Prompt' }), 'Greet')
  await userEvent.fill(page.getByRole('textbox', { name: 'Column Name' }), 'greeting')
  await userEvent.click(page.getByRole('combobox', { name: 'Additional columns' }))
  await userEvent.keyboard('Title{Enter}Company{Enter}{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST', '/enrich-with-ai').map(({ body }) => body)).toEqual([
    expect.objectContaining({ fieldName: 'greeting', fieldsToEnrichFrom: ['title', 'organization_name'] }),
  ])
})

it('changes a column that is there, under the name that it has everywhere [CAM-AIENR-05]', async () => {
  const shown = await show()
  const { api, clock, page, sent } = shown
  await choose(shown, 'Enhance contacts', 'Enhance with AI')
  await userEvent.fill(page.getByRole('textbox', { name: 'Prompt' }), 'Greet')
  await userEvent.fill(page.getByRole('textbox', { name: 'Column Name' }), 'hook_line')
  await userEvent.click(page.getByRole('combobox', { name: 'Additional columns' }))
  await userEvent.keyboard('Title{Enter}{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await vi.waitFor(
    async () => {
      api.server.clock.advance(2_000)
      await clock.advance(5_000)
      // Looked at once each time: to wait here would let no time pass for the work.
      expect(page.getByRole('columnheader', { name: /^Hook line/ }).query()).not.toBeNull()
      expect(
        page
          .getByRole('status')
          .getByText(/^Updating table content/)
          .query(),
      ).toBeNull()
    },
    { timeout: 25_000 },
  )
  await expect.element(page.getByRole('button', { name: 'Enhance contacts' })).toBeEnabled()
  // Behind all others: it is led to.
  await expect.element(page.getByRole('columnheader', { name: /^Hook line/ })).toBeInViewport()
  await choose(shown, 'Enhance contacts', 'Hook line')
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Greet')
  const name = page.getByRole('textbox', { name: 'Column Name' })
  await expect.element(name).toHaveValue('Hook line')
  await expect.element(name).toHaveAttribute('readonly')
  await expect.element(page.getByRole('dialog').getByText('Title')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Prompt' }), 'Greet warmly')
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST', '/enrich-with-ai').at(-1)?.body).toEqual({
    artifactType: 'contact',
    userPrompt: 'Greet warmly',
    fieldName: 'hook_line',
    fieldsToEnrichFrom: ['title'],
  })
})

it('keeps what was typed where it could not be begun, and asks before that is left', async () => {
  const shown = await show()
  const { api, page, sent } = shown
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.enrichWithAi', status: 500, times: 1 }])
  await choose(shown, 'Enhance contacts', 'Enhance with AI')
  await userEvent.fill(page.getByRole('textbox', { name: 'Prompt' }), 'Greet')
  await userEvent.fill(page.getByRole('textbox', { name: 'Column Name' }), 'greeting')
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Greet')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }))
  await userEvent.click(page.getByRole('button', { name: 'Enhance', exact: true }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST', '/enrich-with-ai')).toHaveLength(2)
})
