import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteCampaign, listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { find, show, workspaceId } from './fixtures/show-campaigns'

type Shown = Awaited<ReturnType<typeof show>>

const box = { name: 'Describe a new campaign' }

async function names({ api }: Shown) {
  const { items } = await api.client.call(listCampaigns, {}, { workspaceId })
  return items.map(({ name }) => name)
}

/** A campaign is made of "Chilled food", and the page that asked for it does not get to know. */
async function loseAnswer(fault: Parameters<Shown['api']['server']['faults']['set']>[0][number]) {
  const shown = await show(<CampaignsRootScreen />, { faults: [fault] })
  await userEvent.type(shown.page.getByRole('textbox', box), 'Chilled food')
  await userEvent.keyboard('{Enter}')
  return shown
}

const lost = { kind: 'drop', when: 'after', operation: 'campaigns.create' } as const

it('leads to the campaign that was made before the page was loaded again, and makes no other', async () => {
  const shown = await loseAnswer(lost)
  await expect.element(shown.page.getByText('It may have been created all the same.')).toBeVisible()
  const { campaignId } = await find(shown.api, 'Chilled food')
  shown.api.server.faults.clear()
  const page = await shown.reload()
  await expect.element(page.getByRole('textbox', box)).toHaveValue('Chilled food')
  await userEvent.click(page.getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()).toMatchObject({ name: 'campaigns.plan', params: { campaignId } })
  expect(await names(shown)).toEqual(['Chilled food'])
  expect(shown.storage.keys(), 'all is known').toEqual([])
})

it('does so also where the page was left before there could be an answer', async () => {
  const shown = await loseAnswer({ kind: 'latency', milliseconds: 600_000, operation: 'campaigns.create' })
  await expect.element(shown.page.getByRole('button', { name: 'Starting' })).toBeVisible()
  const page = await shown.reload()
  shown.api.server.faults.clear()
  await userEvent.click(page.getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  const keys = shown.sent('POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/./)
  expect(keys[1]).toBe(keys[0])
})

it('makes another campaign of another text', async () => {
  const shown = await loseAnswer(lost)
  await expect.element(shown.page.getByText('It may have been created all the same.')).toBeVisible()
  shown.api.server.faults.clear()
  const page = await shown.reload()
  await userEvent.fill(page.getByRole('textbox', box), 'Chilled food in Norway')
  await userEvent.click(page.getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  expect(await names(shown)).toEqual(['Chilled food in Norway', 'Chilled food'])
})

it('makes another campaign of the same text once it is known what became of the first', async () => {
  const shown = await loseAnswer({ kind: 'status', status: 403, operation: 'campaigns.create' })
  await expect.element(shown.page.getByText('There was an error creating the campaign.')).toBeVisible()
  expect(shown.storage.keys(), 'refused: only the text is worth keeping').toHaveLength(1)
  shown.api.server.faults.clear()
  await userEvent.click(shown.page.getByRole('button', { name: 'Start campaign' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  const { campaignId } = await find(shown.api, 'Chilled food')
  await shown.api.client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
  const page = await shown.reload()
  await userEvent.type(page.getByRole('textbox', box), 'Chilled food')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names(shown)).toEqual(['Chilled food'])
})

it('leaves what is written while a campaign is made', async () => {
  const shown = await loseAnswer({ kind: 'latency', milliseconds: 400, operation: 'campaigns.create' })
  await userEvent.fill(shown.page.getByRole('textbox', box), 'Wind parks')
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  await expect.element(shown.page.getByRole('textbox', box)).toHaveValue('Wind parks')
})
