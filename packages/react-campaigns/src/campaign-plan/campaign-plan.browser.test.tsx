import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showPlan } from './fixtures/show-plan'

const ask = 'Find 2 heads of marketing at software companies in Berlin'
const names = 'Name,Email,Company\nAnn Lee,ann@acme.example,Acme\nBob Ray,bob@corp.example,Corp\n'

it('is a conversation and beside it a panel of three tabs, in their order [CAM-PLAN-01] [CAM-PLAN-02]', async () => {
  const { page, conversation, ask: say, runIsDone } = await showPlan()
  await expect.element(page.getByRole('tab', { name: 'Smart Assist' })).toHaveAttribute('aria-selected', 'true')
  const tabs = () =>
    page
      .getByRole('tablist', { name: 'Plan of the campaign' })
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  expect(tabs()).toEqual(['Smart Assist', 'Audience'])
  const panel = page.getByRole('tabpanel', { name: 'Smart Assist' }).element().getBoundingClientRect()
  expect(conversation.element().getBoundingClientRect().right).toBeLessThanOrEqual(panel.left)
  await say(`${ask} and write the overview`)
  await runIsDone()
  await expect.poll(tabs).toEqual(['Smart Assist', 'Overview', 'Audience'])
})

it('gives the panel half of the width for the audience, and 30 % for the others [CAM-PLAN-03]', async () => {
  const { page } = await showPlan({ contacts: names })
  const share = () => {
    const [start, end] = [...document.querySelectorAll('.inlay-SplitPane-pane')].map(
      (pane) => pane.getBoundingClientRect().width,
    )
    return Math.round((100 * (end ?? 0)) / ((start ?? 0) + (end ?? 0)))
  }
  await expect.element(page.getByRole('tab', { name: 'Smart Assist' })).toBeVisible()
  await expect.poll(share).toBe(30)
  await userEvent.click(page.getByRole('tab', { name: /^Audience/ }))
  await expect.poll(share).toBe(50)
  await userEvent.click(page.getByRole('tab', { name: 'Smart Assist' }))
  await expect.poll(share).toBe(30)
})

