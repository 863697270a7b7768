import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what is followed up', () => {
  it.each<readonly [goal: string, subject: string, said: string, question: string]>([
    [
      'Follow up on the quote we sent last week',
      'Following up on the quote',
      'I am following up on the quote we sent last week.',
      'Have you had time to look at it?',
    ],
    [
      'Follow up on the samples from March',
      'Following up on the samples from March',
      'I am following up on the samples from March.',
      'Have you had time to look at them?',
    ],
    [
      'Follow up after the trade fair in Hamburg',
      'After the trade fair in Hamburg',
      'I am following up after the trade fair in Hamburg.',
      'Is there anything that we can help you with?',
    ],
    [
      'Follow up with people we met at the fair',
      'We met at the fair',
      'I am following up after we met at the fair.',
      'Is there anything that we can help you with?',
    ],
    [
      'Nudge people who did not answer our offer from last week, ask yes or no',
      'Following up on our offer from last week',
      'I am following up on our offer from last week.',
      'Is it a yes or a no for you? One word is enough.',
    ],
    [
      'Chase customers who have not replied to our quote',
      'Following up on our quote',
      'I am following up on our quote.',
      'Have you had time to look at it?',
    ],
  ])('heads the message, and has a question of its own: “%s” [CAM-MSG-11]', async (goal, subject, said, question) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    expect(written.email[0]).toContain(`${said}\n\n${question}\n`)
    expectGuidance(written)
  })

  it('asks nothing else where something else is to be asked [CAM-MSG-11]', async () => {
    const { email } = await writeGoal('Follow up on our quote and ask for a decision by Friday')
    expect(email[0]).toContain('I am following up on our quote.\n\nCould you let us have your decision by Friday?\n')
  })

  it('is named again without when it was, and is not followed up once more [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal('Follow up on the quote we sent last week')
    for (const text of [email[1], linkedin[1]]) {
      expect(text).toContain('A short reminder of my last note about the quote.')
      expect(text).not.toMatch(/following up|last week/)
    }
  })
})

it.each([
  [
    'Apologise for the late deliveries in November, offer a voucher of 50 euros',
    'We can offer you a voucher of 50 euros.',
  ],
  [
    'Remind them that their contract ends in May and offer 10% off if they renew for two years',
    'if you renew for two years.',
  ],
  [
    'Do you still do customs paperwork by hand? We automate it. Ask for 15 minutes.',
    'Do you still do customs paperwork by hand? We automate it.',
  ],
  [
    'Do you ship to Norway? We consolidate twice a week. Suggest a call.',
    'Do you ship to Norway? We consolidate twice a week.',
  ],
  [
    'Book a demo with operations directors who use spreadsheets for dock scheduling, we cut waiting time by 30%',
    'You may use spreadsheets for dock scheduling. We cut waiting time by 30%.',
  ],
  ['Thank our customers for a great year and wish them happy holidays', 'Thank you for a great year.'],
  [
    'Invite partners to the opening of our new office on 12 June, ask them to bring a colleague',
    'Please bring a colleague.',
  ],
])('says again what its question leans on: “%s” [CAM-MSG-11]', async (goal, said) => {
  const { email, linkedin } = await writeGoal(goal)
  expect(email[1]).toContain(said)
  expect(linkedin[1]).toContain(said)
})

it.each([
  ['Launch our new solar panels for warehouses. No upfront cost.', 'our new solar panels for warehouses help with it'],
  ['Launch our new solar roof for warehouses. No upfront cost.', 'our new solar roof for warehouses helps with it'],
])('agrees with one thing or several: “%s” [CAM-MSG-11]', async (goal, said) => {
  const steps = await Promise.all(
    [2, 3, 4, 5].map((step) =>
      offlineWriter.write({
        use: 'email-template',
        prompt: `Goal: ${goal}\nStep: ${step} of 6\nFields: first_name, title, organization_name`,
        facts: {},
      }),
    ),
  )
  expect(steps.join('\n')).toContain(said)
})

it.each([
  [
    'Do you ship to Norway? We consolidate twice a week. Suggest a call.',
    'If you ship to Norway and it should suit you later',
  ],
  [
    'Do you still do customs paperwork by hand? We automate it. Ask for 15 minutes.',
    'If you still do customs paperwork by hand and it should suit you later',
  ],
])('says in the last one what was asked at first: “%s” [CAM-MSG-11]', async (goal, said) => {
  const { email, linkedin } = await writeGoal(goal)
  expect(email[2]).toContain(said)
  expect(linkedin[2]).toContain(said)
})

it.each([
  ['invite them to our open day on 9 May in Ulm, with free lunch', 'about our open day on 9 May in Ulm'],
  ['invite them to a free yoga class', 'about the free yoga class'],
])('names in the last one what it was that people are invited to: “%s” [CAM-MSG-11]', async (goal, said) => {
  const { email, linkedin } = await writeGoal(goal)
  expect(email[2]).toContain(said)
  expect(linkedin[2]).toContain(said)
})
