import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showWizard, type ShowWizardOptions } from './fixtures/show-wizard'

const changed = /^The goal has changed since these were written\./
const other = 'Invite them to our webinar on cold chains'

/** A sequence in the preview whose second step was written by hand. */
async function showWritten(options: ShowWizardOptions = {}) {
  const shown = await showWizard(options)
  const { button, goal, text, dialog } = shown
  await userEvent.fill(goal, 'Book a first call about routes')
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-1'), 'Still there, {{first_name}}?')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  const banner = dialog.getByRole('status').filter({ hasText: changed })
  return { ...shown, banner, writeAgain: banner.getByRole('button', { name: 'Write again' }) }
}

const valueOf = (field: { element: () => Element }) => (field.element() as HTMLTextAreaElement).value

it('says that texts are of another goal, and writes those again that nobody has touched', async () => {
  const { button, goal, subject, text, tab, banner, writeAgain, page } = await showWritten()
  await expect.element(banner).not.toBeInTheDocument()
  await userEvent.click(button('Back'))
  const [subjectBefore, textBefore] = [valueOf(subject), valueOf(text('First Mail'))]
  await userEvent.fill(goal, other)
  await expect.element(banner).toHaveTextContent('What you wrote yourself stays: “Follow Up-1”.')
  const again = ['Write again: texts of the goal before', 'Write again: subject line']
  for (const name of again) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  await userEvent.click(writeAgain)
  await expect.element(text('First Mail')).toHaveValue(expect.stringContaining('webinar') as string)
  await expect.element(subject).toHaveValue(expect.stringContaining('webinar') as string)
  await expect.element(banner).not.toBeInTheDocument()
  await expect
    .element(page.getByText('The texts were written again. Kept as you wrote it: “Follow Up-1”'))
    .toBeVisible()
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(text('Follow Up-1')).toHaveValue('Still there, {{first_name}}?')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await userEvent.click(tab('First Mail'))
  await expect.element(text('First Mail')).toHaveValue(textBefore)
  await expect.element(subject).toHaveValue(subjectBefore)
  await expect.element(banner).toBeVisible()
})

it('says that the last message is not the last any more, and writes it again [CAM-MSG-10]', async () => {
  const { button, goal, text, tab, dialog } = await showWizard()
  await userEvent.fill(goal, 'Offer a free audit of their freight invoices')
  await userEvent.click(button('Add a step'))
  await userEvent.click(button('Add a step'))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Back'))
  const banner = dialog.getByRole('status').filter({ hasText: /^“Follow Up-2” was written as the last message/ })
  await expect.element(banner).not.toBeInTheDocument()
  await userEvent.click(button('Add a step'))
  await expect.element(banner).toBeVisible()
  await userEvent.click(banner.getByRole('button', { name: 'Write again' }))
  await expect.element(banner).not.toBeInTheDocument()
  await userEvent.click(tab('Follow Up-2'))
  await expect
    .element(text('Follow Up-2'))
    .not.toHaveValue(expect.stringMatching(/the last you will hear|my last/) as string)
})

it('says that a text says goodbye and another follows, though it was not written here, and writes it again [CAM-MSG-10]', async () => {
  const { button, goal, text, tab, dialog, page } = await showWizard()
  const bye = 'Hello {{first_name}}, this is my last note about your freight invoices.'
  await userEvent.fill(goal, 'Offer a free audit of their freight invoices')
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}, may we audit your freight invoices for free?')
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-1'), bye)
  const banner = dialog
    .getByRole('status')
    .filter({ hasText: '“Follow Up-1” says goodbye, and another one follows now.' })
  await expect.element(banner).not.toBeInTheDocument()
  await userEvent.click(button('Add a step'))
  await expect.element(banner).toBeVisible()
  await userEvent.click(banner.getByRole('button', { name: 'Write again' }))
  await expect.element(banner).not.toBeInTheDocument()
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(text('Follow Up-1')).not.toHaveValue(expect.stringMatching(/my last note about your/) as string)
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(text('Follow Up-1')).toHaveValue(bye)
})

it('leaves the goal as it is when something is undone in a text that was written anew', async () => {
  const { button, goal, text, writeAgain } = await showWritten()
  await userEvent.click(button('Back'))
  await userEvent.clear(goal)
  await userEvent.type(goal, other)
  await userEvent.click(writeAgain)
  await expect.element(text('First Mail')).toHaveValue(expect.stringContaining('webinar') as string)
  await userEvent.click(text('First Mail'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(goal).toHaveValue(other)
  await userEvent.click(goal)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(goal).not.toHaveValue(other)
})

it('says it in the preview as well, and after a reload', async () => {
  const { button, goal, banner, writeAgain, reload, open, text } = await showWritten()
  await userEvent.click(button('Back'))
  await userEvent.fill(goal, other)
  await reload()
  await open()
  await expect.element(banner).toBeVisible()
  await userEvent.click(button('Continue to preview'))
  await userEvent.click(writeAgain)
  await expect.element(text('First Mail')).toHaveValue(expect.stringContaining('webinar') as string)
})

it('knows which texts are the model’s also once messages are made of them', async () => {
  const { button, goal, dialog, banner, page, reload, open, workIsDone } = await showWritten()
  await userEvent.click(button('Generate messages'))
  await expect.element(dialog).not.toBeInTheDocument()
  await workIsDone()
  await reload()
  await open()
  await expect.element(goal).toHaveValue('Book a first call about routes')
  await expect.element(page.getByText('This is what you began earlier.')).not.toBeInTheDocument()
  await userEvent.fill(goal, other)
  await expect.element(banner).toBeVisible()
})

it('says nothing where all texts are written by hand', async () => {
  const { goal, subject, text, button, banner, dialog } = await showWizard().then((shown) => ({
    ...shown,
    banner: shown.dialog.getByText(changed),
  }))
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'A subject by hand')
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Back'))
  await userEvent.fill(goal, other)
  await expect.element(banner).not.toBeInTheDocument()
})

it('still says so where the texts could not be written again', async () => {
  const { button, goal, api, banner, writeAgain, text } = await showWritten()
  await userEvent.click(button('Back'))
  const before = valueOf(text('First Mail'))
  await userEvent.fill(goal, other)
  api.server.faults.set([{ kind: 'status', operation: 'text.write', status: 500 }])
  await userEvent.click(writeAgain)
  await expect.element(writeAgain).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(banner).toBeVisible()
  await expect.element(text('First Mail')).toHaveValue(before)
})