it('shows the overview as it is written, and saves it as Markdown [CAM-PLAN-04] [CAM-CHAT-14]', async () => {
  const { page, ask: say, runIsDone, downloads } = await showPlan({ contacts: names })
  await say('Write the overview')
  await runIsDone()
  await userEvent.click(page.getByRole('tab', { name: 'Overview' }))
  const overview = page.getByRole('region', { name: 'Overview of the campaign' })
  await expect.element(overview.getByRole('heading', { name: 'Heads of growth' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Download', exact: true }))
  await expect.poll(() => downloads.map(({ filename }) => filename)).toEqual(['campaign-overview.md'])
  expect(await downloads[0]?.blob.text()).toContain('# Heads of growth')
})

it('asks for the overview again where its download failed [CAM-PLAN-04]', async () => {
  const {
    page,
    ask: say,
    runIsDone,
    downloads,
  } = await showPlan({
    contacts: names,
    faults: [{ operation: 'campaigns.downloadOverview', kind: 'status', status: 500, times: 1 }],
  })
  await say('Write the overview')
  await runIsDone()
  await userEvent.click(page.getByRole('tab', { name: 'Overview' }))
  await userEvent.click(page.getByRole('button', { name: 'Download', exact: true }))
  await expect.element(page.getByText('The overview could not be downloaded')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => downloads.length).toBe(1)
})

it('shows contacts and accounts in tabs of their own, and finds in them what is asked of the server [CAM-PLAN-05] [CAM-PLAN-06]', async () => {
  const { find, page, sent } = await showPlan({
    contacts: names,
    accounts: 'Name\nAcme\nCorp\n',
    view: { tab: 'audience' },
  })
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).toBeVisible()
  const people = page
    .getByRole('tab', { name: /^Contacts/ })
    .element()
    .textContent?.replace(/\D/g, '')
  await expect.element(page.getByRole('tab', { name: `Audience ${people}`, exact: true })).toBeVisible()
  await find('bob')
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader', { name: 'Bob Ray' })).toBeVisible()
  expect(sent('GET', '/artifacts').some(({ url }) => url.searchParams.get('search') === 'bob')).toBe(true)
  await find('')
  await userEvent.click(page.getByRole('tab', { name: 'Accounts 2' }))
  await expect.element(page.getByRole('rowheader', { name: 'Acme' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).not.toBeInTheDocument()
})

it('saves the rows of the open tab, as far as they are found [CAM-PLAN-07]', async () => {
  const { find, page, downloads } = await showPlan({
    contacts: names,
    accounts: 'Name\nAcme\nCorp\n',
    view: { tab: 'audience' },
  })
  const saved = async () => {
    const before = downloads.length
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
    await expect.poll(() => downloads.length).toBe(before + 1)
    const text = (await downloads.at(-1)?.blob.text()) ?? ''
    return ['Ann Lee', 'Bob Ray', 'Acme', 'Corp'].filter((name) => new RegExp(`^${name}`, 'm').test(text))
  }
  expect(await saved()).toEqual(['Ann Lee', 'Bob Ray'])
  await find('ann')
  await expect.element(page.getByRole('rowheader', { name: 'Bob Ray' })).not.toBeInTheDocument()
  expect(await saved()).toEqual(['Ann Lee'])
  await find('')
  await userEvent.click(page.getByRole('tab', { name: 'Accounts 2' }))
  expect(await saved()).toEqual(['Acme', 'Corp'])
})

it('has rows stand together by the day on which they came [CAM-PLAN-08]', async () => {
  const { api, page } = await showPlan({ contacts: names, view: { tab: 'audience' } })
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
  const today = new Date(api.server.clock.now())
  const heading = page.getByRole('gridcell', { name: new RegExp(`Created on: ${day.format(today)}`) })
  await expect.element(heading).toBeVisible()
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(heading)
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).not.toBeInTheDocument()
  await userEvent.click(heading)
  await expect.element(page.getByRole('rowheader', { name: 'Ann Lee' })).toBeVisible()
})

it('asks before somebody leaves while the agent works, and not when it rests [CAM-PLAN-09] [CAM-PLAN-10]', async () => {
  const { api, page, ask: say, navigation, runIsDone, conversation } = await showPlan()
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  expect(unload()).toBe(false)
  api.server.clock.freeze()
  await say(ask)
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect.poll(unload).toBe(true)
  await userEvent.click(page.getByRole('link', { name: 'Go to audience' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Are you sure you want to leave?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  expect(navigation.current()?.name).not.toBe('campaigns.detail')
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Go to audience' }))
  await userEvent.click(page.getByRole('button', { name: 'Leave' }))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
  await runIsDone()
  await expect.element(conversation).toHaveAttribute('data-status', 'idle')
  expect(unload()).toBe(false)
})

it('goes on without an answer when the agent ends while it is asked [CAM-PLAN-09]', async () => {
  const { api, page, ask: say, navigation, runIsDone } = await showPlan()
  api.server.clock.freeze()
  await say(ask)
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: 'Go to audience' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Are you sure you want to leave?' })).toBeVisible()
  expect(navigation.current()?.name).not.toBe('campaigns.detail')
  await runIsDone()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
})

it('leads back to where campaigns are begun', async () => {
  const { page, navigation } = await showPlan()
  await userEvent.click(page.getByRole('link', { name: 'Back to campaigns' }))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.root')
})

const chat = { name: 'Conversation about the campaign' }

it('says first what the campaign was made from, exactly once [CAM-PLAN-11]', async () => {
  const { api, campaignId, conversation, page, reload, runIsDone, sent } = await showPlan({ prompt: ask })
  await expect.element(conversation.getByText(ask, { exact: true })).toBeVisible()
  await runIsDone()
  const runs = () => sent('POST', '/run').length
  expect(runs()).toBe(1)
  await page.unmount()
  const again = await reload()
  await expect.element(again.getByRole('region', chat).getByText(ask, { exact: true })).toBeVisible()
  await expect.element(again.getByRole('button', { name: 'Send' })).toBeInTheDocument()
  expect(runs()).toBe(1)
  // Nor to another agent, nor from another device.
  await userEvent.click(again.getByRole('button', { name: 'Marketing Expert' }))
  await userEvent.click(again.getByRole('menuitemradio', { name: /Marketing Expert \(Simple\)/ }))
  await expect.element(again.getByText('What should this campaign do?')).toBeVisible()
  await again.unmount()
  const elsewhere = await showPlan({ api, campaignId })
  await expect.element(elsewhere.conversation.getByText(ask, { exact: true })).toBeVisible()
  expect(runs()).toBe(1)
})

it('says it once where two windows open it at the same time [CAM-PLAN-11]', async () => {
  const first = await showPlan({ prompt: ask })
  const second = await showPlan({ api: first.api, campaignId: first.campaignId })
  await first.runIsDone()
  const { container } = second.page
  await expect.poll(() => container.querySelector('[data-status]')?.getAttribute('data-status')).toBe('idle')
  const begun = first.sent('POST', '/run').filter(({ body }) => JSON.stringify(body).includes(ask))
  const said = begun.map(({ body }) => (body as { readonly messages: readonly { readonly id: string }[] }).messages)
  expect(new Set(said.flat().map(({ id }) => id)).size).toBe(1)
  for (const { page } of [first, second]) {
    const shown = page.container.querySelector('.inlay-AgentChat')?.textContent
    expect(shown?.split(ask).length).toBeLessThanOrEqual(3)
  }
})

it('shows rows as the agent finds them [CAM-CHAT-03]', async () => {
  const { page, ask: say, runIsDone, clock } = await showPlan({ view: { tab: 'audience' } })
  await expect.element(page.getByText('No contacts yet')).toBeVisible()
  await say(ask)
  await runIsDone()
  await clock.advance(2_000)
  await expect.element(page.getByRole('tab', { name: 'Contacts 2' })).toBeVisible()
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(2)
})

it('becomes one of the two where there is little room, and begins neither anew', async () => {
  const { page, conversation } = await showPlan({ width: 560, contacts: names })
  await expect.element(conversation).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Smart Assist' })).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'Half a')
  await userEvent.click(page.getByRole('radio', { name: 'Plan' }))
  await expect.element(page.getByRole('tab', { name: 'Smart Assist' })).toBeVisible()
  await expect.element(conversation).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('radio', { name: 'Conversation' }))
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a')
})

it('opens a row in the drawer, and says what it could not load', async () => {
  const { page } = await showPlan({
    contacts: names,
    view: { tab: 'audience' },
    faults: [{ operation: 'artifacts.list', kind: 'status', status: 500, times: 1 }],
  })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await userEvent.click(page.getByRole('rowheader', { name: 'Ann Lee' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
})
