import { expect, it, onTestFinished, vi } from 'vitest'
import { page as viewport, userEvent } from 'vitest/browser'
import { showWizard } from './fixtures/show-wizard'

it('opens from the menu, 80 % wide, with two steps and a name for each kind [CAM-MSG-01]', async () => {
  const { page, dialog, button } = await showWizard()
  await expect.element(page.getByRole('dialog', { name: 'Add Email Messages' })).toBeVisible()
  expect(dialog.element().getBoundingClientRect().width).toBeCloseTo(window.innerWidth * 0.8, 0)
  await expect.element(dialog.getByText('Settings', { exact: true }).first()).toBeVisible()
  await expect.element(dialog.getByText('Preview', { exact: true }).first()).toBeVisible()
  await userEvent.click(button('Cancel'))
  await userEvent.click(page.getByRole('button', { name: 'Add Messages' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'LinkedIn' }))
  await expect.element(page.getByRole('dialog', { name: 'Add LinkedIn Messages' })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Subject line/ })).not.toBeInTheDocument()
})

it('has a goal headed as the text says, without which one cannot go on [CAM-MSG-02]', async () => {
  const { button, goal, sent } = await showWizard()
  await expect.element(goal).toHaveFocus()
  await expect.element(button('Continue to preview')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(goal, 'Book a first call')
  await expect.element(button('Continue to preview')).not.toHaveAttribute('aria-disabled')
  expect(sent('POST', '/text')).toHaveLength(0)
})

it('names the steps by their kind, has at most seven, and keeps the last [CAM-MSG-05] [CAM-MSG-06] [CAM-MSG-07]', async () => {
  const { button, tab, text } = await showWizard()
  await expect.element(button('Delete First Mail')).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Follow Up-1', 'Follow Up-2', 'Follow Up-3', 'Follow Up-4', 'Follow Up-5', 'Follow Up-6']) {
    await userEvent.click(button('Add a step'))
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(text(name)).toHaveFocus()
  }
  await expect.element(button('Add a step')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Delete Follow Up-6'))
  await expect.element(tab('Follow Up-6')).not.toBeInTheDocument()
  await expect.element(button('Add a step')).not.toHaveAttribute('aria-disabled')
})

it('calls the steps on LinkedIn messages [CAM-MSG-05]', async () => {
  const { button, tab } = await showWizard({ kind: 'LinkedIn' })
  await userEvent.click(button('Add a step'))
  await expect.element(tab('First Message')).toBeVisible()
  await expect.element(tab('Message - 2')).toBeVisible()
})

it('gives back a step that was deleted with its text', async () => {
  const { page, button, text, tab } = await showWizard()
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-1'), 'Still there?')
  await userEvent.click(button('Delete Follow Up-1'))
  await expect.element(tab('First Mail')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(text('Follow Up-1')).toHaveValue('Still there?')
})

it('writes a sample where there is a goal and no text yet [CAM-MSG-08]', async () => {
  const { button, campaign, goal, text, bodies } = await showWizard()
  const sample = button('Generate sample template')
  await expect.element(sample).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(sample)
  await expect.poll(() => (text('First Mail').element() as HTMLTextAreaElement).value).toContain('{{first_name}}')
  await expect.element(sample).toHaveAttribute('aria-disabled', 'true')
  expect(bodies('/text')).toMatchObject([{ modelType: 'email-template', campaignId: campaign.campaignId }])
  await userEvent.fill(text('First Mail'), '  ')
  await expect.element(sample).not.toHaveAttribute('aria-disabled')
})

it('writes by another model for LinkedIn and for the subject [CAM-MSG-10]', async () => {
  const { button, goal, bodies } = await showWizard({ kind: 'LinkedIn' })
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(button('Generate sample template'))
  await expect.poll(() => bodies('/text')).toMatchObject([{ modelType: 'linkedin-template' }])
})

it('writes a subject when asked, and gives back the one before', async () => {
  const { page, button, goal, subject, bodies } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'Mine')
  await userEvent.click(button('Write again: subject line'))
  await expect.element(subject).not.toHaveValue('Mine')
  expect(bodies('/text')).toMatchObject([{ modelType: 'subject-line' }])
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(subject).toHaveValue('Mine')
})

it('takes the undo of a subject back as soon as somebody types another', async () => {
  const { page, button, goal, subject } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'Mine')
  await userEvent.click(button('Write again: subject line'))
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await userEvent.fill(subject, 'Typed since')
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await expect.element(subject).toHaveValue('Typed since')
})

