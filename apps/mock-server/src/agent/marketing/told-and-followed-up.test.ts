import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf } from './talked-in-test'

async function drafted(...said: readonly string[]) {
  const { calls, text } = await lastOf(...said)
  return { text, draft: draftIn({ calls: calls.filter(({ name }) => name === 'draft_content') }) }
}

const signs = 'We are Hartley Signs in Leeds, we make shop signs and illuminated lettering.'

describe('a sequence of somebody who says who they are and what they offer [CAM-CHAT-03]', () => {
  it('offers it in the follow-up as well, asks for what it is to ask for, and is headed by what they do', async () => {
    const { draft } = await drafted(
      signs,
      'write three emails. Offer: a free site visit and a mock-up of their shop front, 7 year guarantee. Ask for a 15 minute call.',
    )
    const [first = '', second = '', third = ''] = draft.templates
    expect(draft.subjectLine).toBe('Shop signs and illuminated lettering')
    expect(first).toContain('We are Hartley Signs in Leeds. We make shop signs')
    expect(second).toContain('it is in short. We offer a free site visit and a mock-up of your shop front')
    expect(second).not.toContain('We are Hartley Signs')
    for (const each of [first, second]) expect(each).toContain('Would you have 15 minutes for a call next week?')
    expect(third).not.toContain('We make shop signs')
  })

  it('is headed by the offer where what they do is no more than a part of who they are', async () => {
    const { draft } = await drafted(
      'We are Threadgold, a small embroidery workshop in Leeds and we put company logos on polo shirts and fleeces.',
      'Write three emails. Offer: one free sample polo with their logo on it, no obligation.',
    )
    expect(draft.subjectLine).toBe('One free sample polo with your logo')
    expect(draft.templates[1]).toContain('We offer one free sample polo with your logo on it')
  })

  it('asks whether it is of interest', async () => {
    const { draft } = await drafted(
      'We are Hartley Signs in Leeds, we make shop signs.',
      'write 2 emails. Offer: a free site visit',
    )
    for (const each of draft.templates) expect(each).toContain('Would that be of interest to you?')
  })

  it.each([
    [
      'write three emails: we tune pianos for hotels before 9am so guests stay asleep, 140 euros per tuning. second one a reminder',
      /before 9am so guests stay asleep, 140 euros per tuning\.\n\nWould that be of interest to you\?/,
    ],
    [
      'We run a small piano workshop called Klangwerk. please draft three emails: first introduces us, second a reminder after 4 days, third a last call. a tuning costs 140 euros',
      /We would like to introduce our company\. We run a small piano workshop called Klangwerk\.\n\nA tuning costs 140 euros\./,
    ],
  ])('says of a follow-up that it is one, and not in the text: “%s”', async (order, first) => {
    const { draft } = await drafted(order)
    expect(draft.templates[0]).toMatch(first)
    for (const each of draft.templates) expect(each).not.toMatch(/reminder|last call|fill in/i)
  })

  it('says that the days between them are not chosen there', async () => {
    const { text, draft } = await drafted('ok now a sequence of 3 emails, 4 days apart. We offer a free survey')
    expect(draft.templates).toHaveLength(3)
    expect(text).toContain(
      'I cannot choose the days between the messages here: each email is due 3 days after the one before',
    )
  })
})

describe('changes as they are typed [CAM-CHAT-03]', () => {
  const order = 'write three emails. Offer: a free site visit, 7 year guarantee, it costs 90 euros'

  it.each<readonly [string, number, RegExp, RegExp]>([
    ['its 10 years guarantee not 7', 0, /10 year guarantee/, /7 year/],
    [
      'take the price out of the first one and add that we deliver within 3 weeks',
      0,
      /We deliver within 3 weeks\./,
      /90/,
    ],
    [
      "in the second one drop the price and say we're fully booked from 12 December",
      1,
      /fully booked from 12 December/,
      /90/,
    ],
  ])('“%s”', async (change, place, said, gone) => {
    const { draft } = await drafted(signs, order, change)
    expect(draft.templates[place]).toMatch(said)
    expect(draft.templates[place]).not.toMatch(gone)
  })

  it('takes the subject that is only proposed', async () => {
    const { draft } = await drafted(order, 'change the subject to something friendlier, like A sign in your window')
    expect(draft.subjectLine).toBe('A sign in your window')
  })

  it('leaves out of a later message what the first has said', async () => {
    const { text, draft } = await drafted(
      'write 3 emails to tell them: we are closed from 24 December to 2 January. Our hotline stays open.',
      'email 3 is too long, cut it down to two sentences',
      'make email 3 shorter',
    )
    expect(draft.templates[2]).toBe(
      'Hello {{first_name}},\n\nWe are closed from 24 December to 2 January.\n\nKind regards',
    )
    expect(text).toContain('Changed: it is shorter')
  })
})

describe('searches as they are typed [CAM-CHAT-03]', () => {
  it.each([
    ['Find heads of IT or IT managers at law firms in the UK, max 10', 'IT Manager'],
    ['find heads of marketing and marketing managers at law firms in the UK, max 10', 'Marketing Manager'],
  ])('finds heads and managers: %s', async (search, title) => {
    const { text } = await lastOf(search)
    expect(text).toContain(`| ${title} |`)
    expect(text).not.toMatch(/heads of \p{L}+ managers/iu)
  })

  it('looks for the rest without the place as it was offered, whatever was said since', async () => {
    const { calls, text } = await lastOf(
      'find 8 marketing managers at retail companies in Hamburg',
      'how many have an email?',
      'yes, look for the other 7 without Hamburg',
    )
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toEqual(
      expect.not.objectContaining({ outside: expect.anything(), location: expect.anything() }),
    )
    expect(text).toContain('I searched without the place (**in Hamburg**)')
    expect(text).toContain('I added **7 contacts**')
  })

  it.each(['can I stop the sending once it has started?', 'can i pause the campaign later', 'how do I stop sending?'])(
    'says where sending is stopped: %s',
    async (question) => {
      const { text } = await lastOf(question)
      expect(text).toContain('What has been launched is stopped at the provider that sends it')
    },
  )
})
