import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { launchEmails, listEmailSenders } from '@inlay/sdk-core/contract/campaigns'
import { launchOf, startValues } from './email-launch-form'
import { showLaunch } from './fixtures/show-launch'

async function openEmails(options: Omit<Parameters<typeof showLaunch>[0], 'waiting'> = {}) {
  const shown = await showLaunch({ waiting: 'email', ...options })
  await userEvent.click(shown.screen.getByRole('button', { name: 'Launch Emails' }))
  const dialog = shown.screen.getByRole('dialog', { name: 'Launch email campaign' })
  await expect.element(dialog).toBeVisible()
  return { ...shown, dialog }
}

/** To an hour at which nothing is sent, whenever the test runs. */
function untilNight(now: number): number {
  const day = 24 * 60 * 60_000
  const time = (now - new Date(now).getTimezoneOffset() * 60_000) % day
  return (2 * 60 * 60_000 - time + day) % day
}

async function chooseSender({ screen, dialog }: Pick<Awaited<ReturnType<typeof openEmails>>, 'screen' | 'dialog'>) {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Senders' }))
  await userEvent.click(screen.getByRole('option', { name: /@mail\.northwind/ }).first())
  await userEvent.keyboard('{Escape}')
}

it('opens each launch by its card, with what waits [CAM-DETAIL-05] [CAM-DETAIL-11] [CAM-EMAIL-01] [CAM-EMAIL-02]', async () => {
  const { dialog } = await openEmails()
  await expect.element(dialog.getByText(/have an email that waits to be launched/)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'New campaign' })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: 'Existing campaign' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Campaign', exact: true }))
  await expect.element(dialog.getByRole('option').nth(1)).toBeVisible()
})

it('names a new campaign after the product and the person, and needs a name [CAM-EMAIL-04] [CAM-EMAIL-05]', async () => {
  const shown = await openEmails()
  const { clock, dialog, screen, sent } = shown
  const name = dialog.getByRole('textbox', { name: 'Campaign name' })
  const launch = dialog.getByRole('button', { name: 'Create & Launch' })
  await chooseSender(shown)
  await expect.element(name).toHaveValue('Inlay Maren Lindqvist')
  await expect.element(launch).toBeEnabled()
  await userEvent.fill(name, '  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(launch).toBeDisabled()
  await userEvent.hover(launch, { force: true })
  await clock.advance(1_000)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Enter a name')
  await userEvent.click(launch, { force: true })
  expect(sent('POST', '/email-launch')).toEqual([])
})

it('is launched by its button alone: Enter in a field takes over what is in it [CAM-EMAIL-01]', async () => {
  const shown = await openEmails()
  const { dialog, sent } = shown
  await chooseSender(shown)
  const from = dialog.getByLabelText('From', { exact: true })
  for (const [field, text] of [
    [from, '9:00 AM'],
    [dialog.getByRole('textbox', { name: 'Campaign name' }), 'Spring'],
    [dialog.getByRole('spinbutton', { name: 'New leads per day' }), '20'],
  ] as const) {
    await userEvent.fill(field, text)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(dialog.getByText(/^Every day, 9:00 AM to 11:30 PM/)).toBeVisible()
  expect(sent('POST', '/email-launch')).toEqual([])
  const launch = dialog.getByRole('button', { name: 'Create & Launch' })
  ;(launch.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent('POST', '/email-launch').length).toBe(1)
})

it('shows in words and in a week when e-mails go out', async () => {
  const { dialog } = await openEmails()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const words = dialog.getByText(/At most 350 emails a day from each sender/)
  await expect.element(words).toHaveTextContent(`Every day, 6:00 AM to 11:30 PM, ${zone.replaceAll('_', ' ')}.`)
  const bars = () => dialog.element().querySelectorAll('.inlay-SendWindows-window')
  expect(bars()).toHaveLength(7)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sat' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sun' }))
  await expect.element(words).toHaveTextContent(/^Mon, Tue, Wed, Thu, and Fri, /)
  expect(bars()).toHaveLength(5)
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await userEvent.click(dialog.getByRole('checkbox', { name: day }))
  const none = dialog.getByText(/^Nothing is sent as long as/)
  await expect.element(none).toHaveTextContent('Nothing is sent as long as no day is chosen.')
  const from = dialog.getByLabelText('From', { exact: true })
  for (const unreadable of ['', 'soon']) {
    await userEvent.fill(from, unreadable)
    await userEvent.tab()
    await expect.element(none).toHaveTextContent('Nothing is sent as long as a time is missing or cannot be read.')
  }
})