it('says that it has found no other subject where the same comes again [CAM-MSG-10]', async () => {
  const { page, button, goal, subject, bodies } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(button('Write'))
  await expect.element(subject).not.toHaveValue('')
  const line = (subject.element() as HTMLTextAreaElement).value
  await userEvent.click(button('Write again: subject line'))
  await expect.element(page.getByText('No other subject line was found')).toBeVisible()
  await expect.element(subject).toHaveValue(line)
  expect(bodies('/text')).toHaveLength(2)
})

it.each([1440, 1024])('has what belongs to a text in one line below it, %i wide', async (width) => {
  const { button, dialog } = await showWizard()
  await viewport.viewport(width, 900)
  await expect.element(button('Generate sample template')).toBeVisible()
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const parts = [
    button('Insert field').element(),
    dialog.getByText(/^0 of 125 words$/).element(),
    button('Generate sample template').element(),
  ]
  for (const part of parts) expect(middle(part)).toBeCloseTo(middle(parts[0] as Element), 0)
})

it('says how much is too much, and what sounds like a machine [CAM-MSG-11] [CAM-MSG-12]', async () => {
  const { dialog, button, subject, text } = await showWizard()
  await userEvent.fill(text('First Mail'), `${'word '.repeat(126)}\u2014`)
  await expect.element(dialog.getByText('126 words: at most 125 get read.')).toBeVisible()
  await expect.element(dialog.getByText(/^Em dashes sound like a machine/)).toBeVisible()
  await expect.element(dialog.getByText('126 of 125 words')).toBeVisible()
  await userEvent.click(button('Add a step'))
  await expect.element(dialog.getByText('0 of 100 words')).toBeVisible()
  await userEvent.click(button('Add a step'))
  await expect.element(dialog.getByText('0 of 75 words')).toBeVisible()
  await userEvent.fill(subject, 'Two words')
  await expect.element(dialog.getByText(/^2 words: subject lines of 3 or more/)).toBeVisible()
  await userEvent.fill(subject, 'a b c d e f g h i')
  await expect.element(dialog.getByText('9 words: at most 8 get read.')).toBeVisible()
  await userEvent.fill(subject, `Long ${'o'.repeat(40)} words here`)
  await expect.element(dialog.getByText(/^56 characters: from 50 on/)).toBeVisible()
})

it('measures a subject line as those read it who are written to, and says whose is too long [CAM-MSG-12]', async () => {
  const contacts = `Name,Email,Title\nAnn Lee,ann@acme.example,CTO\nBob Ray,bob@acme.example,${'Head '.repeat(6)}\n`
  const { dialog, subject } = await showWizard({ contacts })
  await userEvent.fill(subject, 'Words for the {{title}}, hello there')
  await expect.element(dialog.getByText(/^56 characters for .?Bob Ray.?: from 50 on a subject line/)).toBeVisible()
  await userEvent.fill(subject, `Too long ${'o'.repeat(40)} for {{title}}`)
  await expect
    .element(dialog.getByText(/characters for .?Bob Ray.?, and too many for 1 other contact: from 50 on/))
    .toBeVisible()
  await userEvent.fill(subject, 'A question for {{first_name}} {{last_name}} {{email}}')
  await expect.element(dialog.getByText(/characters for/)).not.toBeInTheDocument()
})

it('offers fields as they are named, by braces and by a slash, to the keyboard', async () => {
  const { dialog, text, page } = await showWizard()
  const field = text('First Mail')
  await expect.element(page.getByText('Messages are written for 3 contacts.')).toBeVisible()
  await userEvent.click(field)
  await userEvent.keyboard('Hello {{{{')
  const list = dialog.getByRole('listbox', { name: 'Fields of the contacts' })
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('nam')
  await expect.element(dialog.getByRole('option', { selected: true })).toHaveTextContent('Name')
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .poll(() => field.element().getAttribute('aria-activedescendant'))
    .toBe(dialog.getByRole('option', { selected: true }).element().id)
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(field).toHaveValue('Hello {{name}}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard(', as /tit{Tab}')
  await expect.element(field).toHaveValue('Hello {{name}}, as {{title}}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(' /sho')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Hello {{name}}, as {{title}} /sho')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).not.toHaveValue('Hello {{name}}, as {{title}} /sho')
})

