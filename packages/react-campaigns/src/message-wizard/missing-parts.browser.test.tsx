import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  const said =
    'Not in these texts: “Remote possible”, “up to 90k EUR”. Add it by hand, or empty a text to have it written anew.'
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

it('says what is missing once every text is written, and what is forbidden as soon as one says it', async () => {
  const { dialog, goal, subject, button, text, tab, notice } = await showWithTexts(
    'Invite drivers to our dinner in Munich',
    'Please come to our dinner in Munich, all drivers are welcome.',
  )
  await userEvent.click(button('Add a step'))
  await userEvent.fill(goal, 'Invite drivers to our dinner in Munich, travel is paid, avoid the word “welcome”')
  await expect.element(notice).toHaveTextContent(/^In these texts, although the goal forbids it: “welcome”/)
  await userEvent.fill(text('Follow Up-1'), 'Will you come?')
  await expect.element(notice).toHaveTextContent('Not in these texts: “travel is paid”. Add')
  await userEvent.fill(subject, '')
  await expect.element(notice).not.toHaveTextContent('Not in these texts')
  await userEvent.fill(subject, 'Dinner in Munich')
  await userEvent.click(tab('First Mail'))
  await expect.element(notice).toHaveTextContent('“travel is paid”')
  await expect.element(dialog.getByRole('note')).toHaveTextContent('although the goal forbids it: “welcome”')
})

it.each([
  [1440, 900],
  [1024, 768],
  [1024, 720],
] as const)('moves nothing of what is typed as it comes and goes, at %d by %d', async (width, height) => {
  const { dialog, button, text, notice } = await showWithTexts('Ask for a talk about routes in June', 'Shall we talk')
  await page.viewport(width, height)
  await expect.element(notice).toBeVisible()
  const place = () => text('First Mail').element().getBoundingClientRect().top
  const before = place()
  await userEvent.fill(text('First Mail'), 'Shall we talk about routes in June')
  await expect.element(notice).not.toBeInTheDocument()
  expect(place()).toBe(before)
  const foot = () => button('Insert field').element().getBoundingClientRect().top
  const end = foot()
  await userEvent.fill(text('First Mail'), '{{tlak}} \u2014 [fill in x] [link] {{another}} [fill in y]')
  await expect.element(dialog.getByText(/^“\[fill in y\]” has to be filled in/)).toBeInTheDocument()
  expect([place(), foot()]).toEqual([before, end])
  await userEvent.fill(text('First Mail'), 'Shall we {{tlak}} \u2014')
  await expect.element(notice).toBeVisible()
  expect(place()).toBe(before)
  for (const warning of [/^No contact has “tlak”/, /^Em dashes sound/])
    await expect.element(dialog.getByText(warning)).toBeInViewport({ ratio: 0.98 })
  await expect.element(notice).toBeInViewport({ ratio: 0.98 })
})

const toFillIn = '[fill in what you would like to say: Juggle with us in Munich, be funny, avoid the word “welcome”]'

it('leaves it to a place that is to be filled in to say so, which leads there', async () => {
  const goal = 'Juggle with us in Munich, be funny, avoid the word “welcome”'
  const { dialog, button, text, notice } = await showWithTexts(goal, `Hello {{first_name}},\n\n${toFillIn}\n\nBest`)
  const warning = dialog.getByText(
    /^“\[fill in what you would .*…\]” has to be filled in before you send: until then nobody/,
  )
  await expect.element(warning).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await expect
    .element(
      dialog.getByText(/^Nobody would get a message: “\[fill in .*…\]” in “First Mail” has to be filled in first/),
    )
    .toBeVisible()
  const field = text('First Mail').element() as HTMLTextAreaElement
  await userEvent.click(button('Select it'))
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(toFillIn)
  await userEvent.keyboard('Catch this.')
  await expect.element(text('First Mail')).toHaveValue('Hello {{first_name}},\n\nCatch this.\n\nBest')
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(notice).toHaveTextContent('“Juggle with us in Munich”')
  await expect.element(dialog.getByText('Messages are written for 3 contacts.')).toBeVisible()
})

it('looks at what was written for the new goal, and not at what is still of the goal before', async () => {
  const { dialog, goal, button, text, tab } = await showWizard()
  const notice = dialog.getByRole('note')
  await userEvent.fill(goal, 'Book a first call about routes')
  await userEvent.click(button('Add a step'))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  await userEvent.click(button('Back'))
  await userEvent.fill(goal, 'Invite them to our seminar. Avoid the word “webinar”')
  await expect.element(dialog.getByRole('status').first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await userEvent.click(tab('First Mail'))
  await userEvent.clear(text('First Mail'))
  await userEvent.click(button('Generate sample template'))
  await expect.poll(() => (text('First Mail').element() as HTMLTextAreaElement).value).toContain('seminar')
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-2'), 'Our webinar')
  await expect.element(notice).toHaveTextContent('“webinar”')
})
