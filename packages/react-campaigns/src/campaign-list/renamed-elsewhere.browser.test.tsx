import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { CampaignListScreen } from './CampaignListScreen'
import { chooseInMenu, find, show, workspaceId } from './fixtures/show-campaigns'

type Shown = Awaited<ReturnType<typeof show>>

const told = 'This was changed to “Iberian shippers” meanwhile.'

async function changeElsewhere({ api }: Shown, name: string, body: { name: string } | { status: 'Completed' }) {
  const { campaignId } = await find(api, name)
  await api.client.call(updateCampaign, { params: { campaignId }, body }, { workspaceId })
}

async function namesOf({ api }: Shown, name: string): Promise<string> {
  return (await find(api, name)).name
}

/** Types another name for a campaign that somebody else calls "Iberian shippers" meanwhile. */
async function renameAfterOthers() {
  const shown = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(shown.page, 'Nordic shippers', 'Rename')
  const field = shown.page.getByRole('textbox', { name: 'Campaign name' })
  await userEvent.fill(field, 'Baltic shippers')
  await changeElsewhere(shown, 'Nordic shippers', { name: 'Iberian shippers' })
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.page.getByText(told)).toBeVisible()
  return { ...shown, field }
}

it('overwrites no name of somebody else, and keeps what was typed', async () => {
  const shown = await renameAfterOthers()
  await expect.element(shown.field).toHaveValue('Baltic shippers')
  await expect.element(shown.field).toHaveFocus()
  expect(await namesOf(shown, 'Iberian shippers')).toBe('Iberian shippers')
})

it('takes the own name for whoever says so', async () => {
  const shown = await renameAfterOthers()
  await userEvent.click(shown.page.getByRole('button', { name: 'Keep mine' }))
  await expect.element(shown.page.getByRole('link', { name: 'Baltic shippers' })).toHaveFocus()
  expect(await namesOf(shown, 'Baltic shippers')).toBe('Baltic shippers')
})

it('leads to the choice, and decides nothing, when Enter is pressed once more', async () => {
  const shown = await renameAfterOthers()
  const sent = shown.sent('PATCH').length
  await expect.element(shown.field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.page.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
  expect(shown.sent('PATCH')).toHaveLength(sent)
  expect(await namesOf(shown, 'Iberian shippers')).toBe('Iberian shippers')
})

it("takes the other's name for whoever says so", async () => {
  const shown = await renameAfterOthers()
  await userEvent.click(shown.page.getByRole('button', { name: 'Use theirs' }))
  await expect.element(shown.page.getByRole('link', { name: 'Iberian shippers' })).toHaveFocus()
  expect(await namesOf(shown, 'Iberian shippers')).toBe('Iberian shippers')
})

it('decides nothing for whoever goes elsewhere', async () => {
  const shown = await renameAfterOthers()
  await userEvent.click(shown.page.getByRole('heading', { name: 'Your Audience List' }))
  await expect.element(shown.field).toHaveValue('Baltic shippers')
  await expect.element(shown.page.getByText(told)).toBeVisible()
  expect(shown.sent('PATCH')).toHaveLength(2)
})

it('asks again when somebody was faster once more', async () => {
  const shown = await renameAfterOthers()
  await changeElsewhere(shown, 'Iberian shippers', { name: 'Adriatic shippers' })
  await userEvent.click(shown.page.getByRole('button', { name: 'Keep mine' }))
  await expect.element(shown.page.getByText('This was changed to “Adriatic shippers” meanwhile.')).toBeVisible()
  await expect.element(shown.field).toHaveValue('Baltic shippers')
})

it('does not mind what else has changed', async () => {
  const shown = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(shown.page, 'Nordic shippers', 'Rename')
  await userEvent.fill(shown.page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  await changeElsewhere(shown, 'Nordic shippers', { status: 'Completed' })
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.page.getByRole('link', { name: 'Baltic shippers' })).toHaveFocus()
  expect(await find(shown.api, 'Baltic shippers')).toMatchObject({ status: 'Completed' })
})

it('blames nobody else for a rename that is refused though nothing has changed', async () => {
  const shown = await show(<CampaignListScreen />, {
    names: ['Nordic shippers'],
    faults: [{ kind: 'status', operation: 'campaigns.update', status: 409 }],
  })
  await chooseInMenu(shown.page, 'Nordic shippers', 'Rename')
  const field = shown.page.getByRole('textbox', { name: 'Campaign name' })
  await userEvent.fill(field, 'Baltic shippers')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/was not saved/)
  await expect.element(field).toHaveValue('Baltic shippers')
  await expect.element(shown.page.getByText(/meanwhile/)).not.toBeInTheDocument()
})

it('moves nothing around when it says what is wrong', async () => {
  const shown = await show(<CampaignListScreen />, { names: ['Nordic shippers'] })
  await chooseInMenu(shown.page, 'Nordic shippers', 'Rename')
  const card = shown.page.getByRole('listitem').element()
  const before = card.getBoundingClientRect().height
  await userEvent.fill(shown.page.getByRole('textbox', { name: 'Campaign name' }), ' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.page.getByText('Enter a name.')).toBeVisible()
  expect(card.getBoundingClientRect().height).toBe(before)
})

it('leaves the next card in sight when it says that somebody else was faster', async () => {
  await page.viewport(400, 900)
  onTestFinished(() => page.viewport(1280, 720))
  const names = ['Iberian retail', 'Nordic shippers']
  const shown = await show(<CampaignListScreen />, { names })
  await chooseInMenu(shown.page, 'Nordic shippers', 'Rename')
  await userEvent.fill(shown.page.getByRole('textbox', { name: 'Campaign name' }), 'Baltic shippers')
  const theirs = 'Shippers of chilled and frozen food in the north of Europe, with their own fleet or without one'
  await changeElsewhere(shown, 'Nordic shippers', { name: theirs })
  await userEvent.keyboard('{Enter}')
  const keep = shown.page.getByRole('button', { name: 'Keep mine' })
  await expect.element(keep).toBeVisible()
  const [card, next] = shown.page.getByRole('listitem').elements()
  const notice = keep.element().closest('.inlay-InlineEdit-error')
  const field = shown.page.getByRole('textbox', { name: 'Campaign name' }).element()
  expect(notice?.getBoundingClientRect().bottom).toBeLessThanOrEqual(card?.getBoundingClientRect().bottom ?? 0)
  expect(notice?.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom)
  expect(next?.getBoundingClientRect().top).toBeGreaterThan(card?.getBoundingClientRect().bottom ?? 0)
})
