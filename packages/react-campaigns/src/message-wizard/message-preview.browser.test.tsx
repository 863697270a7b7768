import { expect, it } from 'vitest'
import { page as viewport, userEvent } from 'vitest/browser'
import {
  deleteRows,
  generateMessages,
  launchEmails,
  listArtifacts,
  listEmailSenders,
} from '@inlay/sdk-core/contract/campaigns'
import { upload, workspaceId } from '../campaign-detail/fixtures/show-campaign'
import { launchOf, startValues } from '../launch/email-launch-form'
import { showWizard, type ShowWizardOptions } from './fixtures/show-wizard'

const template = 'Hello {{first_name}}, how does {{organization_name}} plan?'

/** A sequence of two steps in the preview. */
async function showPreview(options: ShowWizardOptions = {}) {
  const shown = await showWizard(options)
  const { button, goal, text, dialog } = shown
  const [first, second] = options.kind === 'LinkedIn' ? ['First Message', 'Message - 2'] : ['First Mail', 'Follow Up-1']
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(text(first), template)
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text(second), 'Still there, {{first_name}}?')
  await userEvent.click(dialog.getByRole('tab', { name: first, exact: true }))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByRole('button', { name: 'Save & Regenerate' })).toBeVisible()
  return { ...shown, first, second }
}

it('shows all of a sample of an email, step by step and person by person, beside what is known of them [CAM-MSG-14]', async () => {
  const { dialog, button, tab } = await showPreview()
  const message = dialog.getByRole('article')
  await expect.element(message).toHaveTextContent(/Hello Ann, how does Acme plan\?/)
  await expect.element(message).toHaveTextContent(/First Mail/)
  const subject = message.element().querySelector('.inlay-MessageWizard-messageSubject')?.textContent ?? ''
  expect(subject.trim()).not.toBe('')
  await expect
    .element(dialog.getByText(/Filled in from first name \(Ann\) and organization name \(Acme\)/))
    .toBeVisible()
  const lead = dialog.getByRole('heading', { name: 'What is known of Ann Lee' })
  await expect.element(lead).toBeVisible()
  await expect.element(dialog.getByRole('group', { name: 'Preview' }).getByText('ann@acme.example')).toBeVisible()
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(message).toHaveTextContent(/Still there, Ann\?/)
  await userEvent.click(button('Next contact'))
  await expect.element(message).toHaveTextContent(/Still there, Bob\?/)
})

it('shows all of a sample on LinkedIn [CAM-MSG-14]', async () => {
  const { dialog } = await showPreview({ kind: 'LinkedIn' })
  const message = dialog.getByRole('article')
  await expect.element(message).toHaveTextContent(/Ann Lee/)
  await expect.element(message).toHaveTextContent(/Hello Ann, how does Acme plan\?/)
  await expect.element(dialog.getByText(/Filled in from first name/)).toBeVisible()
})

it('says that there are no samples [CAM-MSG-15]', async () => {
  const shown = await showWizard()
  const { api, campaign, button, goal, text, dialog } = shown
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(text('First Mail'), template)
  await expect.element(dialog.getByText('Messages are written for 3 contacts.')).toBeVisible()
  // They have gone meanwhile.
  const params = { campaignId: campaign.campaignId }
  const query = { artifactType: 'contact' } as const
  const { rows } = await api.client.rows(listArtifacts, { params, query }, { workspaceId })
  const body = { artifactType: 'contact', rowIds: rows.map(({ id }) => id) } as const
  await api.client.call(deleteRows, { params, body }, { workspaceId })
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('No samples generated yet')).toBeVisible()
})

it('goes back to the settings as they were, and does not ask for the same twice [CAM-MSG-16]', async () => {
  const { button, goal, text, subject, dialog, bodies } = await showPreview()
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Back'))
  await expect.element(goal).toHaveValue('Book a first call')
  await expect.element(text('First Mail')).toHaveValue(template)
  await expect.element(subject).not.toHaveValue('')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  expect(bodies('/sample-messages')).toHaveLength(1)
})

