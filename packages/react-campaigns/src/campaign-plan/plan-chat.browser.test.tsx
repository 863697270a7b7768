import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getCampaign } from '@inlay/sdk-core/contract/campaigns'
import { showPlan, workspaceId } from './fixtures/show-plan'

const ask = 'Find 2 heads of marketing at software companies in Berlin'

it('offers exactly two agents, and remembers who was chosen on the device [CAM-CHAT-01] [CAM-CHAT-02] [CAM-CHAT-04]', async () => {
  const first = await showPlan()
  const { page, sent } = first
  await userEvent.click(page.getByRole('button', { name: 'Marketing Expert' }))
  const offered = () =>
    page
      .getByRole('menuitemradio')
      .elements()
      .map((item) => item.querySelector('.inlay-Menu-label')?.textContent ?? item.textContent)
  await expect.poll(() => offered().length).toBe(2)
  expect(offered()[0]).toMatch(/^Marketing Expert(?! \(Simple\))/)
  expect(offered()[1]).toMatch(/^Marketing Expert \(Simple\)/)
  await userEvent.click(page.getByRole('menuitemradio', { name: /\(Simple\)/ }))
  await first.ask(ask)
  await expect
    .poll(() => sent('POST', '/run').map(({ url }) => url.pathname))
    .toEqual([expect.stringContaining('/agents/marketing-expert-simple/run')])
  await first.runIsDone()
  await page.unmount()
  const again = await showPlan({ api: first.api, storage: first.storage })
  await expect.element(again.page.getByRole('button', { name: 'Marketing Expert (Simple)' })).toBeVisible()
  await again.page.unmount()
  first.storage.set(`inlay.campaigns.agent:user_maren:${workspaceId}`, 'nobody')
  const other = await showPlan({ api: first.api, storage: first.storage })
  await expect.element(other.page.getByRole('button', { name: /Marketing Expert$/ })).toBeVisible()
})