it('says nothing of a field that is still being named, until its suggestions are closed', async () => {
  const { dialog, subject, text } = await showWizard()
  const broken = dialog.getByText('“{{fir” is not a field as it stands: it is sent just as it is typed.')
  for (const field of [subject, text('First Mail')]) {
    await userEvent.click(field)
    await userEvent.keyboard('Hello {{{{fir')
    await expect.element(dialog.getByRole('listbox')).toBeVisible()
    await expect.element(broken).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(broken).toBeVisible()
    await userEvent.keyboard('s{Enter}')
    await expect.element(field).toHaveValue('Hello {{first_name}}')
    await expect.element(broken).not.toBeInTheDocument()
  }
})

it('begins to name a field by a button, and takes it by a press', async () => {
  const { dialog, button, text } = await showWizard()
  await userEvent.click(button('Insert field'))
  await userEvent.click(dialog.getByRole('option', { name: /Shoe size/ }))
  await expect.element(text('First Mail')).toHaveValue('{{shoe_size}}')
  await expect.element(text('First Mail')).toHaveFocus()
})

it('does not take the arrow keys of who only moves through a text', async () => {
  const { dialog, text } = await showWizard()
  await userEvent.fill(text('First Mail'), 'Hello {{na\nyou')
  await userEvent.keyboard('{Home}{ArrowUp}{End}')
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument()
})

it('names what stands in square brackets and is neither a field nor a wish, and leaves it as it is', async () => {
  const { dialog, text } = await showWizard()
  await userEvent.fill(text('First Mail'), 'Book a slot: [link]. [mention a recent post] Best, [Your Title]')
  for (const place of ['[link]', '[Your Title]'])
    await expect.element(dialog.getByText(`“${place}” is no field and does not say what to write`)).toBeVisible()
  await expect.element(dialog.getByText('“[mention a recent post]”', { exact: false })).not.toBeInTheDocument()
  const shown = () => dialog.getByRole('article').element().textContent
  await expect.poll(shown).toContain('Book a slot: [link]. Written for each contact: mention a recent post Best, [Your')
})

it('says which fields nobody has, and shows the text with those of a contact', async () => {
  const { dialog, text, button } = await showWizard()
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}, {{shoe_size}} or {{volume}} of {{company}}?')
  await expect.element(dialog.getByText('No contact has “volume”: nobody would get this message.')).toBeVisible()
  const nobody = dialog.getByText(
    'Nobody would get a message: no contact has “{{volume}}” or “{{company}}”. Change them in “First Mail” first.',
  )
  await expect.element(nobody).toBeVisible()
  // As a warning, and not as one of the notes that stand there.
  expect(nobody.element().querySelector('svg')).not.toBeNull()
  const shown = () => dialog.getByRole('article').element().textContent
  await expect.poll(shown).toContain('Hello Ann, 38 or {{volume}} missing of {{company}} missing?')
  await userEvent.click(button('Next contact'))
  await expect.poll(shown).toContain('Hello Bob, 44')
  await userEvent.click(button('Next contact'))
  await expect.poll(shown).toContain('Hello Cy, Shoe size missing')
  await expect.element(button('Next contact')).toHaveAttribute('aria-disabled', 'true')
})

it('takes square brackets that name a field for it, and never for a sentence to be written', async () => {
  const { dialog, button, goal, text, subject, bodies } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'A question for [Company]')
  await userEvent.fill(text('First Mail'), 'Hi [First Name], I see {{title}} at {organization_name}.')
  const shown = () => dialog.getByRole('article').element().textContent
  await expect.poll(shown).toContain('Hi Ann, I see CTO at {organization_name}.')
  await expect.poll(shown).toContain('A question for Acme')
  await expect.element(dialog.getByText('“[First Name]” is filled in as the field “First name”.')).toBeVisible()
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByRole('article')).toHaveTextContent(/Hi Ann, I see CTO/)
  expect(bodies('/sample-messages')).toMatchObject([
    {
      subjectLine: 'A question for {{organization_name}}',
      templates: ['Hi {{first_name}}, I see {{title}} at {organization_name}.'],
    },
  ])
})

it('fills in who writes where that is known, and says so', async () => {
  const { dialog, button, goal, text, subject, bodies } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'A word from [Your Company] to you')
  await userEvent.fill(text('First Mail'), 'Hi [First Name], I am [Your Name]. Best, [Sender]')
  await expect.element(dialog.getByText('“[Your Name]” is filled in as “Maren Lindqvist”.')).toBeVisible()
  await expect.element(dialog.getByText('“[Your Company]” is filled in as “Northwind Freight”.')).toBeVisible()
  await expect
    .element(dialog.getByRole('article'))
    .toHaveTextContent(/Hi Ann, I am Maren Lindqvist\. Best, Maren Lindqvist/)
  await userEvent.click(button('Continue to preview'))
  await expect.element(button('Generate messages')).toBeVisible()
  expect(bodies('/sample-messages')).toMatchObject([
    {
      subjectLine: 'A word from Northwind Freight to you',
      templates: ['Hi {{first_name}}, I am Maren Lindqvist. Best, Maren Lindqvist'],
    },
  ])
})