it('keeps what is edited in the preview and asks anew; not while a step is empty [CAM-MSG-17]', async () => {
  const { button, text, dialog, bodies } = await showPreview()
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.fill(text('First Mail'), '')
  await expect.element(button('Save & Regenerate')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Generate messages')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(text('First Mail'), 'Dear {{first_name}}, a word about {{organization_name}}.')
  await expect.element(dialog.getByText('These samples are of an earlier version.')).toBeVisible()
  await userEvent.click(button('Save & Regenerate'))
  await expect.element(dialog.getByRole('article')).toHaveTextContent(/Dear Ann, a word about Acme\./)
  await expect.element(dialog.getByText('These samples are of an earlier version.')).not.toBeInTheDocument()
  expect(bodies('/sample-messages').at(-1)?.['templates']).toEqual([
    'Dear {{first_name}}, a word about {{organization_name}}.',
    'Still there, {{first_name}}?',
  ])
  await userEvent.click(button('Back'))
  await expect.element(text('First Mail')).toHaveValue('Dear {{first_name}}, a word about {{organization_name}}.')
})

it('compares a step with the version before, and gives that back', async () => {
  const { button, text, dialog } = await showPreview()
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}, how does {{organization_name}} grow?')
  await userEvent.click(button('Compare with the version before'))
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('plan?')
  await expect.element(dialog.getByRole('insertion')).toHaveTextContent('grow?')
  await userEvent.click(button('Restore the version before'))
  await expect.element(text('First Mail')).toHaveValue(template)
  await expect.element(text('First Mail')).toHaveFocus()
})

it('offers to compare only a step that is another than before [CAM-MSG-17]', async () => {
  const { button, text, tab, dialog } = await showPreview()
  const compare = button('Compare with the version before')
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await expect.element(compare).not.toBeInTheDocument()
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}, how does {{organization_name}} grow?')
  await userEvent.click(compare)
  await expect.element(dialog.getByRole('deletion')).toHaveTextContent('plan?')
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(text('Follow Up-1')).toBeVisible()
  await expect.element(compare).not.toBeInTheDocument()
  await expect.element(dialog.getByText(/^What changed in/)).not.toBeInTheDocument()
  await userEvent.click(button('Save & Regenerate'))
  await expect.element(dialog.getByText('These samples are of an earlier version.')).not.toBeInTheDocument()
  await expect.element(compare).not.toBeInTheDocument()
  await userEvent.click(tab('First Mail'))
  await expect.element(compare).toBeVisible()
})

it('compares the subject line as well where it has changed, and gives back both', async () => {
  const { button, text, subject, dialog } = await showPreview()
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  const line = (subject.element() as HTMLTextAreaElement).value
  await userEvent.fill(subject, 'A question of routes')
  await userEvent.click(button('Compare with the version before'))
  await expect.element(dialog.getByRole('heading', { name: 'What changed in the subject line' })).toBeVisible()
  await expect.element(dialog.getByRole('insertion').first()).toBeVisible()
  await expect.element(dialog.getByText('This step is as it was.')).toBeVisible()
  await userEvent.fill(text('First Mail'), 'Hello')
  await expect.element(dialog.getByText('This step is as it was.')).not.toBeInTheDocument()
  await userEvent.click(button('Restore the version before'))
  await expect.element(subject).toHaveValue(line)
  await expect.element(text('First Mail')).toHaveValue(template)
  await expect
    .element(dialog.getByRole('heading', { name: 'What changed in the subject line' }))
    .not.toBeInTheDocument()
})

