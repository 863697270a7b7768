import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'

const facts = { valueProposition: 'Northwind Freight moves pallets and full loads across the North Sea overnight.' }

function write(goal: string, use: 'email-template' | 'subject-line' = 'email-template') {
  const prompt = `Goal: ${goal}\nStep: 1 of 2\nFields: first_name, title, organization_name`
  return offlineWriter.write({ use, prompt, facts })
}

describe('what a message is for', () => {
  it.each([
    ['Thank them for taking part in our survey', 'Thank you for taking part in our survey.'],
    ['Thank everybody who answered our survey', 'Thank you to everybody who answered our survey.'],
    ['Remind them that the survey closes on Friday', 'A short reminder: the survey closes on Friday.'],
    ['Apologise that the survey link was broken', 'We are sorry that the survey link was broken.'],
    [
      'Please say thanks to everyone who filled in the survey, do not sell anything',
      'Thank you to everyone who filled in the survey.',
    ],
    ['Sorry for the delays in November', 'We are sorry for the delays in November.'],
    ['Sorry that the webinar is cancelled', 'We are sorry that the webinar is cancelled.'],
    ['Sorry about the broken link in our newsletter', 'We are sorry about the broken link in our newsletter.'],
    [
      'Dear customers, sorry about the delays in November. We have hired 3 more dispatchers.',
      'We are sorry about the delays in November. We have hired 3 more dispatchers.',
    ],
    ['Write to the Heads of Sales Operations to thank them for their time', 'Thank you for your time.'],
    ['Inform the CTOs about the new API', 'I am writing to tell you about the new API.'],
    ['Tell our customers about the new API', 'I am writing to tell you about the new API.'],
    ['Tell them about our new office in Oslo', 'I am writing to tell you about our new office in Oslo.'],
    ['Save the date: customer day on 3 June', 'Please save the date: customer day on 3 June.'],
    ['Ask if they still need the trial', 'Do you still need the trial?'],
    ['News about our prices', 'I am writing to tell you about our prices.'],
    ['Tell the CTOs about our office move', 'I am writing to tell you about our office move.'],
    ['Write an email about the outage', 'I am writing to tell you about the outage.'],
    ['Let them know that their contract renews on 1 February', 'Your contract renews on 1 February.'],
    ['Collect outstanding invoices politely', 'A short reminder: please pay your outstanding invoices.'],
    ['Thank you to all who came to our open day', 'Thank you to all who came to our open day.'],
    ['Tell them our office is closed on Friday', 'Our office is closed on Friday.'],
    ['Ask them whether they would recommend us', 'Would you recommend us?'],
    [
      'Survey: how happy are you with our service? 5 minutes, link [survey link]',
      'We would like to ask you to take part in a survey: how happy are you with our service? It takes 5 minutes. Here is the link: [survey link].\n\nWould you take part?',
    ],
  ])('is said of “%s” before anything else, and nothing beside it [CAM-MSG-11]', async (goal, said) => {
    const text = await write(goal)
    expect(text.startsWith(`Hello {{first_name}},\n\n${said}\n\n`)).toBe(true)
    expect(text).not.toMatch(/pallets|short call|minutes next week|Shall we talk/)
  })

  it.each([
    [
      'Write an email apologising for the outage on Monday, friendly and with no call to action',
      'We are sorry for the outage on Monday.',
    ],
    [
      'Write an email to apologise for the late delivery last week. Friendly, no call to action.',
      'We are sorry for the late delivery last week.',
    ],
  ])('is said as friendly as it was asked, and asks nothing: “%s”', async (goal, said) => {
    expect(await write(goal)).toBe(`Hi {{first_name}},\n\n${said}\n\nBest`)
  })

  it('keeps what stands in brackets whole, and heads a survey as what it is', async () => {
    const goal = 'Survey: how happy are you with our service? 5 minutes, link [survey link]'
    expect(await write(goal, 'subject-line')).toBe('Would you take part in a survey?')
  })

  it.each(['our roundtable in Berlin', 'our breakfast at transport logistic in Munich', 'our open day'])(
    'invites to %s, and sells nothing beside it',
    async (event) => {
      const text = await write(`Invite them to ${event}`)
      expect(text).toContain(`like to invite you to ${event}.`)
      expect(text).not.toContain('pallets')
    },
  )

  it('makes neither a day nor whoever is offered something a part of what it is about', async () => {
    const meeting = await write('Get a 20 minute meeting with the head of logistics next week')
    expect(meeting).not.toContain('logistics next week')
    expect(meeting).toContain('Would you have 20 minutes for a meeting next week?')
    expect(await write('Sell our cold storage to [Company]')).toContain(
      'I would like to tell you about our cold storage.',
    )
  })
})
