import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

describe('what somebody does for a living [CAM-CHAT-03]', () => {
  it('is no schedule, and is what the messages are about', async () => {
    const talk = await openTalk()
    const { text } = await talk.say(
      'hi! i run a small bakery in Manchester, we deliver fresh pastries to offices and cafes every morning',
    )
    expect(text).toContain('“I run a small bakery in Manchester.”')
    expect(text).toContain('“We deliver fresh pastries to offices and cafes every morning.”')
    const written = await talk.say('write an email')
    expect(written.text).toContain('We deliver fresh pastries to offices and cafes every morning.')
  })

  it.each([
    'we rent plants and water them every two weeks, from 60 pounds a month',
    'I bake birthday cakes for companies and deliver them to the office',
  ])('is kept in mind: “%s”', async (told) => {
    expect((await lastOf(told)).text).toContain('I keep that in mind for the messages: “')
  })

  it('is asked for where somebody has only said who they are: nobody writes as another firm', async () => {
    const { text, calls } = await lastOf('I run a small bakery in Leeds', 'write an email')
    expect(calls).toEqual([])
    expect(text).toContain('What are the messages to be about?')
  })

  it('is no search where more is told of it: whom it is for is offered', async () => {
    const { calls, text } = await lastOf(
      "We sell payroll software for restaurants and hotels. It's called TipTop and it costs 49 dollars a month",
    )
    expect(calls).toEqual([])
    expect(text).toMatch(/payroll software[^]*TipTop[^]*Shall I find restaurants or hotels\?$/)
  })

  it('stands beside whom they want', async () => {
    const { calls, text } = await lastOf('need leads for my office plant rental business. 4 CFOs in London')
    expect(text).toContain('“I run an office plant rental business.”')
    expect(calls.find(({ name }) => name === 'find_contacts')?.args).toMatchObject({ title: 'CFOs' })
  })

  it('is said by the other way as well, where nothing else was told since', async () => {
    const order = 'write 2 linkedin messages to them. We rent coffee machines to offices, from 60 pounds a month'
    const { all } = await writtenBy(order, 'now also write an email for them')
    expect(all).toContain('coffee machines')
    expect(all).not.toContain('Northwind')
  })
})

describe('who somebody is [CAM-CHAT-03]', () => {
  const ines = "hello, I'm Ines. I have a small translation office in Lisbon and want to find 3 law firms in Berlin"

  it('stands beside whom they look for, in the overview and among what is known of them', async () => {
    const talk = await openTalk()
    const { calls, text, state } = await talk.say(ines)
    expect(text).toContain('“I have a small translation office in Lisbon.”')
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { industry: 'law firms', location: 'Berlin' } })
    expect((await talk.say('what do you know about us?')).text).toContain(
      '**What you have told me here:** I have a small translation office in Lisbon.',
    )
    const { campaign_overview: overview } = state.agentState as { readonly campaign_overview: string }
    expect(overview).toContain('What we bring: I have a small translation office in Lisbon.')
    expect(overview).not.toMatch(/Northwind|I'm Ines\./)
  })
})

describe('what was told before an order [CAM-CHAT-03]', () => {
  it.each([
    [
      'find 2 hr managers in london, we sell a holiday booking tool for staff called DayOff',
      'write a linkedin message to them. it costs 2 pounds per employee per month',
      /our holiday booking tool for staff called DayOff\? It costs 2 pounds/,
    ],
    [
      'We roast coffee for offices, our name is Bramble & Bean',
      'write two emails offering a free tasting at their office',
      /a free tasting at your office\. We roast coffee for offices\./,
    ],
    [
      'i am a photographer, I take pictures of rooms and food for websites',
      'Please draft a LinkedIn message. A shoot takes half a day',
      /I take pictures of rooms and food for websites\.\s+A shoot takes half a day\./,
    ],
  ])('says of what it is: “%s”, “%s”', async (told, order, words) => {
    expect((await writtenBy(told, order)).all).toMatch(words)
  })

  it('is no topic where it only puts a figure right', async () => {
    const { calls, text } = await lastOf(
      'I am a photographer',
      'draft a LinkedIn message. A shoot costs 600 euros, including 20 photos',
      "It's 25 photos, not 20",
    )
    expect(calls).toEqual([])
    expect(text).toContain('What are the messages to be about?')
    const { all } = await writtenBy(
      'I am a photographer',
      'draft a LinkedIn message. A shoot costs 600 euros, including 20 photos',
      "It's 25 photos, not 20",
      'pictures of rooms',
    )
    expect(all).toContain('25 photos')
    expect(all).not.toMatch(/20|not /)
  })

  it.each([
    [
      'find 4 heads of purchasing at retail companies in bavaria, i make wooden toys and want to sell to shops',
      'retail',
    ],
    ['i make handmade wooden toys and want to sell to 3 retailers in germany', 'retailers'],
  ])('is told from whom they look for: “%s”', async (order, industry) => {
    const { calls, text } = await lastOf(order)
    expect(calls[0]).toMatchObject({ name: 'find_accounts', args: { industry } })
    expect(text).toMatch(/“I make (?:handmade )?wooden toys\.”/)
  })
})