it('says what is no field as it stands, and makes it one by a press', async () => {
  const { dialog, button, text } = await showWizard()
  const field = text('First Mail')
  await userEvent.fill(field, 'As {{title}}, {title} or {{title} at {{First Name}} you {{')
  // What is still being named is not told of yet.
  await userEvent.keyboard('{Escape}')
  for (const broken of ['{title}', '{{title}', '{{'])
    await expect
      .element(dialog.getByText(`“${broken}” is not a field as it stands: it is sent just as it is typed.`))
      .toBeVisible()
  await userEvent.click(button('Use {{title}}').first())
  await expect.element(field).toHaveValue('As {{title}}, {{title}} or {{title} at {{First Name}} you {{')
  await expect.element(field).toHaveFocus()
  await userEvent.click(button('Use {{title}}'))
  await userEvent.click(button('Use {{first_name}}'))
  await expect.element(field).toHaveValue('As {{title}}, {{title}} or {{title}} at {{first_name}} you {{')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveValue('As {{title}}, {{title}} or {{title}} at {{First Name}} you {{')
})

it('says how many lack a field, and writes for the others alone', async () => {
  const { dialog, text } = await showWizard()
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}, {{shoe_size}}?')
  await expect.element(dialog.getByText('1 of 3 contacts has no “Shoe size” and gets no message.')).toBeVisible()
  await expect.element(dialog.getByText('Messages are written for 2 contacts.')).toBeVisible()
})

it('says how far up somebody is in words', async () => {
  const { dialog, text } = await showWizard({ contacts: 'Name,Email,Seniority\nAnn Lee,ann@acme.example,c_suite\n' })
  await userEvent.fill(text('First Mail'), 'Hello {{seniority}}')
  await expect.element(dialog.getByRole('article')).toHaveTextContent('Hello C-suite')
  await expect.element(dialog.getByRole('definition').filter({ hasText: 'C-suite' })).toBeVisible()
})

