import { describe, expect, it } from 'vitest'
import { lastOf, writtenBy } from './talked-in-test'

describe('a figure or a moment that is told alone [CAM-CHAT-03]', () => {
  const returns = 'write 2 linkedin messages inviting them to our webinar on october 14 at 3pm about returns'
  const solar = 'write an email: 20% off our solar panels until 31 January'
  const studio = 'write an email: our photo studio does product shots from 15 euros a picture, first 10 pictures free'

  it.each([
    [returns, 'its on october 15 not 14', 'October 14', 'October 15'],
    [returns, "it's on October 16", 'October 14', 'October 16'],
    [solar, 'the discount is 15% until 28 february', '20%', '15% off our solar panels until 28 February'],
    [studio, "it's 18 euros a picture", '15 euros', '18 euros a picture, first 10 pictures free'],
    [
      'write an email about our coffee machines from 79 euros a month',
      "it's 89 euros a month",
      '79',
      '89 euros a month',
    ],
    [
      'write an email inviting them to our open day on June 5 in Ulm',
      'the open day is on June 12',
      'June 5',
      'June 12',
    ],
    ['write an email inviting them to our breakfast on 3 May at 8:30', 'the breakfast starts at 9', '8:30', 'at 9'],
    [
      'write an email: we do penetration tests, fixed price 4,900 euros',
      'change fixed price to 5,400 euros',
      '4,900',
      '5,400',
    ],
  ])('goes in the place of the other: “%s”, “%s”', async (order, said, wrong, right) => {
    const { text, all } = await writtenBy(order, said)
    expect(text).toMatch(/^Changed: /)
    expect(all).toContain(right)
    expect(all).not.toContain(wrong)
  })

  it('stands in no second sentence beside the first', async () => {
    const { text, all } = await writtenBy(
      'write an email offering our payroll tool, 14 day free trial',
      'the trial is 30 days, not 14',
    )
    expect(text).not.toContain('it says')
    expect(all).toContain('30')
    expect(all).not.toContain('14')
  })

  it('is told of what was added, in its own number', async () => {
    const order = 'write an email about our shift planning app'
    const { all } = await writtenBy(order, 'say that setup takes one day', 'no, setup takes two days')
    expect(all).toContain('Setup takes two days.')
    expect(all).not.toContain('one day')
  })

  it('changes nothing where it could be one of two', async () => {
    const order = 'write an email: our kit costs 20 euros. Our stand costs 30 euros.'
    const { text, calls } = await lastOf(order, "it's 40 euros")
    expect(calls).toEqual([])
    expect(text).not.toMatch(/^Changed/)
    expect((await writtenBy(order, 'our stand costs 40 euros')).all).toMatch(/20 euros[^]*40 euros/)
  })
})

describe('what is said in one sentence with a search [CAM-CHAT-02]', () => {
  it('finds nobody else than who is asked for', async () => {
    const { calls, text } = await lastOf(
      'hi, i sell coffee machines to offices. can you find office managers in hamburg',
    )
    expect(calls.filter(({ name }) => name === 'find_accounts')).toHaveLength(1)
    expect(text).toContain('I keep that in mind for the messages: “I sell coffee machines.”')
  })

  it.each([
    ['find 3 heads of HR at software companies in Germany', 'actually also Austria', 'Austria'],
    ['find 3 CFOs at banks in Bavaria', 'too few, look in all of Germany', 'Germany'],
    ['hey, need 10 ecommerce managers in fashion, sweden or denmark', '', 'sweden, denmark'],
  ])('is a place to look in: “%s”, “%s”', async (first, said, place) => {
    const { calls } = await lastOf(first, ...(said === '' ? [] : [said]))
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { location: place } })
  })

  it('is looked for without the place that few are in', async () => {
    const { calls } = await lastOf('find 5 CFOs at insurance companies in Leipzig', 'find 5 more without the place')
    expect(calls[0]?.args).toMatchObject({ industry: 'insurance', limit: 5 })
    expect(calls[0]?.args).not.toHaveProperty('location')
  })

  it('is one more role', async () => {
    const { calls } = await lastOf('find 3 IT directors at banks in Vienna', 'include heads of security as well')
    expect(calls[0]?.args).toMatchObject({ industry: 'banks', location: 'Vienna' })
  })
})

describe('changes as people type them [CAM-CHAT-03]', () => {
  const order = 'write an email about our payroll service'

  it.each([
    ['sign it Tom Berger, Bean & Co', 'Tom Berger, Bean & Co'],
    ['replace the subject with something about saving time', 'About saving time'],
    ['ask whether tuesday at 10 works for them', 'Do you have time on Tuesday at 10?'],
    ['add a question whether they shoot in house', 'Do you shoot in house?'],
    ['ask if they have 10 minutes on thursday', 'Do you have 10 minutes on Thursday?'],
  ])('are made: “%s”', async (said, words) => {
    expect((await writtenBy(order, said)).all).toContain(words)
  })

  it.each([
    ['Builders', 'pay suppliers 6 days faster'],
    ['Our customers', 'save two days a month'],
  ])('say what those do who use it: %s', async (who, deed) => {
    const { all, text } = await writtenBy(
      `Draft three emails offering a free demo of our invoice app. ${who} using it ${deed}.`,
    )
    expect(all).toContain(`${who} using it ${deed}.`)
    expect(text).not.toContain('left it out')
  })

  it('are saved with the campaign', async () => {
    const { calls } = await lastOf(order, 'Save the campaign')
    expect(calls.map(({ name }) => name)).toEqual(['save_content'])
  })

  it('put back what was taken out', async () => {
    const said = [
      'add that we work with three insurers',
      'take out the sentence about the insurers',
      'actually put it back',
    ]
    expect((await lastOf(order, ...said)).text).toContain('We work with three insurers.')
  })
})
