import { smartAssist } from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it.each([
  ['no, I meant in Berlin', 'CFOs', 'Berlin'],
  ['actually, I meant Berlin', 'CFOs', 'Berlin'],
  ['no, I meant CEOs, not CFOs', 'CEOs', 'Hamburg'],
  ['I meant CEOs', 'CEOs', 'Hamburg'],
  ['not CFOs, CEOs', 'CEOs', 'Hamburg'],
  ['CEOs, not CFOs', 'CEOs', 'Hamburg'],
  ['CEOs instead of CFOs', 'CEOs', 'Hamburg'],
  ['CEOs rather than CFOs please', 'CEOs', 'Hamburg'],
  ['sorry, heads of finance please', 'heads of finance', 'Hamburg'],
])('searches for what is meant in its place: %s [CAM-CHAT-03]', async (words, title, location) => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { calls, text } = await talk.say(words)
  expect(calls[0]?.args).toMatchObject({ industry: 'logistics', location, with_title: title })
  expect(text).toContain('Those I found before stay')
})

it.each(['no, that is wrong', 'no, not now'])('leaves all as it is where nothing else is meant: %s', async (words) => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { calls, text } = await talk.say(words)
  expect(calls).toEqual([])
  expect(text).toBe('All right, I leave it as it is.')
})

it('looks for whom somebody meant, and not for whom they were meant instead of [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 6 heads of marketing at software companies in Berlin')
  const { calls } = await talk.say('I meant heads of growth instead of heads of marketing, find 8 of those')
  expect(calls.map(({ args }) => args['title'])).toEqual(['heads of growth'])
})

it.each([
  ['no, I meant find CFOs at logistics companies in Berlin', true],
  ['find CFOs at logistics companies in Berlin', false],
])('says that those found before a correction stay: %s [CAM-CHAT-03]', async (words, isSaid) => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { text } = await talk.say(words)
  const stays =
    'Those I found before stay. “Go to audience” opens the campaign, where you can select rows and delete them, or hide them with a filter.'
  expect(text.includes(stays)).toBe(isSaid)
})

it('says so of a search that was asked about first, and of no further one [CAM-CHAT-03]', async () => {
  const stays = 'Those I found before stay'
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  await talk.say('in Berlin')
  expect((await talk.say('yes')).text).toContain(stays)
  expect((await talk.say('2 more')).text).not.toContain(stays)
})

it('takes “just the ones in …” for a search that says more [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Germany')
  const { calls } = await talk.say('just the ones in Hamburg please')
  expect(calls[0]?.args).toMatchObject({ industry: 'logistics', location: 'Hamburg', with_title: 'CFOs' })
})

it.each([
  ['do you have their emails and phone numbers?', ['an email address', 'a phone number']],
  ['and their LinkedIn profiles?', ['a LinkedIn profile']],
  ['what about their emails?', ['an email address']],
])('counts who has what is asked for, and looks nothing up: %s [CAM-CHAT-03]', async (words, kinds) => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { calls, text } = await talk.say(words)
  expect(calls).toEqual([])
  for (const kind of kinds)
    expect(text).toMatch(new RegExp(`None of the 3 contacts has ${kind}|of 3 contacts\\*\\* fits?: with ${kind}`))
})

it('corrects the search that was made, and not one that was offered since [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  const first = await talk.say('find 40 CFOs at manufacturing companies in Hamburg with more than 200 employees')
  expect(first.text).toMatch(/without (?:it|the place)/)
  const { calls } = await talk.say('no, CEOs instead of CFOs')
  expect(calls[0]?.args).toMatchObject({ location: 'Hamburg', with_title: 'CEOs' })
})

it('is what is suggested to be done next as well [CAM-CHAT-03]', async () => {
  const talk = await openTalk({ initialPrompt: 'Reach CFOs at logistics companies in Hamburg' })
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  await talk.say('no, I meant CEOs in Germany')
  const { call, campaignId } = talk
  const suggested = (await (await call(smartAssist, { params: { campaignId } })).json()) as { text: string }[]
  expect(suggested.map(({ text }) => text)).toContain('Find 10 more CEOs at logistics companies in Germany.')
})

it('counts the LinkedIn profiles that were looked up, and those that are lacking still [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 6 heads of logistics at retailers in the Netherlands')
  const { calls, text } = await talk.say('look up the LinkedIn profiles of all contacts')
  const { profiles_found: found, without_profile: without } = (calls[0]?.result ?? {}) as Record<string, number>
  expect((found ?? 0) + (without ?? 0)).toBe(6)
  expect(text).toContain(`**${found} LinkedIn profile`)
  expect(text).not.toContain('No new email address')
})

it.each([
  ['make it Berlin instead of Hamburg and 4 people only', 'CFOs', 'Berlin'],
  ['no, in Berlin, and only 4 people', 'CFOs', 'Berlin'],
  ['not CFOs, CEOs, 4 of them please', 'CEOs', 'Hamburg'],
])('looks for as many as a correction names: %s [CAM-CHAT-03]', async (words, title, location) => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { calls } = await talk.say(words)
  expect(calls[0]?.args).toMatchObject({ industry: 'logistics', location, with_title: title, people: 4 })
})

it('tells a place from a role that is named behind it [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('find 3 CFOs at logistics companies in Hamburg')
  const { calls } = await talk.say('make it Berlin and CEOs')
  expect(calls[0]?.args).toMatchObject({ location: 'Berlin', with_title: 'CEOs' })
})

it.each(['the same for Paris', 'do the same for Paris', 'now do the same in Paris'])(
  'looks for the same elsewhere: %s [CAM-CHAT-03]',
  async (words) => {
    const talk = await openTalk()
    await talk.say('find 3 CFOs at logistics companies in Hamburg')
    const { calls } = await talk.say(words)
    expect(calls[0]?.args).toMatchObject({ industry: 'logistics', location: 'Paris', with_title: 'CFOs', people: 3 })
  },
)

it('takes whom it looked for at those that were found for a search of its own, and finds others elsewhere [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 3 CTOs at fintech companies in London')
  const { calls: there } = await talk.say('and what about marketing directors there?')
  expect(there.map(({ name }) => name)).toEqual(['find_contacts'])
  const { text } = await talk.say('update the overview')
  expect(text).not.toContain('CTOs')
  expect(JSON.parse((await talk.load()).state)).toMatchObject({
    campaign_overview: expect.stringMatching(
      /Last looked for: marketing directors at (?:[^,\n]+, )[^,\n]+ and [^,\n]+\./,
    ),
  })
  const { calls, text: found } = await talk.say('make that 2 people in Manchester instead')
  expect(calls[0]?.args).toMatchObject({
    industry: 'fintech',
    location: 'Manchester',
    with_title: 'marketing directors',
    people: 2,
  })
  expect(found).not.toContain('No companies were found or listed before')
})

it('looks without a condition that is taken back [CAM-CHAT-03]', async () => {
  const talk = await openTalk()
  await talk.say('Find 3 CFOs at retailers in Spain with more than 100 employees')
  const { calls } = await talk.say('forget the size')
  expect(calls[0]?.args).toMatchObject({ industry: 'retailers', location: 'Spain', people: 3 })
  expect(calls[0]?.args).not.toHaveProperty('company_size')
})
