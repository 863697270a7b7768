import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const search = 'Find 3 HR managers in London.'

describe('somebody’s own firm, as they say it [CAM-CHAT-03]', () => {
  it.each([
    ['We are Brightlane and we do payroll for clinics.', 'We are Brightlane. We do payroll for clinics.'],
    [
      'I run Brightlane, a small agency that does payroll for clinics.',
      'We are Brightlane, a small agency. We do payroll for clinics.',
    ],
    ['I run a small agency that does payroll for clinics.', 'about our agency. We do payroll for clinics.'],
    ['We are a printing shop that makes labels for wine.', 'more about our printing shop? We make labels for wine.'],
    ['I own Brightlane, which does payroll for clinics.', 'We are Brightlane. We do payroll for clinics.'],
    ['Our company Brightlane does payroll for clinics.', 'We are Brightlane. We do payroll for clinics.'],
    ['Brightlane does payroll for clinics.', 'We are Brightlane. We do payroll for clinics.'],
    [
      'I am Tom and I run a printing shop that makes labels for wine.',
      'more about our printing shop? We make labels for wine.',
    ],
    ['We are Brightlane, a payroll provider for clinics.', 'We are Brightlane, a payroll provider for clinics.'],
  ])('“%s”', async (told, said) => {
    const talk = await openTalk()
    const { text, calls } = await talk.say(`${told} ${search}`)
    expect(text).toContain(`I keep that in mind for the messages: “${told}”`)
    expect(calls.filter(({ name }) => name === 'find_contacts')).toHaveLength(1)
    const [email] = draftIn(await talk.say('write an email to them')).templates
    expect(email).toContain(said)
    expect(email).not.toContain('Northwind Freight')
  })

  it.each([
    'Write three emails to them: a first one and two follow-ups.',
    'Please write three emails to them, a first one and two follow-ups.',
    'Write 3 emails (an intro and two reminders)',
  ])('counts the messages, and is not about them: “%s”', async (order) => {
    const talk = await openTalk()
    await talk.say(`We do payroll for clinics. ${search}`)
    const { templates } = draftIn(await talk.say(order))
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('payroll for clinics')
    expect(templates.join(' ')).not.toMatch(/first one|intro/)
  })
})

it('looks at all where “these” would be one alone, and says so [CAM-CHAT-02]', async () => {
  const talk = await openTalk()
  await talk.say('Find 10 HR managers at healthcare companies in London.')
  await talk.say('Actually make it Manchester instead of London.')
  const { text } = await talk.say('Which of these companies is the largest?')
  expect(text).toMatch(/^Of 3 accounts, the largest is/)
  expect(text).toContain('I looked at all of the audience')
})

it('counts among those who were found, in so many words [CAM-CHAT-02]', async () => {
  const talk = await openTalk()
  await talk.say('Find 10 HR managers at healthcare companies in London.')
  const { text } = await talk.say('How many of the people you found have an email address?')
  expect(text).toMatch(/^\*\*2 of 3 contacts\*\* fit: with an email address\./)
})
