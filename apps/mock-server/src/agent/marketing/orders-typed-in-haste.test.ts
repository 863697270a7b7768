import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { readRequest } from './request/read-request'

function withoutPlaces(text: string): string {
  return text.replaceAll(/\[fill in[^\]]*\]/g, '')
}

describe('an order as people type it [CAM-CHAT-03]', () => {
  it.each([
    [
      'hey, can u write a linkedin msg to them saying we now sail to Oslo twice a week?',
      'We now sail to Oslo twice a week.',
    ],
    ['need an email to existing customers: prices go up 4% from 1 March', 'Our prices go up 4% from 1 March.'],
    [
      'write an email thanking our donors for the £48,000 raised and inviting them to the autumn fair on 5 October',
      'Thank you for the £48,000 raised. We would like to invite you to the autumn fair on 5 October.',
    ],
    [
      'write an email to tell our customers that the terminal is closed on Monday and that we use another one instead',
      'The terminal is closed on Monday. We use another one instead.',
    ],
    [
      "write an email telling them we're sorry about the delays last week, that all pallets arrived, and that we will credit 10%",
      'We are sorry about the delays last week. All pallets arrived. We will credit 10%.',
    ],
    [
      "write an email that introduces me, I'm Anna, the new account manager for France",
      'I am Anna, the new account manager for France, and I would like to introduce myself.',
    ],
    [
      'write a linkedin message to ask them whether they are still shipping by rail and if they are happy with it',
      'Are you still shipping by rail? Are you happy with it?',
    ],
  ])('is written: “%s”', async (request, says) => {
    const { templates, text } = await drafted(request)
    expect(templates[0]).toContain(says)
    expect(text).not.toContain('I do not know')
  })

  it('has the subject that stands behind it', async () => {
    const { subjectLine } = await drafted(
      'write an email asking for 15 minutes next Tuesday to talk about their freight costs. subject: Quick question on freight',
    )
    expect(subjectLine).toBe('Quick question on freight')
  })

  it.each([
    'write the CEOs a formal email on our weekly sailing and the purchasing managers a casual one',
    'write 2 emails about our customs desk, a polite goodbye in the last one',
    'write a reminder one hour before the sailing',
    'also write a reminder for the day before',
  ])('is left open rather than joined wrongly: “%s”', async (request) => {
    for (const text of (await drafted(request)).templates)
      expect(withoutPlaces(text)).not.toMatch(/sorry|shipping|sailing|customs|goodbye|before/)
  })

  it('is as many messages as it numbers, each for its own', async () => {
    const { templates } = await drafted(
      'Write two emails: 1) tell them that prices go up in March, 2) offer a free trial pallet',
    )
    expect(templates[0]).toContain('prices go up in March')
    expect(templates[1]).toContain('a free trial pallet')
    expect(templates[1]).not.toContain('March')
  })

  it('is planned by sentences', async () => {
    const { templates } = await drafted(
      'Write a 3 step sequence. First: invite them to our open day on 12 September. Second: remind them that places are limited to 40. Third: last chance, registration closes 5 September.',
    )
    expect(templates[0]).toContain('invite you to our open day on 12 September')
    expect(templates[1]).toContain('places are limited to 40')
    expect(templates[2]).toContain('[fill in what you would like to say: last chance, registration closes 5 September]')
  })

  it('keeps apart what each message is called, and when they go', async () => {
    const { templates, text } = await drafted(
      'write 3 emails, one per week. Email 1: the pain of missed slots. Email 2: case study of Volmer AG. Email 3: a polite breakup',
    )
    expect(templates[0]).toContain('[fill in what you would like to say: the pain of missed slots]')
    expect(templates[1]).toContain('our case study of Volmer AG')
    expect(templates.map(withoutPlaces).join('\n')).not.toMatch(/pain|breakup/)
    expect(text).toContain('choose the days between the messages here')
  })
})

it('changes what was written by words without quotation marks, and says of nobody what may be of others [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our Electric trucks')
  expect((await talk.say('mention that they cut CO2 by 40%')).text).toContain('(say who “they” are')
  expect((await talk.say('replace Electric with Battery')).text).toContain('our Battery trucks')
  expect((await talk.say('sign it Tom')).text).toMatch(/^> Tom$/m)
  expect((await talk.say('add PS: our depot is closed on Friday')).text).toContain(
    '> P.S. Our depot is closed on Friday.',
  )
  expect((await talk.say("change the subject to: Monday's pallets")).text).toContain("**Subject:** Monday's pallets")
  expect((await talk.say('save it as Green trucks')).text).toContain('keep it under the name Green trucks')
  const { text } = await talk.say('save')
  expect(text).toMatch(/^Saved: the email is now/)
  expect(text).not.toContain('Green trucks')
})

describe('a search [CAM-CHAT-03]', () => {
  it.each(['sustainability managers', 'fleet managers', 'innovation managers'])(
    'is for the %s that stand before “at”, whatever trade is called so',
    (title) => {
      expect(readRequest(`find 4 ${title} at fashion brands in Sweden`)).toEqual([
        expect.objectContaining({
          kind: 'find',
          leads: expect.objectContaining({
            people: { title },
            contacts: 4,
            companies: { industry: 'fashion', location: 'Sweden' },
          }),
        }),
      ])
    },
  )

  it('makes no funding of a time that something else was done in', () => {
    expect(
      readRequest('find marketing directors at companies in Manchester which opened a new office in the last 6 months'),
    ).toEqual([
      expect.objectContaining({
        leads: expect.objectContaining({
          companies: { location: 'Manchester' },
          unknown: ['opened a new office in the last 6 months'],
        }),
      }),
    ])
    expect(readRequest('find SaaS companies in Berlin that raised funding in the last 6 months')).toEqual([
      expect.objectContaining({
        leads: expect.objectContaining({ companies: expect.objectContaining({ funding: expect.any(String) }) }),
      }),
    ])
  })
})

it('asks for an answer by the day that was named, in the message that is there [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('write an email about our summer party on 12 July')
  const { text } = await talk.say('ask them to reply by 1 July')
  expect(text).toContain('our summer party on 12 July')
  expect(text).toContain('> Could you reply by 1 July?')
})

it('finds whom somebody wants to invite, as many as are asked for, and takes no day for a number [CAM-CHAT-03]', async () => {
  const { calls } = await (
    await openTalk()
  ).say(
    'I need to invite supply chain directors in Hamburg to our breakfast event on 14 May at Hotel Atlantic. find 10',
  )
  expect(calls.find(({ name }) => name === 'find_contacts')?.args).toMatchObject({
    title: 'supply chain directors',
    limit: 10,
  })
})

it('takes from an order for the overview whom the campaign is to reach [CAM-PLAN-11]', async () => {
  const { text } = await (
    await openTalk()
  ).say('set up the campaign overview: we want to reach e-commerce brands in Germany')
  expect(text).toContain('Shall I find e-commerce companies in Germany?')
})