it('says that another agent was talked to, and leads back to that', async () => {
  const { page, ask: say, runIsDone, conversation } = await showPlan()
  await say('Who is in the audience?')
  await runIsDone()
  await expect.element(page.getByText(/also talked about/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Marketing Expert' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: /\(Simple\)/ }))
  await expect.element(page.getByText(/^This campaign was also talked about with Marketing Expert\./)).toBeVisible()
  await expect.element(conversation.getByText('Who is in the audience?')).not.toBeInTheDocument()
  // Where it stands on a line of its own, it begins where the words do.
  const words = page.getByText(/^This campaign was also talked about/)
  const go = page.getByRole('button', { name: 'Go to Marketing Expert' })
  const bar = go.element().closest<HTMLElement>('[role="status"]')
  bar?.style.setProperty('inline-size', '300px')
  const startOf = (place: { element: () => Element }) => place.element().getBoundingClientRect().left
  expect(go.element().getBoundingClientRect().top).toBeGreaterThan(words.element().getBoundingClientRect().top)
  expect(startOf(go)).toBeCloseTo(startOf(words), 0)
  await userEvent.click(go)
  await expect.element(conversation.getByText('Who is in the audience?')).toBeVisible()
  await expect.element(page.getByText(/also talked about/)).not.toBeInTheDocument()
})

it('stops the run with a reason, and keeps what was done [CAM-CHAT-05]', async () => {
  const { api, page, ask: say, sent, conversation } = await showPlan()
  api.server.clock.freeze()
  await say(ask)
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  await expect
    .poll(() => sent('POST', '/stop').map(({ body }) => body))
    .toMatchObject([{ reason: 'User requested stop' }])
  await expect.element(conversation.getByText('Stopped').first()).toBeVisible()
})

it('has counts, rows and runs right when a run is stopped, and its step says what was kept [CAM-CHAT-05]', async () => {
  const { api, campaignId, page, ask: say, conversation } = await showPlan()
  api.server.clock.freeze()
  await say('Find 40 CFOs at software companies in Italy')
  const runs = page.getByRole('region', { name: 'Runs' })
  await expect.element(runs.getByText('Working')).toBeVisible()
  const accounts = async () => {
    const campaign = await api.client.call(getCampaign, { params: { campaignId } }, { workspaceId })
    return campaign.accountsCount ?? 0
  }
  await expect
    .poll(
      async () => {
        api.server.clock.advance(100)
        return accounts()
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(0)
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect.element(runs.getByText('Stopped')).toBeVisible()
  const kept = await accounts()
  await expect.element(conversation.getByText(`${kept} accounts kept · Stopped`)).toBeVisible()
  await expect.element(page.getByRole('tab', { name: `Audience ${kept}` })).toBeVisible()
})

it('writes a stop that failed to the log, without a notice [CAM-CHAT-06]', async () => {
  const {
    api,
    clock,
    logged,
    page,
    ask: say,
  } = await showPlan({
    faults: [{ operation: 'agents.stop', kind: 'status', status: 500 }],
  })
  api.server.clock.freeze()
  await say(ask)
  await userEvent.click(page.getByRole('button', { name: 'Stop' }))
  await expect
    .poll(async () => {
      await clock.advance(1_000)
      return logged.some((line) => /stop/i.test(line))
    })
    .toBe(true)
  expect(document.querySelector('.inlay-Toast')).toBeNull()
})

it('tells of each step as it goes and when it is done, with its arguments [CAM-CHAT-07] [CAM-CHAT-11]', async () => {
  const { api, page, ask: say, runIsDone, conversation } = await showPlan()
  api.server.clock.freeze()
  await say(ask)
  await expect
    .poll(() => {
      api.server.clock.advance(100)
      return conversation.getByText('Finding accounts').query()
    })
    .not.toBeNull()
  await runIsDone()
  await expect.element(conversation.getByText(/^Found \d+ accounts?$/).first()).toBeVisible()
  await expect.element(conversation.getByText('Found 2 contacts')).toBeVisible()
  expect(conversation.getByText('Finding accounts').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: /^Found \d+ accounts?/ }))
  await expect.element(page.getByRole('treeitem', { name: /place|city|cities|industry/ }).first()).toBeVisible()
  for (const hidden of ['per_page', 'page', 'include_similar_titles', 'limit'])
    expect(page.getByRole('treeitem', { name: new RegExp(`^${hidden}\\b`) }).query()).toBeNull()
})

it('thinks in a box of its own, and answers in the conversation [CAM-CHAT-08] [CAM-CHAT-09]', async () => {
  const { page, ask: say, runIsDone, conversation } = await showPlan()
  await say(ask)
  await runIsDone()
  const thoughts = page.getByRole('button', { name: /^Reasoning/ })
  await expect.element(thoughts).toBeInTheDocument()
  if (thoughts.element().getAttribute('aria-expanded') === 'false') await userEvent.click(thoughts)
  await expect.element(conversation.getByText(/I read this as/)).toBeInTheDocument()
  const box = conversation
    .getByText(/I read this as/)
    .element()
    .closest('.inlay-Reasoning-text, [role="group"]')
  expect(box?.getBoundingClientRect().height ?? 0).toBeLessThanOrEqual(300)
  await expect.element(conversation.getByText(/I added/)).toBeVisible()
  expect(
    conversation
      .getByText(/I added/)
      .element()
      .closest('.inlay-Reasoning'),
  ).toBeNull()
})

it('has the thread of the campaign, and says whose it is [CAM-CHAT-13] [CAM-CHAT-14]', async () => {
  const { campaignId, ask: say, runIsDone, sent } = await showPlan()
  await say('Who is in the audience?')
  await runIsDone()
  expect(sent('POST', '/run')[0]?.body).toMatchObject({
    threadId: campaignId,
    forwardedProps: { metadata: { workspaceId, sessionId: campaignId, userId: 'user_maren' } },
  })
  expect(sent('GET', '/threads/').map(({ url }) => url.pathname)).toContainEqual(
    expect.stringMatching(new RegExp(`/agents/marketing-expert/threads/${campaignId}$`)),
  )
})

it('stays usable where the state of the agent cannot be read, of which the log tells [CAM-CHAT-15]', async () => {
  const {
    logged,
    page,
    ask: say,
    runIsDone,
    conversation,
  } = await showPlan({
    clientOver: (client) => ({
      ...client,
      async call(operation, ...rest) {
        const answer = await client.call(operation, ...rest)
        return operation.id === 'agents.loadThread'
          ? (Object.assign(answer as object, { state: '{ broken' }) as typeof answer)
          : answer
      },
    }),
  })
  await expect.poll(() => logged.some((line) => /state/i.test(line))).toBe(true)
  await expect.element(page.getByRole('tab', { name: 'Overview' })).not.toBeInTheDocument()
  await say('Who is in the audience?')
  await runIsDone()
  await expect.element(conversation.getByText(/nobody|audience/i).first()).toBeVisible()
})
