import axe from 'axe-core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showPlan } from './fixtures/show-plan'

const names = 'Name,Email,Company\nAnn Lee,ann@acme.example,Acme\n'
const titles = ['Find Leads', 'Enrich Lead Data', 'Draft Campaign Content']

it('always shows three cards, each with something to try [CAM-SMART-01] [CAM-SMART-02] [CAM-SMART-03]', async () => {
  const { page, conversation, sent } = await showPlan({ contacts: names })
  for (const name of titles) await expect.element(page.getByRole('heading', { name })).toBeVisible()
  const suggested = page
    .getByRole('tabpanel', { name: 'Smart Assist' })
    .getByText('the contact that nobody has looked up')
  await expect.element(suggested).toBeVisible()
  expect(sent('GET', '/smart-assist')).toHaveLength(1)
  const prompt = suggested.element().textContent ?? ''
  await userEvent.click(page.getByRole('button', { name: 'Try this' }).nth(1))
  await expect.element(conversation.getByText(prompt)).toBeVisible()
})

it('can be reached and scrolled by keys while prompts are on their way [CAM-SMART-01] [CAM-SMART-03]', async () => {
  const { page } = await showPlan({
    faults: [{ operation: 'campaigns.smartAssist', kind: 'latency', milliseconds: 600_000 }],
    height: 560,
  })
  const assist = page.getByRole('tabpanel', { name: 'Smart Assist' })
  await expect.element(assist.getByRole('img', { name: 'Loading prompts' }).first()).toBeVisible()
  const { violations } = await axe.run(assist.element(), { runOnly: ['scrollable-region-focusable'] })
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  const last = assist.getByRole('button', { name: 'Try this' }).nth(2)
  await expect.element(last).not.toBeInViewport({ ratio: 1 })
  ;(page.getByRole('tab', { name: 'Smart Assist' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(last).toHaveFocus()
  await expect.element(last).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Loading prompts')
})

it('has prompts of its own where none come [CAM-SMART-04]', async () => {
  const { page } = await showPlan({
    faults: [{ operation: 'campaigns.smartAssist', kind: 'status', status: 500 }],
  })
  for (const name of titles) await expect.element(page.getByRole('heading', { name })).toBeVisible()
  for (const prompt of [
    'Find 10 companies like our best customers, and the people there who decide.',
    'Look up email addresses and profiles of all contacts.',
    'Draft a three-step email sequence for this audience.',
  ])
    await expect.element(page.getByText(prompt)).toBeVisible()
  await expect.element(page.getByText('Prompts to begin with. Sending one starts a run.')).toBeVisible()
  expect(page.getByText(/written for this campaign/).elements()).toHaveLength(0)
})

it('asks for others after a run that a card began, and after no other [CAM-SMART-05]', async () => {
  const { page, ask, runIsDone, sent } = await showPlan({ contacts: names })
  await expect.element(page.getByRole('button', { name: 'Try this' }).first()).not.toHaveAttribute('aria-disabled')
  const asked = () => sent('GET', '/smart-assist').length
  expect(asked()).toBe(1)
  await ask('Who is in the audience?')
  await runIsDone()
  expect(asked()).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Try this' }).nth(1))
  await runIsDone()
  await expect.poll(asked).toBe(2)
  await ask('Who is in the audience?')
  await runIsDone()
  expect(asked()).toBe(2)
})

it('asks for others when a run is over that was under way when the plan was opened [CAM-SMART-05]', async () => {
  const first = await showPlan({ contacts: names })
  first.api.server.clock.freeze()
  await first.ask('Find 2 retail companies in Spain')
  await expect.poll(() => first.sent('POST', '/run').length).toBe(1)
  await first.page.unmount()
  const { runIsDone, sent, page } = await showPlan({ api: first.api, campaignId: first.campaignId })
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect.poll(() => sent('GET', '/smart-assist').length).toBe(1)
  await runIsDone()
  await expect.poll(() => sent('GET', '/smart-assist').length).toBe(2)
})

it('offers no more what the campaign began with once that is done [CAM-SMART-05]', async () => {
  const { conversation, page, runIsDone, sent } = await showPlan({
    prompt: 'Find 3 heads of operations at manufacturing companies in Poland',
  })
  const assist = page.getByRole('tabpanel', { name: 'Smart Assist' })
  await expect.element(conversation.getByText(/^Find 3 heads of operations/)).toBeVisible()
  await expect.poll(() => sent('POST', '/run').length).toBe(1)
  await runIsDone()
  await expect.element(assist.getByText(/^Find 10 more heads of operations at manufacturing/)).toBeVisible()
  expect(sent('GET', '/smart-assist')).toHaveLength(2)
})

it('waits while the agent works, and says so', async () => {
  const { api, clock, page, ask } = await showPlan({ contacts: names })
  await expect.element(page.getByRole('button', { name: 'Try this' }).first()).not.toHaveAttribute('aria-disabled')
  api.server.clock.freeze()
  await ask('Find 2 heads of marketing in Berlin')
  const card = page.getByRole('button', { name: 'Try this' }).first()
  await expect.element(card).toHaveAttribute('aria-disabled', 'true')
  await userEvent.hover(card)
  await clock.advance(1_000)
  await expect.element(page.getByText(/^The agent is working/)).toBeVisible()
})

it('tells what the agent was asked before, and what became of it', async () => {
  const { page, ask, runIsDone } = await showPlan({ contacts: names })
  const runs = page.getByRole('region', { name: 'Runs' })
  await expect.element(page.getByRole('button', { name: 'Try this' }).first()).not.toHaveAttribute('aria-disabled')
  await expect.element(runs).not.toBeInTheDocument()
  await ask('Find 2 retail companies in Spain')
  await runIsDone()
  await ask('Who is in the audience?')
  await runIsDone()
  await expect.poll(() => runs.getByRole('listitem').elements().length).toBe(2)
  await expect.element(runs.getByRole('listitem').first()).toHaveTextContent(/Who is in the audience\?\s*Done.*1 step/)
  await expect.element(runs.getByRole('listitem').nth(1)).toHaveTextContent(/Find 2 retail companies in Spain.*Done/)
})

it('goes from a run to where it was asked, also the second time the same was', async () => {
  const { conversation, page, ask, runIsDone } = await showPlan({ contacts: names, height: 420 })
  const runs = page.getByRole('region', { name: 'Runs' })
  const asked = ['Who is in the audience?', 'How many contacts are there?', 'Who is in the audience?']
  for (const text of asked) {
    await ask(text)
    await runIsDone()
  }
  const entries = runs.getByRole('button', { name: 'Go to it in the conversation: Who is in the audience?' })
  await expect.poll(() => entries.elements().length).toBe(2)
  const said = conversation.getByText(asked[0] ?? '', { exact: true })
  await expect.element(said.first()).not.toBeInViewport()
  await userEvent.click(entries.nth(1))
  await expect.element(said.first()).toBeInViewport()
  await expect.poll(() => document.activeElement?.contains(said.first().element())).toBe(true)
  ;(entries.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.contains(said.nth(1).element())).toBe(true)
})

it('shows the newest five runs, and all of them when asked', async () => {
  const { page, ask, runIsDone } = await showPlan({ contacts: names })
  const entries = page.getByRole('region', { name: 'Runs' }).getByRole('listitem')
  for (let count = 1; count <= 6; count += 1) {
    await ask(`Who is in the audience, for the time ${count}?`)
    await runIsDone()
  }
  await expect.element(entries.first()).toHaveTextContent('for the time 6?')
  expect(entries.elements()).toHaveLength(5)
  await userEvent.click(page.getByRole('button', { name: 'Show all 6' }))
  expect(entries.elements()).toHaveLength(6)
  await userEvent.click(
    page.getByRole('button', { name: 'Go to it in the conversation: Who is in the audience, for the time 1?' }),
  )
  await expect.poll(() => document.activeElement?.textContent).toContain('for the time 1?')
  await userEvent.click(page.getByRole('button', { name: 'Show the newest only' }))
  expect(entries.elements()).toHaveLength(5)
})
