import { describe, expect, it } from 'vitest'
import { lastOf, writtenBy } from './talked-in-test'

const heads = 'Find 3 heads of facilities at software companies in Germany'

async function searched(...said: readonly string[]) {
  const { calls, text } = await lastOf(...said)
  return { text, search: calls.find(({ name }) => name === 'find_accounts')?.args }
}

describe('companies that somebody leaves out by their size [CAM-CHAT-03]', () => {
  it.each([
    ['Actually, please leave out companies with fewer than 100 employees, and look in Austria as well.', 'Austria'],
    ['Please leave out companies with fewer than 100 employees.', 'Germany'],
  ])('are never what is looked for: “%s”', async (message, location) => {
    const { search } = await searched(heads, message)
    expect(search).toMatchObject({
      location,
      company_size: 'at least 100 employees',
      with_title: 'heads of facilities',
    })
  })

  it('are left out of a first search as well', async () => {
    const { search } = await searched(`${heads}, but leave out companies with fewer than 100 employees.`)
    expect(search).toMatchObject({ company_size: 'at least 100 employees' })
  })

  it('offers no search for whom somebody would leave out, where that is not understood', async () => {
    const { calls, text } = await lastOf(heads, 'Please leave out the juggling firms, and look in Austria as well.')
    expect(calls).toEqual([])
    expect(text).not.toContain('Shall I find')
  })
})

describe('whom somebody meant [CAM-CHAT-03]', () => {
  it.each([
    [
      heads,
      'Sorry, I meant operations directors at software companies in Germany, and fifteen people would be better.',
      { with_title: 'operations directors', people: 15 },
    ],
    [
      heads,
      'Sorry, I meant Austria and not Germany, and 8 people are enough for a start.',
      { location: 'Austria', people: 8 },
    ],
    [
      heads,
      'Sorry, I got that wrong, it should be office managers and not heads of facilities.',
      { with_title: 'office managers', location: 'Germany' },
    ],
    [
      'Find 5 property managers in Berlin',
      'I’d rather have facility managers than property managers.',
      { with_title: 'facility managers', location: 'Berlin' },
    ],
    [
      'Find 3 managers at hotels in Leeds and Bath',
      'Actually leave out Bath, only Leeds please.',
      { industry: 'hotels', location: 'Leeds' },
    ],
  ])('is looked for: “%s” “%s”', async (first, message, wanted) => {
    const { search } = await searched(first, message)
    expect(search).toMatchObject(wanted)
  })

  it('are managers at hotels, whose title nobody has as it is said', async () => {
    const { search } = await searched('Please find me twelve hotel managers in Leeds.')
    expect(search).toMatchObject({ industry: 'hotels', with_seniority: 'managers', people: 12 })
  })
})

describe('two questions in one sentence [CAM-CHAT-03]', () => {
  it('are answered each', async () => {
    const { text } = await lastOf(
      heads,
      'How many of these people work at companies with more than 50 employees, and do we have an email address for everyone?',
    )
    expect(text).toMatch(/\*\*\d of 3 contacts\*\* fit: companies with more than 50 employees\./)
    expect(text).toContain('There is none: 3 contacts, each with an email address.')
  })

  it('tells who sends', async () => {
    const { text } = await lastOf(heads, 'Do I have to send them myself or does it happen by itself?')
    expect(text).toContain('Nothing goes out before you launch the campaign')
  })
})

describe('what is saved [CAM-CHAT-03]', () => {
  it('is no yes to a search that was offered before', async () => {
    const { calls, text } = await lastOf(
      'Find 12 managers at hotels in Leeds',
      'Write an email about our free rota trial.',
      'That is fine now, please save the messages.',
    )
    expect(calls.map(({ name }) => name)).toEqual(['save_content'])
    expect(text).not.toMatch(/shall I find|offered that a while ago/i)
  })
})

describe('messages by both ways [CAM-CHAT-03]', () => {
  const offer = 'The point is to offer a free noise measurement worth 350 euros, which takes two hours.'

  it('are written for each, and the days between them are told', async () => {
    const { calls, text } = await lastOf(
      `Please prepare a sequence with a LinkedIn invitation first, then an email after three days and a reminder a week later. ${offer}`,
    )
    const drafts = calls.filter(({ name }) => name === 'draft_content').map(({ args }) => args)
    expect(drafts).toEqual([
      expect.objectContaining({ channel: 'email', steps: 2 }),
      expect.objectContaining({ channel: 'linkedin', steps: 1 }),
    ])
    expect(text).toContain('I cannot choose the days between the messages here')
    expect(text).toContain('a free noise measurement worth 350 euros')
    expect(text).not.toContain('fill in')
  })

  it('are three where an invitation has two follow-ups', async () => {
    const { all, templates } = await writtenBy(
      'Please write one LinkedIn invitation and two follow-up messages. We offer a free noise measurement worth 350 euros, which takes two hours.',
    )
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('a free noise measurement worth 350 euros? It takes two hours.')
    expect(all).not.toMatch(/glad to show you|invitation/)
  })
})

describe('what is done with things [CAM-CHAT-03]', () => {
  it('is not said of whoever is written to', async () => {
    const { all } = await writtenBy(
      'Write an email offering our rooftop hives. We place them, look after them and harvest them twice a year.',
    )
    expect(all).toContain('We place the hives, look after them and harvest them twice a year.')
    expect(all).not.toMatch(/(?:place|after|harvest) you/)
  })
})

it('takes whom somebody wants to do something for people [CAM-CHAT-03]', async () => {
  const { text, templates } = await writtenBy(
    'Write three emails. We change the tyres of vans in your yard for £89. I want them to book a visit by phone.',
  )
  expect(`${text}\n${templates.join('\n')}`).not.toContain('the tyres to book')
})

describe('a price with its pence [CAM-CHAT-03]', () => {
  const knives = 'Write two emails. We sharpen knives for £3 per knife and collect them on Monday.'

  it.each(['The price is wrong, it should be £3.50 per knife.', 'the price should be £3.50 per knife'])(
    'is put right: “%s”',
    async (message) => {
      const { templates } = await writtenBy(knives, message)
      for (const each of templates) expect(each).toContain('for £3.50 per knife and collect them on Monday')
    },
  )

  it('goes whole, and leaves what is said beside it', async () => {
    const { templates } = await writtenBy(
      knives.replace('£3', '£3.50'),
      'Please take out the sentence about the price in the second email.',
    )
    expect(templates[0]).toContain('for £3.50 per knife')
    expect(templates[1]).toContain('We sharpen knives and collect them on Monday.')
  })

  it('is said to be nowhere in the message that was named', async () => {
    const { text } = await lastOf(
      'Write two emails about our knives.',
      'In the first email, mention that it costs £3.50 per knife.',
      'Please take out the sentence about the price in the second email.',
    )
    expect(text).toContain('I find no sentence with “price” in message 2 that could go')
  })
})
