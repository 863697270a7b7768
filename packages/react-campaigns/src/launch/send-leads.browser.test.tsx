import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  hasLinkedInProfile,
  hasUnsentMessage,
  listArtifacts,
  listLeadLists,
  sendLeads,
} from '@inlay/sdk-core/contract/campaigns'
import { showLaunch } from './fixtures/show-launch'

it('leads to the integrations of its kind where no LinkedIn provider is connected, and asks it for nothing [CAM-CONN-01]', async () => {
  const { navigation, screen, sent } = await showLaunch({ waiting: 'linkedIn', workspaceId: 'halden' })
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  await expect.element(screen.getByText('No LinkedIn provider is connected')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Integrate' }))
  expect(navigation.current()).toMatchObject({ name: 'campaigns.integrations', view: { kind: 'linkedin-outreach' } })
  expect(sent('GET', '/linkedin-launch/lists')).toEqual([])
})

it('sends leads to a list that is chosen or made [CAM-LINKED-01] [CAM-LINKED-02] [CAM-LINKED-03] [CAM-LINKED-04] [CAM-LINKED-06]', async () => {
  const { clock, read, screen, sent } = await showLaunch({ waiting: 'linkedIn' })
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  const dialog = screen.getByRole('dialog', { name: 'Add leads to the LinkedIn-outreach provider' })
  const addLeads = dialog.getByRole('button', { name: 'Add leads' })
  await expect.element(addLeads).toBeDisabled()
  await expect.element(dialog.getByRole('radio').first()).toBeInTheDocument()
  await expect.poll(() => dialog.element().querySelector('[data-dialog-body] :focus')).not.toBeNull()
  await userEvent.hover(addLeads, { force: true })
  await clock.advance(1_000)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Choose a list')
  await userEvent.click(addLeads, { force: true })
  expect(sent('POST', '/linkedin-launch')).toEqual([])

  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name of the new list' }), '   ')
  await userEvent.click(dialog.getByRole('button', { name: 'Create list' }))
  await expect.element(dialog.getByText('Enter a name')).toBeVisible()
  expect(sent('POST', '/linkedin-launch/lists')).toEqual([])

  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name of the new list' }), '  Autumn ')
  await userEvent.click(dialog.getByRole('button', { name: 'Create list' }))
  await expect.element(screen.getByText('HeyReach lead list created successfully')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /Autumn/ })).toBeChecked()

  await userEvent.click(dialog.getByRole('button', { name: 'Add leads' }))
  await expect.element(screen.getByText('Sent leads to HeyReach list')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await read()).heyreachCampaignId).toBeTruthy()
  await expect.element(screen.getByRole('heading', { name: 'LinkedIn' })).toBeVisible()
})

it('counts those without a LinkedIn profile apart, and leaves them out [CAM-LINKED-05]', async () => {
  const { api, campaignId, screen } = await showLaunch({ waiting: 'linkedIn' })
  const input = { params: { campaignId }, query: { artifactType: 'contact' as const } }
  const { rows } = await api.client.rows(listArtifacts, input, { workspaceId: 'northwind' })
  const waiting = rows.filter((row) => hasUnsentMessage(row, 'heyreach'))
  const reachable = waiting.filter(hasLinkedInProfile).length
  const others = waiting.length - reachable
  expect(Math.min(reachable, others)).toBeGreaterThan(0)
  await expect.element(screen.getByText(`${reachable} pending launch`).last()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  const dialog = screen.getByRole('dialog', { name: 'Add leads to the LinkedIn-outreach provider' })
  const leftOut =
    others === 1 ? '1 more has no LinkedIn profile and is' : `${others} more have no LinkedIn profile and are`
  await expect
    .element(
      dialog.getByText(
        new RegExp(
          `waits? to be sent\\. ${leftOut} left out\\. “Enhance contacts” .* “Auto Enhance” there, then LinkedIn\\.`,
        ),
      ),
    )
    .toBeVisible()
  await userEvent.click(dialog.getByRole('radio').first())
  await userEvent.click(dialog.getByRole('button', { name: 'Add leads' }))
  await expect
    .element(
      screen.getByText(new RegExp(`^${reachable} launched, ${others} without a profile, \\d+ without a message$`)),
    )
    .toBeVisible()
})

it('says when leads could not be sent, in the words of the server where it has some [CAM-LINKED-06]', async () => {
  const { api, campaignId, screen } = await showLaunch({ waiting: 'linkedIn' })
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  const dialog = screen.getByRole('dialog', { name: 'Add leads to the LinkedIn-outreach provider' })
  await userEvent.click(dialog.getByRole('radio').first())
  api.server.faults.set([{ operation: 'linkedInLaunch.send', kind: 'status', status: 500, times: 1 }])
  await userEvent.click(dialog.getByRole('button', { name: 'Add leads' }))
  await expect.element(screen.getByText('Failed to send leads to HeyReach')).toBeVisible()
  // Somebody else is quicker.
  const [list] = await api.client.call(listLeadLists, {}, { workspaceId: 'northwind' })
  const body = { heyreachCampaignId: list?.id ?? '' }
  await api.client.call(sendLeads, { params: { campaignId }, body }, { workspaceId: 'northwind' })
  await userEvent.click(dialog.getByRole('button', { name: 'Add leads' }))
  await expect
    .element(screen.getByText(/^None of the contacts whose LinkedIn messages are written has a LinkedIn profile/))
    .toBeVisible()
})

it('says when a list could not be made, and keeps its name [CAM-LINKED-04]', async () => {
  const { screen } = await showLaunch({
    waiting: 'linkedIn',
    faults: [{ operation: 'linkedInLaunch.createList', kind: 'status', status: 500, times: 1 }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  const name = screen.getByRole('textbox', { name: 'Name of the new list' })
  await userEvent.fill(name, 'Autumn')
  await userEvent.click(screen.getByRole('button', { name: 'Create list' }))
  await expect.element(screen.getByText('Failed to create HeyReach lead list')).toBeVisible()
  await expect.element(name).toHaveValue('Autumn')
})

it('says that one is offline where leads were not sent for that [CAM-LINKED-06]', async () => {
  const { screen } = await showLaunch({
    waiting: 'linkedIn',
    faults: [{ operation: 'linkedInLaunch.send', kind: 'drop' }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Launch LinkedIn Messages' }))
  const dialog = screen.getByRole('dialog', { name: 'Add leads to the LinkedIn-outreach provider' })
  await userEvent.click(dialog.getByRole('radio').first())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await userEvent.click(dialog.getByRole('button', { name: 'Add leads' }))
  await expect.element(screen.getByText('Failed to send leads to HeyReach. You seem to be offline.')).toBeVisible()
})
