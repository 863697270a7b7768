import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showWizard } from './fixtures/show-wizard'

async function showWithTexts(goal: string, text: string) {
  const shown = await showWizard()
  await userEvent.fill(shown.goal, goal)
  await userEvent.fill(shown.subject, 'About your routes at night')
  const notice = shown.dialog.getByRole('note')
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.fill(shown.text('First Mail'), text)
  return { ...shown, notice }
}

it('says what of the goal is in none of the texts, until it is', async () => {
  const { notice, text, button } = await showWithTexts(
    'Recruit drivers for our Berlin depot. Remote possible, up to 90k EUR.',
    'Would you like to join our depot in Berlin? We look for drivers.',
  )
  const said = 'Not in these texts: “Remote possible”, “up to 90k EUR”. Add what is missing by hand.'
  await expect.element(notice).toHaveTextContent(said)
  await userEvent.click(button('Continue to preview'))
  await expect.element(button('Generate messages')).toBeVisible()
  await expect.element(notice).toHaveTextContent(said)
  await userEvent.fill(text('First Mail'), 'Join our depot in Berlin as drivers. Remote is possible, up to 90k EUR.')
  await expect.element(notice).not.toBeInTheDocument()
})

it('says it no more once it was dismissed, unless something else is missing', async () => {
  const { notice, goal, text, button } = await showWithTexts(
    'Invite drivers to our dinner in Munich, travel is paid',
    'Please come to our dinner in Munich, all drivers are welcome.',
  )
  await expect.element(notice).toHaveTextContent('“travel is paid”')
  await userEvent.click(button('Dismiss'))
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.click(button('Continue to preview'))
  await userEvent.click(button('Back'))
  await expect.element(text('First Mail')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.fill(goal, 'Invite drivers to our dinner in Munich, travel is paid. Register at example.com/dinner')
  await expect.element(notice).toHaveTextContent('Not in these texts: “Register at example.com/dinner”. Add')
})

it('shortens a long list', async () => {
  const { notice } = await showWithTexts(
    'Apples. Pears. Plums. Cherries. Grapes. Lemons. Figs',
    'Good morning {{first_name}}',
  )
  await expect.element(notice).toHaveTextContent('“Grapes”, 2 more. Add')
})

it('says what of a forbidden kind is in the texts, until it is not', async () => {
  const { notice, text } = await showWithTexts(
    'Book a call about routes, avoid the word “synergy”, no exclamation marks',
    'A call about routes with synergy!',
  )
  await expect
    .element(notice)
    .toHaveTextContent('In these texts, although the goal forbids it: “synergy”, “exclamation marks”. Take it out')
  await userEvent.fill(text('First Mail'), 'Shall we have a call about routes?')
  await expect.element(notice).not.toBeInTheDocument()
})

it('says it as soon as one of several texts is written, also after a change of the goal', async () => {
  const { dialog, goal, button, text, notice } = await showWithTexts(
    'Invite drivers to our dinner in Munich',
    'Please come to our dinner in Munich, all drivers are welcome.',
  )
  await userEvent.click(button('Add a step'))
  await userEvent.click(dialog.getByRole('tab', { name: 'First Mail', exact: true }))
  await userEvent.fill(goal, 'Invite drivers to our dinner in Munich, travel is paid, avoid the word “welcome”')
  await expect.element(notice).toHaveTextContent('“travel is paid”')
  await expect.element(notice).toHaveTextContent('although the goal forbids it: “welcome”')
  await expect.element(text('First Mail')).toBeVisible()
})

it('looks at what was written for the new goal, and not at what is still of the goal before', async () => {
  const { dialog, goal, button, text, tab } = await showWizard()
  const notice = dialog.getByRole('note')
  await userEvent.fill(goal, 'Book a first call about routes')
  await userEvent.click(button('Add a step'))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Back'))
  await userEvent.fill(goal, 'Invite them to our webinar. Avoid the word “webinar”')
  await expect.element(dialog.getByRole('status').first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.click(tab('First Mail'))
  await userEvent.clear(text('First Mail'))
  await userEvent.click(button('Generate sample template'))
  await expect.element(notice).toHaveTextContent('“webinar”')
})