it('says how many new leads a day are written to, where that is less than there is time for [CAM-EMAIL-07]', async () => {
  const { dialog } = await openEmails()
  const leads = dialog.getByRole('spinbutton', { name: 'New leads per day' })
  await userEvent.fill(leads, '5')
  await expect
    .element(dialog.getByText(/At most 350 emails a day from each sender.* and 5 new leads a day in all\.$/))
    .toBeVisible()
  await userEvent.fill(leads, '350')
  await expect.element(dialog.getByText(/At most 350 emails a day from each sender\.$/)).toBeVisible()
})

it('takes what is typed after a press on the time zone for another one', async () => {
  const { dialog } = await openEmails()
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  const pressed = [zone, dialog.getByRole('button', { name: 'Show options' }).last()]
  for (const [index, place] of pressed.entries()) {
    await userEvent.click(place)
    await userEvent.keyboard(index === 0 ? 'berlin' : 'oslo')
    await userEvent.click(dialog.getByRole('option', { name: index === 0 ? 'Europe/Berlin' : 'Europe/Oslo' }))
    await expect.element(zone).toHaveValue(index === 0 ? 'Europe/Berlin' : 'Europe/Oslo')
    await userEvent.click(dialog.getByRole('radio', { name: 'New campaign' }))
  }
})

