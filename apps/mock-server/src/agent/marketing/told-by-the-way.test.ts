import { beforeAll, describe, expect, it } from 'vitest'
import { openTalk, type TestTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

describe('what stands behind the colon of an order [CAM-CHAT-03]', () => {
  it.each([
    ["I'd like to buy used office furniture from them. Ask what they would want for it", 'buy used office furniture'],
    ['our accounting firm Kranz & Partner does year-end closings for 35 banks; introduce us', 'Kranz & Partner'],
    ['we want them to invest in our Series A round, 4 million euros', 'our Series A round'],
    ['i want to sell my solar panels', 'my solar panels'],
    [
      'sell coffee machines. if they order 2 they get the third for free. no minimum term',
      'you get the third for free',
    ],
  ])('is all that the messages are for, and nothing else is sold: “%s”', async (goal, words) => {
    const { all, text } = await writtenBy(`write three emails: ${goal}`)
    expect(all).toContain(words)
    expect(all).not.toContain('Northwind Freight')
    expect(text).not.toMatch(/left it out|leave it as it is/)
  })
})

describe('a fact of messages that is told without what stood there [CAM-CHAT-03]', () => {
  const audit = 'Write a 2 email sequence, we offer a free SEO audit until 30 September'
  const backup = 'write an email about our backup service. It costs 1,200 francs a year.'
  const workshop = 'write 3 emails: invite them to a free workshop on 7 October in Berlin, only 20 seats'

  it.each([
    [audit, "correct: it's until 15 October", 'until 30 September', 'until 15 October'],
    [audit, 'the offer ends 20 October', 'until 30 September', 'until 20 October'],
    [audit, 'until 25 October, please correct that', 'until 30 September', 'until 25 October'],
    [backup, 'change the price to 990 francs', '1,200 francs', '990 francs a year'],
    [backup, 'the price should be 890', '1,200 francs', '890 francs a year'],
    [workshop, 'the workshop is in Munich', 'Berlin', 'on 7 October in Munich'],
    [workshop, 'it takes place in Hamburg, not Berlin', 'Berlin', 'on 7 October in Hamburg'],
    [workshop, 'only 30 seats', '20 seats', '30 seats'],
  ])('is put right: “%s”, “%s”', async (order, said, wrong, right) => {
    const { text, all } = await writtenBy(order, said)
    expect(text).toMatch(/^Changed: /)
    expect(all).toContain(right)
    expect(all).not.toContain(wrong)
  })

  it('is said there where no message has one yet', async () => {
    const { all } = await writtenBy(audit, 'the price is 990 francs')
    expect(all).toContain('The price is 990 francs.')
  })
})

describe('some of the messages at hand [CAM-CHAT-03]', () => {
  const order = 'write 3 emails: invite them to a free workshop on 7 October in Berlin, only 20 seats'

  it.each([
    ['make the first two emails friendlier', ['Hi', 'Hi', 'Hello']],
    ['make the last two emails friendlier', ['Hello', 'Hi', 'Hi']],
    ['make the first 5 emails friendlier', ['Hi', 'Hi', 'Hi']],
  ])('are changed, and the others are as they were: “%s”', async (said, greetings) => {
    const { templates } = await writtenBy(order, said)
    expect(templates.map((text) => text.split(' ')[0])).toEqual(greetings)
  })

  it('are shown and saved, also where the last of them cannot be shorter', async () => {
    const before = await writtenBy(order)
    const { text, templates } = await writtenBy(order, 'make the first two emails shorter and save it')
    expect(templates[0]?.length).toBeLessThan(before.templates[0]?.length ?? 0)
    expect(templates[2]).toBe(before.templates[2])
    expect(text).toContain('**Step 3**')
    expect(text).toContain('This is saved as the messages of this campaign.')
  })

  it.each([
    ['fewer emails, just 2', 2],
    ['only two emails', 2],
    ['more emails please, 4', 4],
    ['2 emails are enough', 2],
  ])('are as many as are named: “%s”', async (said, count) => {
    const { templates } = await writtenBy(order, said)
    expect(templates).toHaveLength(count)
  })
})

describe('what one message is to mention [CAM-CHAT-03]', () => {
  it('spoils no message where nobody knows how to put it', async () => {
    const { text, all } = await writtenBy(
      'write two emails about our backup service. It costs 1,200 francs a year. First email should mention ransomware.',
    )
    expect(all).not.toContain('[fill in')
    expect(all).toContain('It costs 1,200 francs a year.')
    expect(text).toContain('This I do not know how to do: “In the First email, mention ransomware”.')
  })

  it('stands before what says goodbye', async () => {
    const { templates } = await writtenBy(
      'write a LinkedIn message about our payroll service',
      'mention that we met at the fair',
    )
    expect(templates[0]).toMatch(/We met at the fair\. .*If not, a short no is fine\.$/)
  })
})

describe('the goal of a campaign [CAM-CHAT-03]', () => {
  it.each([
    ['The goal of this campaign is to get meetings for our cold storage in Aarhus', 'write an email', 'cold storage'],
    ['change the goal to book demos of our supplier portal', 'write a sequence for that goal', 'supplier portal'],
    ['the campaign goal is to: book demos of our supplier portal', 'write an email for this goal', 'supplier portal'],
  ])('is what its messages are for: “%s”, “%s”', async (goal, order, words) => {
    const { all } = await writtenBy('find 3 logistics managers in Denmark', goal, order)
    expect(all).toContain(words)
    expect(all).not.toMatch(/Northwind Freight|\[fill in/)
  })
})

describe('where to look [CAM-CHAT-02]', () => {
  const places = ({ calls }: Awaited<ReturnType<typeof lastOf>>) =>
    calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args['location'])

  it.each([
    ['find 5 CFOs at logistics companies in Leipzig', 'expand the search to all of Germany', 'Germany'],
    ['find 5 sales leaders at fintechs in London', 'widen it to the whole UK', 'UK'],
    ['find 4 CFOs at banks in Stuttgart', 'not enough, widen it to all of Baden-Württemberg', 'Baden-Württemberg'],
    ['find 4 CFOs at banks in Stuttgart', 'expand to Saxony', 'Saxony'],
  ])('is made wider: “%s”, “%s”', async (first, said, place) => {
    expect(places(await lastOf(first, said))).toEqual([place])
  })

  it('is all of a country then, and no longer the town in it', async () => {
    const run = await lastOf(
      'find 3 CFOs at logistics companies in Leipzig',
      'expand the search to all of Germany',
      'only those with more than 500 employees',
    )
    expect(places(run)).toEqual(['Germany'])
    expect(run.text).not.toContain('Leipzig')
  })

  it.each([
    'also in Bonn',
    'in Bonn too',
    'the same in Bonn',
    'in Bonn instead',
    'find 4 more in Bonn',
    'widen it to Bonn',
  ])('is asked back where nobody knows the place: “%s”', async (said) => {
    const { calls, text } = await lastOf('find 4 CFOs at banks in Stuttgart', said)
    expect(calls).toEqual([])
    expect(text).toContain('I know nobody in Bonn, so I have not searched.')
  })

  it('is each place by its number, also without capitals', async () => {
    const run = await lastOf('find 5 heads of growth at saas companies in berlin and 5 in munich')
    expect(places(run)).toEqual(['berlin', 'munich'])
  })

  it('is told with how large companies may be there', async () => {
    const { calls } = await lastOf(
      'find 3 heads of growth at SaaS companies in Berlin',
      'find 3 more in hamburg, but only companies below 200 people',
    )
    expect(calls[0]?.args).toMatchObject({
      industry: 'SaaS',
      location: 'hamburg',
      company_size: 'below 200 employees',
      with_title: 'heads of growth',
    })
  })
})

describe('who decides there [CAM-CHAT-02]', () => {
  it('are found at the companies that are there, when that is agreed to', async () => {
    const { calls } = await lastOf(
      'find 3 SaaS companies in Hamburg',
      'enrich the accounts',
      'who decides there?',
      'yes',
    )
    expect(calls.map(({ name }) => name)).toEqual(['find_contacts'])
  })

  it('and more of them are others at the same companies', async () => {
    const { calls, text } = await lastOf('Find 4 insurance companies in Spain', 'yes please', 'more of those')
    expect(calls[0]?.args).not.toHaveProperty('without_contacts')
    expect(text).not.toContain('could not')
  })
})

describe('what is known of one of them [CAM-CHAT-03]', () => {
  let talk: TestTalk
  let person: string
  let company: string

  beforeAll(async () => {
    talk = await openTalk()
    const { calls } = await talk.say('find 3 CFOs at banks in Germany')
    const found = calls.find(({ name }) => name === 'find_contacts')?.result as {
      readonly contacts: readonly { readonly name: string; readonly account: string }[]
    }
    person = found.contacts[0]?.name ?? ''
    company = found.contacts[0]?.account ?? ''
  })

  it.each([
    'tell me more about the first one',
    'details of the first one',
    'tell me about NAME',
    'what do you know about NAME?',
    'show me all details of NAME',
  ])('is shown with their company: “%s”', async (said) => {
    const { text, calls } = await talk.say(said.replace('NAME', person))
    expect(calls).toEqual([])
    expect(text).toContain(`| ${person} | Chief Financial Officer | ${company} |`)
    expect(text).toMatch(/\| Company \| Industry \| City \| Employees \|/)
    expect(text.match(/^\| (?!Name|---|Company)/gm)?.length).toBeLessThanOrEqual(3)
  })

  it.each(['tell me about NAME', 'what does NAME do?', 'what do we know about NAME'])(
    'is shown of a company, with who is known there: “%s”',
    async (said) => {
      const { text } = await talk.say(said.replace('NAME', company))
      expect(text.indexOf('| Industry |')).toBeLessThan(text.indexOf(`| ${person} |`))
      expect(text).toContain(`| ${company} | Banking |`)
    },
  )

  it('is said to be nothing where nobody is called that', async () => {
    expect((await talk.say('tell me about Ada Lovelace')).text).toContain(
      'Nobody in the audience is called “Ada Lovelace”, and no account is.',
    )
  })
})

describe('what is said by the way [CAM-CHAT-03]', () => {
  it('is kept of what is sold, where somebody asks whom to target with it', async () => {
    const { text } = await lastOf('who should I target with our new cold brew coffee machines for offices?')
    expect(text).toContain('I keep that in mind for the messages: “We have new cold brew coffee machines for offices.”')
    expect(text).toContain('Shall I find')
  })

  it('asks whom to find where somebody wonders who could buy it', async () => {
    expect((await lastOf('We sell an HR software for time tracking. Who could buy it?')).text).toContain('Shall I find')
  })

  it('leaves a trade out', async () => {
    expect((await lastOf('5 marketing directors in Cologne', 'no agencies please')).text).toContain(
      'companies in Cologne other than agencies?',
    )
  })

  it('finds one of each company', async () => {
    const { calls } = await lastOf('find 3 CTOs at fintechs in Spain', 'find the CEOs there, max 1 per company')
    expect(calls[0]?.args).toMatchObject({ title: 'CEOs', per_account: 1 })
  })

  it('is the event that people are to be invited to', async () => {
    const { all } = await writtenBy(
      "Can you help me fill our webinar? It's about GDPR for online shops, on 20 May at 11 am, free. I'd like to invite IT managers in the Netherlands",
      'write the invitation',
    )
    expect(all).toContain('invite you to a free webinar about GDPR for online shops on 20 May at 11 am.')
  })

  it('is how many messages there are to be, and not what they are about', async () => {
    const { text, calls } = await lastOf('write an invitation', 'two emails, one invitation and one reminder')
    expect(calls).toEqual([])
    expect(text).toContain('What are the messages to be about?')
    const { templates, all } = await writtenBy('write an invitation', 'two emails', 'our open day on 4 June')
    expect(templates).toHaveLength(2)
    expect(all).toContain('our open day on 4 June')
  })

  it('takes back one step more', async () => {
    const order = 'write an email about our payroll service'
    const { text } = await lastOf(order, 'make it friendlier', 'add: We are from Zug.', 'undo', 'and undo once more')
    expect(text).toMatch(/> Hello [^]*> Kind regards/)
  })
})