it('keeps what was typed when it is left, and begins anew when asked to', async () => {
  const { page, open, button, goal, text } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(text('First Mail'), 'Hello')
  await userEvent.click(button('Cancel'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(goal).toHaveValue('Book a first call')
  await expect.element(text('First Mail')).toHaveValue('Hello')
  await userEvent.click(button('Discard'))
  await expect.element(goal).toHaveValue('')
  await expect.element(page.getByText('This is what you began earlier.')).not.toBeInTheDocument()
  await userEvent.click(button('Cancel'))
  await open()
  await expect.element(goal).toHaveValue('')
})

it('goes on with the goal of what was begun earlier, and gives back what is discarded of it', async () => {
  const { page, open, button, goal, subject, tab, text } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.fill(subject, 'A question of routes')
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-1'), 'Still there?')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(goal).toHaveFocus()
  button('Discard').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('What you began earlier was discarded')).toBeVisible()
  await expect.element(goal).toHaveValue('')
  await expect.element(goal).toHaveFocus()
  await expect.element(tab('Follow Up-1')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(goal).toHaveValue('Book a first call')
  await expect.element(goal).toHaveFocus()
  await expect.element(subject).toHaveValue('A question of routes')
  await expect.element(page.getByText('This is what you began earlier.')).toBeVisible()
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(text('Follow Up-1')).toHaveValue('Still there?')
  await userEvent.click(button('Cancel'))
  await open()
  await expect.element(goal).toHaveValue('Book a first call')
})

it('keeps what was typed again just as it was', async () => {
  const { page, open, goal, reload } = await showWizard()
  const retype = async () => {
    await userEvent.click(goal)
    await userEvent.keyboard('{Control>}a{/Control}Book a first call{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await retype()
  await open()
  await retype()
  await reload()
  await open()
  await expect.element(goal).toHaveValue('Book a first call')
})

it('fills what is empty, and asks for samples, on the way to the preview [CAM-MSG-09] [CAM-MSG-13]', async () => {
  const { dialog, button, goal, subject, text, tab, bodies } = await showWizard()
  await userEvent.fill(goal, 'Book a first call about routes')
  await userEvent.click(button('Add a step'))
  await userEvent.fill(text('Follow Up-1'), 'Still there, {{first_name}}?')
  await userEvent.click(button('Add a step'))
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  expect(bodies('/text').map(({ modelType }) => modelType)).toEqual([
    'subject-line',
    'email-template',
    'email-template',
  ])
  const [asked] = bodies('/sample-messages')
  expect(asked).toMatchObject({ messageType: 'email', instructions: 'Book a first call about routes' })
  expect(asked?.['templates']).toEqual([
    expect.stringContaining('{{first_name}}'),
    'Still there, {{first_name}}?',
    expect.stringContaining('{{first_name}}'),
  ])
  await userEvent.click(button('Back'))
  await expect.element(goal).toHaveValue('Book a first call about routes')
  await expect.element(subject).not.toHaveValue('')
  await userEvent.click(tab('Follow Up-1'))
  await expect.element(text('Follow Up-1')).toHaveValue('Still there, {{first_name}}?')
})

it('says at the step that its sample could not be written, until another try can [CAM-MSG-10]', async () => {
  const onError = vi.fn()
  const faults = [{ kind: 'status', operation: 'text.write', status: 500, times: 1 } as const]
  const { page, dialog, button, goal, text } = await showWizard({ faults, onError })
  const sample = button('Generate sample template')
  const unwritten = dialog.getByText('Could not be written. Write this step, or try again.')
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(sample)
  await expect.element(unwritten).toBeVisible()
  expect(onError).toHaveBeenCalledTimes(1)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await userEvent.click(button('Add a step'))
  await expect.element(unwritten).not.toBeInTheDocument()
  await userEvent.click(button('Delete Follow Up-1'))
  await expect.element(unwritten).toBeVisible()
  await userEvent.click(sample)
  await expect.poll(() => (text('First Mail').element() as HTMLTextAreaElement).value).toContain('{{first_name}}')
  await expect.element(unwritten).not.toBeInTheDocument()
})

it('says at the subject line that it could not be written, until it is [CAM-MSG-10]', async () => {
  const faults = [{ kind: 'status', operation: 'text.write', status: 500, times: 1 } as const]
  const { dialog, button, goal, subject } = await showWizard({ faults })
  const unwritten = dialog.getByText('Could not be written. Write it, or try again.')
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(button('Write'))
  await expect.element(unwritten).toBeVisible()
  await userEvent.click(button('Write'))
  await expect.element(subject).not.toHaveValue('')
  await expect.element(unwritten).not.toBeInTheDocument()
})

it('has the words of what was begun earlier in line with its button, and those of writing at one edge', async () => {
  const { button, dialog, goal, open } = await showWizard()
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(button('Cancel'))
  await open()
  const middle = (element: Element | null) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    return (top + bottom) / 2
  }
  const words = dialog.getByText('This is what you began earlier.')
  await expect.element(words).toBeVisible()
  expect(Math.abs(middle(words.element()) - middle(button('Discard').element()))).toBeLessThan(1)
  const end = (text: string) => dialog.getByText(text, { exact: true }).element().getBoundingClientRect().right
  const before = end('Write')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Subject line' }), 'A call')
  await expect.element(dialog.getByText('Write again', { exact: true })).toBeVisible()
  expect(end('Write again')).toBe(before)
})

it('says that one is offline where a text could not be written for that [CAM-MSG-10]', async () => {
  const { dialog, button, goal } = await showWizard({ faults: [{ kind: 'drop', operation: 'text.write' }] })
  await userEvent.fill(goal, 'Book a first call')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const offline = dialog.getByText('You seem to be offline. Write it yourself, or try again once you are connected.')
  await userEvent.click(button('Write'))
  await expect.element(offline).toBeVisible()
  await userEvent.click(button('Generate sample template'))
  await expect.poll(() => offline.elements()).toHaveLength(2)
})

it('tells the log alone that a text could not be written, and leaves it to be written by hand [CAM-MSG-10]', async () => {
  const onError = vi.fn()
  const faults = [{ kind: 'status', operation: 'text.write', status: 500 } as const]
  const { page, dialog, button, goal, subject, text, bodies } = await showWizard({ faults, onError })
  await userEvent.fill(goal, 'Book a first call')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Could not be written. Write this step, or try again.')).toBeVisible()
  await expect.element(text('First Mail')).toHaveValue('')
  await expect.element(subject).toHaveValue('')
  expect(onError).toHaveBeenCalledTimes(2)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await userEvent.fill(text('First Mail'), 'Hello {{first_name}}')
  await userEvent.click(button('Continue to preview'))
  await expect.element(dialog.getByText('Why this message')).toBeVisible()
  expect(bodies('/sample-messages')).toHaveLength(1)
})
