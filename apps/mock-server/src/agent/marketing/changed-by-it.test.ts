import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'
import { replacedIn } from './writing/message-edits'

describe('what “it” is [CAM-CHAT-03]', () => {
  it.each([
    'the subject is boring, change it to "See our floor robots live"',
    'the subject line is too salesy, change it to "See our floor robots live"',
    'Hm, the subject sounds dull. Please make it "See our floor robots live"',
  ])('is the subject that was spoken of: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('write an email inviting them to our demo day on 12 May in Utrecht')
    const { text } = await talk.say(words)
    expect(text).toContain('**Subject:** See our floor robots live')
    expect(text).toContain('We would like to invite you to our demo day on 12 May in Utrecht.')
  })

  it('is no word of a message where nothing else is named', async () => {
    const talk = await openTalk()
    await talk.say('write an email inviting them to our demo day on 12 May in Utrecht')
    const { calls, text } = await talk.say('change it to "Lunch"')
    expect(calls).toEqual([])
    expect(text).toContain('I have changed nothing')
  })
})

it.each([
  ['It is fit. We invite it.', 'it', 'lunch', 'It is fit. We invite lunch.'],
  ['Hall 4, Halls 40', 'Hall 4', 'Hall 5', 'Hall 5, Halls 40'],
  ['Costs $10 (net).', '$10 (net)', '$12', 'Costs $12.'],
  ['Delivery is free.', 'delivery', 'pick-up', 'Pick-up is free.'],
  ['Come to our lunch. Lunch is on us.', 'lunch', 'breakfast', 'Come to our breakfast. Breakfast is on us.'],
  ['The hall is open.', 'hall', 'hall 4', 'The hall 4 is open.'],
])('replaces whole words alone: %s [CAM-CHAT-03]', (text, words, by, changed) => {
  expect(replacedIn(text, words, by)).toBe(changed)
})

describe('changes of the overview and of a count [CAM-PLAN-04]', () => {
  it('set the goal that stands behind “in the overview”', async () => {
    const { calls, text } = await (
      await openTalk()
    ).say('in the overview change the goal to: get 10 site visits before Easter')
    expect(calls).toMatchObject([{ name: 'write_overview', args: { goal: 'Get 10 site visits before Easter.' } }])
    expect(text).toContain('“Get 10 site visits before Easter.”')
  })

  it('say in it what is to be sold', async () => {
    const { state } = await (
      await openTalk()
    ).say('write an overview for this campaign, we want to sell them product photography packages from 900 euros')
    const { campaign_overview: overview } = state.agentState as { readonly campaign_overview: string }
    expect(overview).toContain('What we bring: We offer product photography packages from 900 euros.')
  })

  it('take fewer than were found, and no size for it', async () => {
    const talk = await openTalk()
    await talk.say('find 12 CMOs at e-commerce companies in the US or Canada')
    const { text } = await talk.say('fewer, 8 would do')
    expect(text).toContain('From now on I look for 8.')
  })
})

describe('what is not to be said in one message [CAM-CHAT-03]', () => {
  const breakfast = 'write a three-step email inviting them to our breakfast on 12 May in Utrecht'

  it.each(["don't mention Utrecht in the first message", "change the first message: don't mention Utrecht"])(
    'leaves the place out and keeps the invitation: “%s”',
    async (words) => {
      const talk = await openTalk()
      await talk.say(breakfast)
      const { text } = await talk.say(words)
      expect(text).toContain('I would like to invite you to our breakfast on 12 May.')
      expect(text).toContain('about our breakfast on 12 May in Utrecht.')
    },
  )

  it('leaves the day out as well', async () => {
    const talk = await openTalk()
    await talk.say(breakfast)
    const { text } = await talk.say("don't mention 12 May")
    expect(text).toContain('I would like to invite you to our breakfast in Utrecht.')
    expect(text).not.toMatch(/> .*12 May/)
  })

  it.each([
    ['no, I meant 13 May, not 12 May', 'our breakfast on 13 May in Utrecht.'],
    ['sorry, it should be dinner, not breakfast', 'our dinner on 12 May in Utrecht.'],
    ['no, I meant Utrecht, not Hamburg', undefined],
  ])('puts right what it says: “%s”', async (words, said) => {
    const talk = await openTalk()
    await talk.say(breakfast)
    const { text } = await talk.say(words)
    if (said === undefined) expect(text).not.toContain('Changed:')
    else expect(text).toContain(said)
  })
})

describe('a change that is meant for one message [CAM-CHAT-03]', () => {
  it.each([
    'in the second email, ask for a call on Tuesday instead',
    'in the second email ask for a call on Tuesday',
    'in email 2, offer a call on Tuesday',
  ])('is made there and nowhere else: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('write a 3 email sequence inviting them to our open day on 3 February')
    const { calls, text } = await talk.say(words)
    expect(calls).toMatchObject([
      { args: { changes: { step: 2, question: 'Would you be open to a short call on Tuesday?' } } },
    ])
    const [, first = '', second = ''] = text.split('**Step')
    expect(first).toContain('> Will you come?')
    expect(second).toContain('> Would you be open to a short call on Tuesday?')
  })

  it('leaves no two messages that say the same, however short they are to be', async () => {
    const talk = await openTalk()
    await talk.say('write a 3 email sequence inviting them to our open day on 3 February')
    const { text } = await talk.say('shorter please')
    expect(text).toContain('It cannot be shorter')
  })

  it.each([
    ['end with Best instead of Kind regards', /> Best\n/],
    ['change the sign-off to Best, Maren', /> Best,\n> Maren\n/],
  ])('says goodbye as told: “%s”', async (words, ending) => {
    const talk = await openTalk()
    await talk.say('draft a cold email')
    expect((await talk.say(words)).text).toMatch(ending)
  })
})

describe('what an order for messages says beside them [CAM-CHAT-03]', () => {
  it.each([
    [
      'Write a 3 step email sequence to them, mention that we won the Green Freight award',
      'We won the Green Freight award.',
    ],
    ['Write a 3 step email sequence to them, mention our free trial', 'I would like to tell you about our free trial.'],
    [
      'write an email: do you still plan routes by hand? we can save you 2 hours a day',
      'Do you still plan routes by hand?',
    ],
    [
      'write a linkedin message: is your fleet electric yet? we lease vans from 300 euros',
      'Is your fleet electric yet?',
    ],
    [
      'Write them a follow-up to the trade show in Munich last week',
      'I am following up after the trade show in Munich last week.',
    ],
  ])('is said in them: “%s”', async (words, said) => {
    const { text } = await (await openTalk()).say(words)
    expect(text).toContain(said)
    expect(text).not.toContain('[fill in')
  })

  it.each(['and now also as an email', 'what did you just write?'])('goes on from them: “%s”', async (words) => {
    const talk = await openTalk()
    await talk.say('draft a linkedin message about our overnight freight')
    expect((await talk.say(words)).text).toContain('our overnight freight')
  })
})
