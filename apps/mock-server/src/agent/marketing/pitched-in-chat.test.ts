import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('whom one sells to, before another search [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string]>([
    [
      'We sell insurance to restaurants. Find 3 HR managers at software companies in Berlin',
      'software companies',
      'We sell insurance.',
    ],
    [
      'We sell packaging for online shops. Find me 3 store managers at retail companies in the UK',
      'retail',
      'We sell packaging for online shops.',
    ],
  ])('is not looked for: “%s”', async (words, industry, offer) => {
    const { calls, text } = await (await openTalk()).say(words)
    const searches = calls.filter(({ name }) => name === 'find_accounts')
    expect(searches).toMatchObject([{ args: { industry } }])
    expect(text).toContain(`I keep that in mind for the messages: “${offer}”`)
  })
})

describe('a pitch behind an order for messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'Write an email. Our software plans shifts automatically and saves 6 hours a week. 120 companies use it. 9 euro per user per month. Invite them to a 15 minute demo',
      [
        'Our software plans shifts automatically and saves 6 hours a week. 120 companies use it. 9 euro per user per month.',
        'Would you have 15 minutes for a demo next week?',
      ],
    ],
    [
      'Draft a LinkedIn sequence of 3 messages: we offer online Spanish-English language courses for factory teams. 80 companies already use us, from 15 euro per employee per month. Offer a free trial lesson',
      [
        'a free trial lesson',
        'We offer online Spanish-English language courses for factory teams. 80 companies already use us',
      ],
    ],
  ])('is written whole, and searches nobody: “%s”', async (order, sentences) => {
    const { templates, text } = await drafted(order)
    for (const sentence of sentences) expect(templates[0]).toContain(sentence)
    expect(text).not.toMatch(/Shall I find|left it out|add what is missing/)
  })
})

describe('a change of one part [CAM-CHAT-03]', () => {
  const boxes =
    'write 2 emails. We make recycled boxes with your logo, from 100 pieces, 0.60 pounds each. ASOS orders from us.'

  it.each<readonly [string, RegExp, RegExp]>([
    ['remove the price', /We make recycled boxes with your logo, from 100 pieces\. ASOS orders from us\./, /0\.60/],
    ['sign it Best regards, Piotr', /Best regards,\nPiotr$/, /regards, Best|\nBest$|Kind regards/],
    ['Ask if we may send a free sample box', /May we send you a free sample box\?/, /of interest/],
    ['ask who is in charge of packaging instead', /Who is in charge of packaging\?/, /instead/],
    ['ask whether they already use boxes, instead of offering the trial', /Do you already use boxes\?/, /instead/],
  ])('leaves the rest: “%s”', async (words, said, unsaid) => {
    const talk = await openTalk()
    await talk.say(boxes)
    const [email] = draftIn(await talk.say(words)).templates
    expect(email).toMatch(said)
    expect(email).not.toMatch(unsaid)
  })
})

it('answers each of two questions [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 2 CFOs in Berlin')
  const { text } = await talk.say('how many companies do we have, and how many contacts have an email address?')
  expect(text).toContain('**2 accounts**')
  expect(text).toMatch(/\*\*\d of 2 contacts\*\* fits?: with an email address/)
})