it('tries again to write samples that failed', async () => {
  const faults = [{ kind: 'status', operation: 'artifacts.sampleMessages', status: 500, times: 1 } as const]
  const { dialog, button } = await showPreview({ faults })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The samples could not be written')
  await userEvent.click(button('Try again'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
})

it('needs a subject line for the messages, and says so [CAM-MSG-03]', async () => {
  const { button, subject, dialog, bodies } = await showPreview()
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.fill(subject, '')
  await expect.element(button('Generate messages')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog.getByText('Enter a subject line: no email is generated without one.')).toBeVisible()
  await userEvent.fill(subject, 'Routes at {{organization_name}}')
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toMatchObject([{ subjectLine: 'Routes at {{organization_name}}' }])
})

it('generates nothing that nobody would get, and says what to change and where', async () => {
  const { button, text, tab, dialog, bodies } = await showPreview()
  const generate = button('Generate messages')
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await expect.element(generate).not.toHaveAttribute('aria-disabled')
  await userEvent.click(tab('Follow Up-1'))
  await userEvent.fill(text('Follow Up-1'), 'Still there, {{frist_name}}?')
  await userEvent.click(tab('First Mail'))
  await expect.element(generate).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(
      dialog
        .getByText(/^Nobody would get a message: no contact has “{{frist_name}}”\. Change it in “Follow Up-1” first/)
        .first(),
    )
    .toBeVisible()
  await userEvent.click(generate, { force: true })
  expect(bodies('/generate-messages')).toHaveLength(0)
  await userEvent.click(button('Save & Regenerate'))
  await userEvent.click(tab('Follow Up-1'))
  const missing = dialog.getByRole('article').getByText('{{frist_name}} missing', { exact: true })
  await expect.element(missing).toHaveClass('inlay-MessageWizard-missing')
  await userEvent.fill(text('Follow Up-1'), 'Still there, {{first_name}}? [fill in what you would like to say: Juggle]')
  await userEvent.click(button('Save & Regenerate'))
  const sample = dialog.getByRole('article').getByText('[fill in what you would like to say: Juggle]', { exact: true })
  await expect.element(sample).toHaveClass('inlay-MessageWizard-missing')
  await expect
    .element(dialog.getByText(/^Nobody would get a message: “\[fill in .*Juggle\]” in “Follow Up-1” has to/).first())
    .toBeVisible()
  await userEvent.fill(text('Follow Up-1'), 'Still there, {{first_name}}?')
  await expect.element(dialog.getByText('Messages are written for 3 contacts.')).toBeVisible()
  await userEvent.click(generate)
  await expect.element(dialog).not.toBeInTheDocument()
})

it('generates the messages, which stand in the rows then; says so meanwhile [CAM-BUSY-04] [CAM-MSG-18] [CAM-MSG-19]', async () => {
  const { api, page, button, subject, dialog, bodies, workIsDone } = await showPreview()
  await userEvent.fill(subject, 'Routes at {{organization_name}}')
  api.server.faults.set([{ kind: 'latency', operation: 'artifacts.generateMessages', milliseconds: 500 }])
  api.server.clock.freeze()
  await userEvent.click(button('Generate messages'))
  await expect.element(page.getByRole('progressbar', { name: 'Preparing message generation' })).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toEqual([
    {
      messageType: 'email',
      artifactType: 'contact',
      instructions: 'Book a first call',
      templates: [template, 'Still there, {{first_name}}?'],
      subjectLine: 'Routes at {{organization_name}}',
    },
  ])
  await expect.element(page.getByRole('progressbar', { name: 'Updating table content...' })).toBeVisible()
  await workIsDone()
  await expect.element(page.getByText('3 pending launch')).toBeVisible()
  await userEvent.click(page.getByRole('rowheader', { name: 'Ann Lee', exact: true }))
  const drawer = page.getByRole('region', { name: 'Contact', exact: true })
  await expect.element(drawer.getByText('Hello Ann, how does Acme plan?')).toBeVisible()
  await expect.element(drawer.getByText('Still there, Ann?')).toBeVisible()
})

it('says before a launch that texts were changed of which nothing is written yet', async () => {
  const { page, button, dialog, text, first, open, workIsDone } = await showPreview()
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog).not.toBeInTheDocument()
  await workIsDone()
  await expect.element(page.getByText('3 pending launch')).toBeVisible()
  const launch = page.getByRole('dialog', { name: 'Launch email campaign' })
  const changed = launch.getByText(/You have changed the texts in “Add Messages”/)
  await userEvent.click(page.getByRole('button', { name: 'Launch Emails' }))
  await expect.element(launch.getByRole('button', { name: 'Create & Launch' })).toBeVisible()
  await expect.element(changed).not.toBeInTheDocument()
  await userEvent.click(launch.getByRole('button', { name: 'Cancel' }))
  await open()
  await userEvent.fill(text(first), 'Hello {{first_name}}, shall we talk?')
  await userEvent.click(button('Cancel'))
  await userEvent.click(page.getByRole('button', { name: 'Launch Emails' }))
  await expect.element(changed).toBeVisible()
})

it('keeps everything where the messages could not be begun, and begins them then', async () => {
  const { api, page, button, dialog, text, bodies } = await showPreview()
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.generateMessages', status: 500, times: 1 }])
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(page.getByText('Preparing message generation')).not.toBeInTheDocument()
  await expect.element(text('First Mail')).toHaveValue(template)
  await userEvent.click(button('Try again'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toHaveLength(2)
})

it('writes one step again of messages that are there, whose steps are what they are [CAM-MSG-04] [CAM-MSG-07] [CAM-MSG-18]', async () => {
  const shown = await showWizard()
  const { api, campaign, page, open, button, dialog, goal, text, tab, bodies, workIsDone } = shown
  const settings = {
    instructions: 'Book it',
    templates: ['One {{first_name}}', 'Two {{first_name}}'],
    subjectLine: 'A line of words',
  }
  await userEvent.click(button('Cancel'))
  await api.client.call(
    generateMessages,
    {
      params: { campaignId: campaign.campaignId },
      body: { messageType: 'email', artifactType: 'contact', ...settings },
    },
    { workspaceId },
  )
  await workIsDone()
  await upload(api, campaign.campaignId, 'contact', 'Name,Email\nDee New,dee@acme.example\n')
  await shown.reload()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  await open()
  await expect.element(goal).toHaveValue('Book it')
  await expect.element(text('First Mail')).toHaveValue('One {{first_name}}')
  await expect.element(button('Add a step')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Delete First Mail')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tab('Follow Up-1'))
  await userEvent.fill(text('Follow Up-1'), 'Second {{first_name}}')
  await userEvent.click(button('Continue to preview'))
  const which = dialog.getByRole('combobox', { name: 'Generate' })
  await expect.element(which).toBeVisible()
  // Where there is little room beside it, the note stands above.
  await viewport.viewport(1024, 768)
  const note = dialog.getByText(/^Messages are written for/).element()
  expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(which.element().getBoundingClientRect().top)
  await userEvent.click(which)
  await userEvent.click(page.getByRole('option', { name: 'Only Follow Up-1' }))
  await expect
    .element(dialog.getByText('1 of them has no other steps yet, and gets the whole sequence.', { exact: false }))
    .toBeVisible()
  const beside = dialog.getByText('You also changed “First Mail”: contacts keep what it said.', { exact: false })
  await expect.element(beside).not.toBeInTheDocument()
  await userEvent.click(tab('First Mail'))
  await userEvent.fill(text('First Mail'), 'First {{first_name}}')
  await expect.element(beside).toBeVisible()
  await userEvent.fill(text('First Mail'), 'One {{first_name}}')
  await expect.element(beside).not.toBeInTheDocument()
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('/generate-messages').at(-1)).toMatchObject({
    messageSequenceIdx: 1,
    templates: ['One {{first_name}}', 'Second {{first_name}}'],
  })
})

it('says how many of those who are written to cannot be sent theirs yet [CAM-MSG-18]', async () => {
  const contacts =
    'Name,Email,Company,LinkedIn\nAnn Lee,ann@acme.example,Acme,https://www.linkedin.com/in/ann-lee\nBob Ray,,Acme,\nCy Orr,cy@corp.example,Corp,\n'
  const email = await showWizard({ contacts })
  await expect
    .element(email.dialog.getByText('Messages are written for 3 contacts. 1 of them has no email address yet.'))
    .toBeVisible()
  await email.page.unmount()
  const { dialog } = await showWizard({ contacts, kind: 'LinkedIn' })
  await expect
    .element(dialog.getByText('Messages are written for 3 contacts. 2 of them have no LinkedIn profile yet.'))
    .toBeVisible()
})

it('writes messages to somebody without an address, and says that none is sent before one is found [CAM-MSG-18]', async () => {
  const { button, dialog, goal, text, bodies } = await showWizard({ contacts: 'Name,Email,Company\nBob Ray,,Acme\n' })
  const words =
    'Messages are written for 1 contact. They cannot be sent before email addresses are found: “Enhance contacts” above the table looks for addresses. Choose “Auto Enhance” there, then LinkedIn.'
  await expect.element(dialog.getByText(words)).toBeVisible()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(text('First Mail'), template)
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  const note = dialog.getByText(words)
  await expect.element(note).toBeVisible()
  const foot = button('Generate messages').element().getBoundingClientRect()
  expect(note.element().getBoundingClientRect().right).toBeLessThanOrEqual(foot.left)
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(bodies('/generate-messages')).toHaveLength(1)
})

it('warns of messages that nobody can be sent [CAM-MSG-18]', async () => {
  const none = 'Name,Email,Company\nAnn Lee,ann@acme.example,Acme\nBob Ray,,Acme\n'
  const email = await showWizard({ contacts: none })
  const some = email.dialog.getByText(/^Messages are written for 2 contacts\. 1 of them has no email address yet\.$/)
  await expect.element(some).toBeVisible()
  const usual = getComputedStyle(some.element()).color
  await email.page.unmount()
  const { dialog } = await showWizard({ contacts: none, kind: 'LinkedIn' })
  const all = dialog.getByText(
    'Messages are written for 2 contacts. They cannot be sent before LinkedIn profiles are found: “Enhance contacts” above the table looks for profiles. Choose “Auto Enhance” there, then LinkedIn.',
  )
  await expect.element(all).toBeVisible()
  expect(getComputedStyle(all.element()).color).not.toBe(usual)
  expect(all.element().querySelector('svg')).not.toBeNull()
})

it('shows in the preview the step that was worked on [CAM-MSG-14]', async () => {
  const { button, dialog, second } = await showPreview()
  await userEvent.click(button('Back'))
  await userEvent.click(dialog.getByRole('tab', { name: second, exact: true }))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByRole('button', { name: 'Save & Regenerate' })).toBeVisible()
  await expect.element(dialog.getByRole('tab', { name: second, exact: true })).toHaveAttribute('aria-selected', 'true')
})

it('counts and shows those alone who were not sent theirs yet', async () => {
  const shown = await showWizard()
  const { api, campaign, page, open, button, dialog, workIsDone } = shown
  const params = { campaignId: campaign.campaignId }
  const body = { messageType: 'email', artifactType: 'contact', instructions: 'Book', subjectLine: 'A line' } as const
  await userEvent.click(button('Cancel'))
  await api.client.call(generateMessages, { params, body: { ...body, templates: ['One'] } }, { workspaceId })
  await workIsDone()
  const [sender] = await api.client.call(listEmailSenders, {}, { workspaceId })
  const values = { ...startValues('Autumn', 'UTC'), senders: [String(sender?.id)] }
  await api.client.call(launchEmails, { params, body: launchOf(values, 'Autumn', Date.now()) }, { workspaceId })
  await upload(api, params.campaignId, 'contact', 'Name,Email\nDee Fox,dee@acme.example\n')
  await shown.reload()
  await expect.element(page.getByRole('button', { name: 'Add Messages' })).toBeEnabled()
  await open()
  await expect
    .element(dialog.getByText('Messages are written for 1 contact. 3 have already been sent theirs and keep them.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('article')).toHaveTextContent(/Dee Fox/)
  await expect.element(dialog.getByText('1 of 1', { exact: true })).toBeVisible()
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await expect.element(dialog.getByRole('article')).toHaveTextContent(/Dee Fox/)
  // Of one step there is nothing to choose from.
  await expect.element(dialog.getByRole('combobox', { name: 'Generate' })).not.toBeInTheDocument()
  const preview = dialog.getByRole('group', { name: 'Preview' })
  await expect.element(preview.getByText('1 of 1', { exact: true })).toBeVisible()
})
