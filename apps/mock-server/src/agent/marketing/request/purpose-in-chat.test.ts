import { describe, expect, it } from 'vitest'
import { composeSequence } from '../../../engines/messages/compose-sequence'
import { gridFaults } from '../../../engines/messages/goal/purpose-grid-faults'
import { gridGoals, type GridGoal } from '../../../engines/messages/goal/purpose-grid-goals'
import { changeDraft } from '../writing/change-draft'
import { goalOf } from '../writing/goal-of'
import { readRequest } from './read-request'

const facts = {
  valueProposition: 'Northwind Freight moves pallets and full loads across the North Sea overnight.',
  fields: new Set(['first_name', 'organization_name', 'title']),
  industry: 'Manufacturing',
}

const requests = gridGoals.filter(({ goal }) => /^(?:write|draft)\b/i.test(goal))

function faultsOf(goal: GridGoal): readonly string[] {
  const [draft, ...others] = readRequest(goal.goal)
  if (draft?.kind !== 'draft' || draft.about === undefined || others.length > 0)
    return [`is not one message: ${goal.goal} ${JSON.stringify(readRequest(goal.goal))}`]
  const { about, changes = {} } = draft
  const asksNothing = changes.without?.includes('question') === true
  const read = goalOf(about, asksNothing)
  if (read.isUnread) return [`is not understood: ${goal.goal} ${about}`]
  const silent =
    asksNothing && read.isPlain && read.note !== undefined
      ? { asksNothing: true, ask: undefined, question: undefined }
      : {}
  const written = (channel: 'email' | 'linkedin') => {
    const texts = composeSequence({ ...facts, ...read, ...silent, steps: 3, shorter: false, channel })
    const from = { about, shorter: false, version: 0 }
    return changeDraft({ channel, about, ...texts, from }, { shorter: false, changes }).draft
  }
  return gridFaults(goal, written('email'), written('linkedin'))
}

describe('a message that is asked for in chat', () => {
  // 14 s on an idle machine, and several times that beside other work.
  it(`keeps its purpose in each of ${requests.length} requests, and is as it was asked for`, () => {
    expect(requests.flatMap(faultsOf)).toEqual([])
  }, 120_000)

  it.each(['the CTOs', 'the heads of sales operations', 'everybody who answered'])('names %s', (whom) => {
    for (const request of [`Write to ${whom} to thank them for their time`, `Remind ${whom} that we move in May`])
      expect(readRequest(request)).toEqual([expect.objectContaining({ kind: 'draft', addressee: whom })])
  })

  it.each(['them', 'our customers', 'all contacts', 'everybody in the campaign'])(
    'is for all where %s are named',
    (whom) => {
      const [draft] = readRequest(`Write to ${whom} to thank them for their time`)
      expect(draft).toMatchObject({ kind: 'draft', about: 'thank them for their time' })
      expect(draft).not.toHaveProperty('addressee')
    },
  )

  it.each([
    'Say sorry that the webinar is cancelled',
    'Tell them our office is closed on Friday',
    'Ask them whether they would recommend us',
    'Let them know that their contract renews on 1 February',
    'Thank you to all who came to our open day',
    'Collect outstanding invoices politely',
  ])('needs no word of writing: “%s”', (about) => {
    expect(readRequest(about)).toEqual([expect.objectContaining({ kind: 'draft', about })])
  })

  it.each([
    [
      'Draft an apology to our customers for the late deliveries last week',
      'our customers',
      /sorry for the late deliveries/,
    ],
    ['Write a thank-you to our customers for their orders this year', 'our customers', /Thank you for your orders/],
    [
      'Write an invitation to the CTOs for our breakfast on 14 May',
      'the CTOs',
      /invite you to our breakfast on 14 May/,
    ],
    ["Write a cancellation of Thursday's meeting", undefined, /We have to cancel Thursday's meeting/],
    ['Write a birthday greeting to everybody', undefined, /happy birthday/],
    [
      'Write an apology for the late deliveries last week to our customers',
      'our customers',
      /sorry for the late deliveries last week\./,
    ],
  ])('is read by what it is called: “%s”', (request, whom, says) => {
    const [draft, ...others] = readRequest(request)
    expect(others).toEqual([])
    if (draft?.kind !== 'draft') throw new Error(`It is ${JSON.stringify(draft)}.`)
    expect(draft.addressee).toBe(whom === 'our customers' ? undefined : whom)
    const read = goalOf(draft.about ?? '', false)
    const texts = composeSequence({ ...facts, ...read, steps: 1, shorter: false, channel: 'email' })
    expect(texts.templates[0]).toMatch(says)
    expect(texts.templates[0]).not.toMatch(/pallets|short call|customers/)
  })

  it.each(['Write a limerick for them', 'Draft a press release', 'Compose a song'])(
    'is nothing else in the place of what nobody can write here: “%s”',
    (text) => expect(readRequest(text)).toEqual([{ kind: 'unknown', text }]),
  )

  it.each(['Write an email to them', 'Draft three emails', 'Write a short LinkedIn message to the CTOs'])(
    'needs nothing more than that: “%s”',
    (text) => expect(readRequest(text)).toEqual([expect.objectContaining({ kind: 'draft' })]),
  )

  it.each(['Write to them', 'Email them', 'Reach them by email', 'I want to reach them by email'])(
    'is nothing that is written before it is said what for: “%s”',
    (text) => expect(readRequest(text)).toEqual([{ kind: 'proceed' }]),
  )

  it.each([
    ['contact bakery owners in Munich by LinkedIn to offer a free trial', 'offer a free trial'],
    ['reach vets in Kent by phone and email to introduce our X-ray rental', 'introduce our X-ray rental'],
    ['write a win-back message with a free month', 'write a win-back message with a free month'],
    ['write a thank you message with a voucher of 20 euro', 'thank them, with a voucher of 20 euro'],
    [
      'contact Sofia Lindqvist by email to congratulate her on her promotion to COO',
      'congratulate them on their promotion to COO',
    ],
    [
      'draft a LinkedIn message to Amir asking for an introduction to your head of purchasing',
      'ask for an introduction to your head of purchasing',
    ],
    ['reach Anna Kowalska by email and ask if she can meet on Tuesday', 'ask if she can meet on Tuesday'],
    ['write a follow-up to people who did not answer', 'write a follow-up to people who did not answer'],
    ['congratulate Dr. Okafor on the award', 'congratulate Dr. Okafor on the award'],
    [
      'write a LinkedIn message to them that asks for an introduction to whoever buys freight',
      'ask for an introduction to whoever buys freight',
    ],
  ])('says what it is for, whatever the order: “%s”', (text, about) =>
    expect(readRequest(text)).toEqual([expect.objectContaining({ kind: 'draft', about })]),
  )

  it('is nothing that can be sent at a time: “email my contacts tomorrow at 9 am”', () => {
    expect(readRequest('email my contacts tomorrow at 9 am')).toEqual([{ kind: 'refuse', what: 'launch' }])
  })

  it.each([
    'Thank you',
    'Thank you for the list',
    'Sorry, I meant Berlin',
    'Tell me about the audience',
    'Let me know who is in Berlin',
  ])('is none where it is said to the agent: “%s”', (text) => {
    for (const { kind } of readRequest(text)) expect(kind).not.toBe('draft')
  })
})
