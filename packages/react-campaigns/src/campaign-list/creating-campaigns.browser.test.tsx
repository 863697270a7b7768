import { useState, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { campaignsDestinations } from '../destinations'
import { AudienceListScreen } from './AudienceListScreen'
import { CampaignListScreen } from './CampaignListScreen'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { find, show, workspaceId } from './fixtures/show-campaigns'

it('shows the same records as the audience list, and offers the menu for creating in both [CAM-LIST-07]', async () => {
  for (const screen of [<CampaignListScreen key="home" />, <AudienceListScreen key="audience" />]) {
    const { page } = await show(screen, { names: ['Nordic shippers'] })
    await expect.element(page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
    await expect.element(page.getByRole('menuitem', { name: 'Empty campaign' })).toBeVisible()
    await page.unmount()
  }
})

it('creates an empty audience list and opens it', async () => {
  const { page, navigation, sent } = await show(<CampaignListScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Empty campaign' }))
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

describe('whoever has gone elsewhere while a campaign is made stays there, and is told', () => {
  const faults = [{ kind: 'latency', operation: 'campaigns.create', milliseconds: 1_500 }] as const
  const told = '“Chilled food” was created.'

  async function ask(screen: ReactNode) {
    const shown = await show(screen, { faults })
    await userEvent.type(shown.page.getByRole('textbox', { name: 'Describe a new campaign' }), 'Chilled food')
    await userEvent.keyboard('{Enter}')
    await expect.element(shown.page.getByRole('button', { name: 'Starting' })).toBeVisible()
    return shown
  }

  it('when the host has gone on and the screen stands for a moment more', async () => {
    const { page, navigation } = await ask(<CampaignsRootScreen />)
    navigation.push(campaignsDestinations.home())
    await expect.element(page.getByText(told)).toBeVisible()
    expect(navigation.current()?.name).toBe('campaigns.home')
  })

  it('when the screen is gone', async () => {
    const { page, navigation } = await ask(<Leavable />)
    await userEvent.click(page.getByRole('button', { name: 'Leave' }))
    await expect.element(page.getByText(told)).toBeVisible()
    expect(navigation.current()).toBeUndefined()
  })
})

function Leavable() {
  const [left, leave] = useState(false)
  return (
    <>
      <button type="button" onClick={() => leave(true)}>
        Leave
      </button>
      {!left && <CampaignsRootScreen />}
    </>
  )
}

it('keeps all of a description that is too long, and says so', async () => {
  const { page, navigation, sent } = await show(<CampaignsRootScreen />)
  const prompt = page.getByRole('textbox', { name: 'Describe a new campaign' })
  await userEvent.fill(prompt, 'a'.repeat(17_000))
  expect(page.getByText('of 20,000').elements(), 'few come near it').toEqual([])
  const pasted = 'Chilled food. '.repeat(1_785)
  await userEvent.fill(prompt, pasted)
  await expect.element(page.getByText('24,990 of 20,000')).toBeVisible()
  await expect.element(prompt).toHaveValue(pasted)
  await expect.element(prompt).toBeInvalid()
  const told = 'At most 20,000 characters can be sent. Shorten it to start the campaign.'
  await expect.element(prompt).toHaveAccessibleDescription(expect.stringContaining(told))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Start campaign' })).toHaveAttribute('aria-disabled', 'true')
  expect(sent('POST')).toEqual([])

  await userEvent.fill(prompt, '🚚'.repeat(20_000))
  await expect.element(page.getByText('20,000 of 20,000')).toBeVisible()
  await expect.element(prompt).not.toBeInvalid()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.plan')
})

const lostAnswers = [
  ['no answer came', { kind: 'drop', when: 'after' }],
  ['the answer could not be read', { kind: 'malformed' }],
  ['the answer broke off', { kind: 'cut' }],
] as const

describe.each(lostAnswers)('makes one campaign however often it is asked for, where %s', (_, fault) => {
  const faults = [{ operation: 'campaigns.create', ...fault }]

  async function names({ api }: Awaited<ReturnType<typeof show>>) {
    const { items } = await api.client.call(listCampaigns, {}, { workspaceId })
    return items.map(({ name }) => name)
  }

  it('from the same description', async () => {
    const shown = await show(<CampaignsRootScreen />, { faults })
    const { api, page, navigation } = shown
    await userEvent.type(page.getByRole('textbox', { name: 'Describe a new campaign' }), 'Chilled food')
    await userEvent.keyboard('{Enter}')
    const failed = page.getByText('There was an error creating the campaign. Please try again later.')
    await expect.element(failed).toBeVisible()
    await expect.element(page.getByText('It may have been created all the same.')).toBeVisible()
    api.server.faults.clear()
    await userEvent.click(page.getByRole('button', { name: 'Start campaign' }))
    await expect.poll(() => navigation.current()?.name).toBe('campaigns.plan')
    expect(await names(shown)).toEqual(['Chilled food'])
  })

  it('as an empty list', async () => {
    const shown = await show(<CampaignListScreen />, { names: ['Nordic shippers'], faults })
    const { api, page, navigation } = shown
    const choose = async () => {
      await userEvent.click(page.getByRole('button', { name: 'Create campaign' }))
      await userEvent.click(page.getByRole('menuitem', { name: 'Empty campaign' }))
    }
    await choose()
    const failed = page.getByText('There was an error creating the audience list. Please try again later.')
    await expect.element(failed).toBeVisible()
    await expect.element(page.getByText('It may have been created all the same.')).toBeVisible()
    api.server.faults.clear()
    await choose()
    await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
    expect(await names(shown)).toEqual(['Untitled', 'Nordic shippers'])
  })
})