it('says that who sent before is not known, where the provider does not say it [CAM-EMAIL-01]', async () => {
  const { dialog } = await openEmails()
  await userEvent.click(dialog.getByRole('radio', { name: 'Existing campaign' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Campaign', exact: true }))
  await userEvent.click(dialog.getByRole('option').first())
  const known = dialog.getByText(/^As this campaign was last launched\./)
  const unknown = dialog.getByText(
    /^Days, hours and time zone as this campaign was last launched; who sent then is not known\./,
  )
  await expect.element(unknown).toBeVisible()
  expect(known.elements()).toHaveLength(0)
  await expect
    .element(dialog.getByRole('combobox', { name: 'Senders' }))
    .toHaveAttribute('placeholder', 'Choose senders')
})

it('says that one is offline where a launch failed for that [CAM-EMAIL-10]', async () => {
  const shown = await openEmails({ faults: [{ operation: 'emailLaunch.launch', kind: 'drop' }] })
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await chooseSender(shown)
  await userEvent.click(shown.dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect
    .element(shown.dialog.getByRole('alert'))
    .toHaveTextContent('Failed to launch Smartlead campaign. You seem to be offline.')
})

it('launches, says so, and keeps the campaign [CAM-EMAIL-06] [CAM-EMAIL-08] [CAM-EMAIL-09]', async () => {
  const shown = await openEmails()
  const { dialog, read, screen, sent } = shown
  await chooseSender(shown)
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect.element(screen.getByText('Drafted Smartlead email campaign')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const [call] = sent('POST', '/email-launch')
  expect(call?.body).toMatchObject({
    smartleadCampaignName: 'Inlay Maren Lindqvist',
    emailAccountIds: [expect.any(Number)],
    smartleadSchedule: {
      days_of_the_week: [0, 1, 2, 3, 4, 5, 6],
      start_hour: '06:00',
      end_hour: '23:30',
      min_time_btw_emails: 3,
      max_new_leads_per_day: 50,
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    status: 'start',
  })
  expect((await read()).smartleadCampaignName).toBe('Inlay Maren Lindqvist')
  await expect.element(screen.getByText(/^[1-9]\d* launched, \d+ without a message$/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Email' })).toBeVisible()
})

it('says why the last launch failed, and is over it once another one succeeds [CAM-EMAIL-10] [CAM-EMAIL-11]', async () => {
  const { screen } = await showLaunch({ waiting: 'email', hasFailed: true })
  const why = /^The last launch failed for \d+ contacts: The email provider refused the sender address\.$/
  await expect.element(screen.getByText(why)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Launch again' }))
  const dialog = screen.getByRole('dialog', { name: 'Launch email campaign' })
  await expect.element(dialog.getByText(why)).toBeVisible()
  await chooseSender({ screen, dialog })
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect.element(screen.getByText('Drafted Smartlead email campaign')).toBeVisible()
  await expect.element(screen.getByText('Active', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(why)).not.toBeInTheDocument()
})

it('counts those without a message beside what was launched, and says what writes one [CAM-DETAIL-05]', async () => {
  const shown = await openEmails()
  const { dialog, screen } = shown
  await chooseSender(shown)
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  const card = screen.getByText(/^[1-9]\d* launched, \d+ without a message$/)
  await expect.element(card).toBeVisible()
  const count = /\d+(?= without)/.exec(card.element().textContent)?.[0] ?? ''
  await userEvent.click(screen.getByRole('button', { name: 'Launch Emails' }))
  await expect
    .element(
      dialog.getByText(new RegExp(`waits to be launched\\. ${count} have no email .*“Add Messages” above the table`)),
    )
    .toBeVisible()
})

it('shows how a campaign that is there sends, and keeps what was changed [CAM-EMAIL-01]', async () => {
  const { api, campaignId, screen } = await showLaunch({ waiting: 'email' })
  const [sender] = await api.client.call(listEmailSenders, {}, { workspaceId: 'northwind' })
  const values = { ...startValues('Autumn', 'Europe/Oslo'), senders: [String(sender?.id)], days: ['1', '3'] }
  const earlier = launchOf({ ...values, start_hour: '09:00', max_new_leads_per_day: 12 }, 'Autumn', Date.now())
  await api.client.call(launchEmails, { params: { campaignId }, body: earlier }, { workspaceId: 'northwind' })
  await userEvent.click(screen.getByRole('button', { name: 'Launch Emails' }))
  const dialog = screen.getByRole('dialog', { name: 'Launch email campaign' })
  await userEvent.click(dialog.getByRole('radio', { name: 'Existing campaign' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Campaign', exact: true }))
  await userEvent.click(dialog.getByRole('option', { name: /^Autumn/ }))
  await expect.element(dialog.getByText(/^Mon and Wed, 9:00 AM to 11:30 PM, Europe\/Oslo\./)).toBeVisible()
  await expect.element(dialog.getByRole('spinbutton', { name: 'New leads per day' })).toHaveValue('12')
  await expect.element(dialog.getByText(sender?.fromEmail ?? '?')).toBeVisible()
  await expect.element(dialog.getByText(/^As this campaign was last launched\./)).toBeVisible()

  await userEvent.click(dialog.getByRole('checkbox', { name: 'Fri' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'New campaign' }))
  await expect.element(dialog.getByText(/^Mon, Wed, and Fri, 6:00 AM to 11:30 PM, UTC\./)).toBeVisible()
  await expect.element(dialog.getByRole('spinbutton', { name: 'New leads per day' })).toHaveValue('50')
})

it('goes on with the campaign that was launched before, and says that nothing was sent yet [CAM-EMAIL-01]', async () => {
  const shown = await openEmails()
  const { api, dialog, screen } = shown
  await expect.element(dialog.getByRole('radio', { name: 'New campaign' })).toHaveFocus()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Campaign name' }), 'Autumn')
  await chooseSender(shown)
  api.server.clock.freeze()
  api.server.clock.advance(untilNight(api.server.clock.now()))
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect.element(screen.getByText(/^Nothing has been sent yet/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Launch Emails' }))
  await expect.element(dialog.getByRole('radio', { name: 'Existing campaign' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Existing campaign' })).toHaveFocus()
  await expect.element(dialog.getByRole('combobox', { name: 'Campaign', exact: true })).toHaveValue('Autumn')
  await expect.element(dialog.getByText(/@mail\.northwind/)).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: 'New campaign' }))
  await expect.element(dialog.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Inlay Maren Lindqvist')
})

it('shows the senders of a launch before also where the provider says them last', async () => {
  const { api, campaignId, screen } = await showLaunch({ waiting: 'email' })
  const [sender] = await api.client.call(listEmailSenders, {}, { workspaceId: 'northwind' })
  const earlier = launchOf({ ...startValues('Autumn', 'UTC'), senders: [String(sender?.id)] }, 'Autumn', Date.now())
  await api.client.call(launchEmails, { params: { campaignId }, body: earlier }, { workspaceId: 'northwind' })
  api.server.faults.set([{ operation: 'emailLaunch.senders', kind: 'latency', milliseconds: 300 }])
  await userEvent.click(screen.getByRole('button', { name: 'Launch Emails' }))
  const dialog = screen.getByRole('dialog', { name: 'Launch email campaign' })
  await userEvent.click(dialog.getByRole('radio', { name: 'Existing campaign' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Campaign', exact: true }))
  await userEvent.click(dialog.getByRole('option', { name: /^Autumn/ }))
  await expect.element(dialog.getByText(sender?.fromEmail ?? '?')).toBeVisible()
})

it('says when follow-ups go out, of campaigns that have some', async () => {
  const { dialog, read } = await openEmails()
  const has = (await read()).messagesMetadata.some(({ type, templates }) => type === 'email' && templates.length > 1)
  await expect.element(dialog.getByRole('group', { name: 'Schedule' })).toBeVisible()
  expect(dialog.getByText(/each follow-up 3 days after the email before it/).elements()).toHaveLength(has ? 1 : 0)
})

it('says where a start that is chosen is, and when the clocks leave it out', async () => {
  const { dialog } = await openEmails()
  const start = dialog.getByRole('combobox', { name: 'Starts' }).or(dialog.getByRole('textbox', { name: 'Starts' }))
  await userEvent.fill(start, '3/14/2027, 2:30 AM')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByText('By the clocks of UTC')).toBeVisible()
  await expect.element(dialog.getByText('Left empty, it starts now')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('combobox', { name: 'Time zone' }))
  await userEvent.fill(dialog.getByRole('combobox', { name: 'Time zone' }), 'New York')
  await userEvent.click(dialog.getByRole('option', { name: 'America/New York' }))
  await expect.element(dialog.getByText(/2:30.AM does not exist that day. It starts at 3:30.AM/)).toBeVisible()
  await userEvent.fill(start, '11/7/2027, 1:30 AM')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByText(/1:30.AM comes twice that day. It starts the first time/)).toBeVisible()
})

it('starts on no day that has passed where its emails go out [CAM-EMAIL-07]', async () => {
  const { dialog } = await openEmails()
  const start = dialog.getByRole('combobox', { name: 'Starts' }).or(dialog.getByRole('textbox', { name: 'Starts' }))
  await userEvent.fill(start, '1/5/2020, 9:00 AM')
  await userEvent.keyboard('{Tab}')
  await expect.element(start).toHaveAccessibleDescription(/^Choose .+ or later/)
  await expect.element(start).toHaveValue('1/5/2020, 9:00 AM')
})

it('finds time zones by the names of today and of before, and UTC', async () => {
  const { dialog } = await openEmails()
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  await userEvent.click(zone)
  for (const [typed, name] of [
    ['Kolkata', 'Asia/Kolkata'],
    ['calcutta', 'Asia/Kolkata'],
    ['Kyiv', 'Europe/Kyiv'],
    ['UTC', 'UTC'],
  ] as const) {
    await userEvent.fill(zone, typed)
    await expect.element(dialog.getByRole('option', { name, exact: true })).toBeVisible()
  }
  await userEvent.click(dialog.getByRole('option', { name: 'UTC', exact: true }))
  await expect.element(zone).toHaveValue('UTC')
})

it('keeps what was filled in where a launch fails, and says why [CAM-EMAIL-10]', async () => {
  const shown = await openEmails({
    faults: [{ operation: 'emailLaunch.launch', kind: 'status', status: 500, times: 1 }],
  })
  const { api, dialog, screen } = shown
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Campaign name' }), 'Autumn')
  await chooseSender(shown)
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/Failed to launch Smartlead campaign|went wrong/)
  await expect.element(dialog.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
  api.server.faults.set([])
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  await expect.element(screen.getByText('Drafted Smartlead email campaign')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Launch Emails' }))
  await expect.element(dialog.getByText('No contact has an email that waits to be launched')).toBeVisible()
  await expect
    .element(dialog.getByRole('button', { name: 'Launch', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
})

it('shows in red why the provider took nothing, where somebody else was quicker [CAM-EMAIL-10]', async () => {
  const shown = await openEmails()
  const { api, campaignId, dialog } = shown
  await chooseSender(shown)
  const [sender] = await api.client.call(listEmailSenders, {}, { workspaceId: 'northwind' })
  const other = launchOf({ ...startValues('Other', 'UTC'), senders: [String(sender?.id)] }, 'Other', Date.now())
  await api.client.call(launchEmails, { params: { campaignId }, body: other }, { workspaceId: 'northwind' })
  await userEvent.click(dialog.getByRole('button', { name: 'Create & Launch' }))
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent(/No contact of this campaign has an email that waits to be launched/)
  const text = getComputedStyle(dialog.getByText(/^No contact of this campaign/).element()).color
  expect(text).not.toBe(getComputedStyle(dialog.element()).color)
})

it('is not launched by who leaves it', async () => {
  const { dialog, screen, sent } = await openEmails()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Campaign name' }), 'Autumn')
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('alertdialog', { name: 'Leave without finishing?' })
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus()
  expect(question.getByRole('button').elements()).toHaveLength(2)
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('POST', '/email-launch')).toEqual([])
})

it('says that there is no sender [CAM-EMAIL-03]', async () => {
  const { clock, dialog, screen } = await openEmails({ withoutSenders: true })
  await expect.element(dialog.getByText('No senders found')).toBeVisible()
  await userEvent.hover(dialog.getByRole('button', { name: 'Create & Launch' }), { force: true })
  await clock.advance(1_000)
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('No senders found')
})

it('leads to the integrations of its kind where no provider is connected [CAM-CONN-01]', async () => {
  const { dialog, navigation, sent } = await openEmails({ workspaceId: 'halden' })
  await expect.element(dialog.getByRole('link', { name: 'Integrate' })).toBeVisible()
  // It would refuse, and a browser prints every refusal as an error of the page.
  expect([...sent('GET', '/email-launch/campaigns'), ...sent('GET', '/email-launch/senders')]).toEqual([])
  expect(dialog.element().querySelector('[data-dialog-foot]')).toBeNull()
  await userEvent.click(dialog.getByRole('link', { name: 'Integrate' }))
  expect(navigation.current()).toMatchObject({ name: 'campaigns.integrations', view: { kind: 'email-sequencing' } })
})
