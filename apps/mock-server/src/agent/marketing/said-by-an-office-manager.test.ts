import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const traps = 'Please write three emails. We empty traps.'

describe('what is told behind an order [CAM-CHAT-03]', () => {
  it('is said to whoever reads it, who books', async () => {
    const { templates } = await writtenBy(
      `${traps} The first emptying costs 89 euros instead of 140 if they book before 15 March, and we come at night.`,
    )
    expect(templates[0]).toContain('89 euros instead of 140 if you book before 15 March, and we come at night.')
  })

  it('is what LinkedIn messages are about, and not LinkedIn', async () => {
    const { calls, text } = await lastOf(
      'Please write a sequence of four messages for LinkedIn. The first two weeks are free for teams of 20 people or more, after that a basket costs 39 euros and there is no contract.',
    )
    const { templates } = draftIn({ calls })
    expect(templates).toHaveLength(4)
    expect(templates[0]).toContain('The first two weeks are free for teams of 20 people or more')
    expect(templates.join('\n')).not.toContain('LinkedIn')
    expect(text).not.toContain('Nothing goes out before you launch')
  })

  it('puts both verbs of a firm as it would say them, and says what readers get to them', async () => {
    const { templates } = await writtenBy(
      'We are a family firm of eleven people in Bremen that inspects and repairs flat roofs on warehouses.',
      'Please write three emails. An inspection takes two hours and they get a report with photos within five days.',
    )
    expect(templates[0]).toContain('We inspect and repair flat roofs on warehouses.')
    expect(templates[0]).toContain('An inspection takes two hours and you get a report with photos within five days.')
  })
})

describe('two changes in one message [CAM-CHAT-03]', () => {
  it('are two, of which none stands in a text', async () => {
    const { templates } = await writtenBy(
      traps,
      'Please add to the second message that we can leave out nuts and kiwis for people with allergies, and end the last message with a question about whether I may bring a trial basket next Thursday.',
    )
    expect(templates[1]).toContain('We can leave out nuts and kiwis for people with allergies.')
    expect(templates[2]).toContain('May I bring you a trial basket next Thursday?')
    expect(templates.join('\n')).not.toContain('end the last message')
  })

  it('are made where one says whom to call', async () => {
    const { text, templates } = await writtenBy(
      traps,
      'Make the last email friendlier and say they can simply call me, Jutta Drexler, on 0421 555 018.',
    )
    expect(templates[2]).toMatch(/^Hi \{\{first_name\}\}/)
    expect(templates[2]).toContain('You can call Jutta Drexler on 0421 555 018.')
    expect(text).not.toContain('I do not know how')
  })
})

describe('what is put right [CAM-CHAT-03]', () => {
  const hotels = 'Find 5 managers at hotels in Berlin and Hamburg'

  it('is a place, and how many', async () => {
    const { calls } = await lastOf(
      hotels,
      'Sorry, I made a mistake there: it should be Bremen rather than Hamburg, and ten people would be better than eight.',
    )
    expect(calls[0]?.args).toMatchObject({ location: 'Berlin, Bremen', people: 10 })
  })

  it('is a place, and who is looked for there as well', async () => {
    const { calls } = await lastOf(
      'Find 12 facility managers at hotels in Hamburg.',
      'Sorry, I meant Bremen, not Hamburg, and operations managers would be fine too.',
    )
    expect(calls.map(({ args }) => args)).toEqual([
      expect.objectContaining({ location: 'Bremen', with_title: 'facility managers' }),
      expect.objectContaining({ location: 'Bremen', with_title: 'operations managers' }),
    ])
  })

  it('is a place that is left out, and who is looked for as well', async () => {
    const { calls, text } = await lastOf(
      'Find 3 heads of facilities at software companies in the UK',
      'Actually, please leave out London, and HR managers would be fine as well.',
    )
    expect(text).toContain('outside London')
    expect(calls[0]?.args).toMatchObject({ outside: 'London', with_title: 'HR managers' })
  })

  it('is a place that is left out after all', async () => {
    const { text } = await lastOf(hotels, 'Please leave out Berlin after all, we do not deliver there yet.')
    expect(text).toContain('Shall I look for managers at hotels in Hamburg?')
  })
})

describe('a trade, a country or a place that is put right [CAM-CHAT-03]', () => {
  const offices = 'Find 5 office managers at law firms in the UK with 20 to 200 employees'
  const asBefore = { location: 'UK', company_size: '20 to 200 employees', people: 5 }

  it.each([
    'Sorry, I meant accounting firms rather than law firms.',
    'at accounting firms instead',
    'I meant accounting firms, not law firms',
  ])('leaves all else as it was: “%s”', async (message) => {
    const { calls } = await lastOf(offices, message)
    expect(calls[0]?.args).toMatchObject({ ...asBefore, industry: 'accounting firms', with_title: 'office managers' })
  })

  it('is looked for with who else is welcome', async () => {
    const { calls } = await lastOf(
      offices,
      'Sorry, I meant accounting firms rather than law firms, and facilities managers are welcome as well.',
    )
    expect(calls.flatMap(({ name, args }) => (name === 'find_accounts' ? [args] : []))).toEqual([
      expect.objectContaining({ ...asBefore, with_title: 'office managers' }),
      expect.objectContaining({ ...asBefore, with_title: 'facilities managers' }),
    ])
  })

  it('is no fact of the sender', async () => {
    const { calls, text } = await lastOf(
      hotels,
      'I made a mistake there: please use the Netherlands instead of Germany, and only companies with more than 50 employees.',
    )
    expect(calls[0]?.args).toMatchObject({ location: 'the Netherlands', company_size: 'more than 50 employees' })
    expect(text).not.toContain('I keep that in mind')
  })

  it('is where somebody says yes to', async () => {
    const { calls } = await lastOf(
      'Find 5 owners at small hotels in Bristol.',
      'Yes please, find 10 of them anywhere in the UK.',
    )
    expect(calls[0]?.args).toMatchObject({ location: 'UK', people: 10 })
  })
})

const hotels = 'Find 5 managers at hotels in Germany'

describe('an order in ordinary words [CAM-CHAT-03]', () => {
  it('is signed by whoever says who they are, and headed by what they make', async () => {
    const { draft } = await drafted(
      'We are Brightwater Curtains in Bristol, we make and fit made-to-measure curtains and blackout blinds.',
      'Write me a sequence of three emails. My name is Megan Pryce, and we offer a free measuring visit and 15% off the first ten rooms if they order before the end of March.',
    )
    expect(draft.subjectLine).toBe('Made-to-measure curtains and blackout blinds')
    expect(draft.templates[0]).toContain('15% off the first ten rooms if you order before the end of March.')
    expect(draft.templates[1]).toContain('We offer a free measuring visit')
    for (const each of draft.templates) expect(each).toMatch(/Kind regards,\nMegan Pryce$/)
    expect(draft.templates.join('\n')).not.toContain('My name is')
  })

  it('offers one thing, and mentions another', async () => {
    const { draft } = await drafted(
      'Please write a sequence of three emails, four days apart, that offers a free plant survey and mentions that our service costs 45 pounds a month.',
    )
    expect(draft.subjectLine).toBe('About a free plant survey')
    expect(draft.templates[0]).toContain('I would like to offer you a free plant survey.')
    expect(draft.templates[0]).toContain('Our service costs 45 pounds a month.')
  })

  const clearhear =
    'Hello, my name is Peter Marlow and I work for Clearhear, we come to factories with a van and test the hearing of the staff.'

  it('begins with who writes, where that was told before', async () => {
    const order =
      'Please draft two emails. The test takes 15 minutes per person. We would like to invite them to a free trial day in March.'
    const { text, templates } = await writtenBy(clearhear, order)
    const who = 'I am Peter Marlow from Clearhear. We come to factories with a van and test the hearing of the staff.'
    expect(templates[0]).toMatch(new RegExp(`^Hello \\{\\{first_name\\}\\},\n\n${who}`))
    expect(templates[1]).not.toContain('Clearhear')
    expect(text).not.toContain('Who writes is not said')
    const other = await writtenBy(clearhear, order, 'write it differently')
    expect(other.templates[0]).toMatch(new RegExp(`^H\\p{L}+ \\{\\{first_name\\}\\},\n\n${who}`, 'u'))
  })

  it('says that it does not say who writes where that is nothing to tell them, and how to have it said', async () => {
    const { text, templates } = await writtenBy(
      'We have a small workshop. Find 2 HR managers in Berlin',
      'Write an email inviting them to a free tasting on 3 March',
    )
    expect(templates[0]).not.toContain('workshop')
    expect(text).toContain('Who writes is not said in it: say “say who we are”, and it is.')
  })

  it('says what was asked for in the same message when it is said otherwise', async () => {
    const { templates } = await writtenBy(
      'Write three emails offering a free trial day in March',
      'the second one should mention that we speak Italian',
      'write it differently',
    )
    expect(templates.map((each) => each.includes('We speak Italian.'))).toEqual([false, true, false])
  })

  it('says who writes with what is offered', async () => {
    const { text, draft } = await drafted(clearhear, 'Write two emails offering a free trial day in March.')
    expect(draft.templates[0]).toContain('We come to factories with a van and test the hearing of the staff.')
    expect(text).not.toContain('Who writes is not said')
  })

  it('offers all of a list', async () => {
    const { draft } = await drafted(
      'Write three emails offering a decorated tree from 190 euros including delivery, set-up and collection in January. Anyone who orders before 15 October gets 10% off.',
    )
    expect(draft.templates[0]).toContain(
      'a decorated tree from 190 euros including delivery and set-up as well as collection in January. Anyone who orders',
    )
  })

  it('is put right in its day and its tone', async () => {
    const { all } = await writtenBy(
      'Write two emails offering a free trial day in March.',
      'The trial day is not in March any more but on Tuesday 14 April, please correct that everywhere. And a slightly warmer tone would be nice.',
    )
    expect(all).toContain('a free trial day on Tuesday 14 April')
    expect(all).toContain('Hi {{first_name}}')
    expect(all).not.toContain('March')
  })

  it('is for one way and then for the other', async () => {
    const { calls } = await lastOf(
      'Thank you. Please draft an email and then two LinkedIn messages a week apart, telling them that we install within 5 working days and that the first month is free.',
    )
    const templates = calls.flatMap((call) => draftIn({ calls: [call] }).templates)
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('We install within 5 working days. The first month is free.')
    expect(templates.join('\n')).not.toContain('fill in')
  })
})

async function drafted(...said: readonly string[]) {
  const { calls, text } = await lastOf(...said)
  return { text, draft: draftIn({ calls: calls.filter(({ name }) => name === 'draft_content') }) }
}

describe('what is asked [CAM-CHAT-03]', () => {
  it('of everybody is answered behind thanks', async () => {
    const { text } = await lastOf(
      hotels,
      'Thank you. How many of them work at hotels, and does everyone have an email address?',
    )
    expect(text).toContain('There is none: 5 contacts, each with an email address.')
  })

  it('of two things is answered twice', async () => {
    const { text } = await lastOf(
      hotels,
      'Which companies do these people work for, and are there any directors among them?',
    )
    expect(text).toContain('**5 companies** of 5 contacts')
    expect(text).toContain('fits: directors.')
  })

  it.each([
    ['If somebody replies to the first email, will they still get the second one?', 'gets none of the messages'],
    ['If I start on a Wednesday, on which day does the last email go out?', 'due 3 days after the one before'],
    [
      'Will the emails go out on their own now, or do I have to do something before they are sent on Tuesday morning?',
      'Nothing goes out before you launch the campaign',
    ],
    [
      'How many LinkedIn messages can we send in a day, and can we make sure that nothing is sent at the weekend?',
      'On LinkedIn the provider paces itself.',
    ],
  ])('of sending is answered: “%s”', async (question, answer) => {
    expect((await lastOf(traps, question)).text).toContain(answer)
  })

  it('of everybody’s address names who has none', async () => {
    const { text } = await lastOf(
      'Find 10 heads of facilities at software companies in Germany',
      'Do we have an email address for everyone?',
    )
    expect(text).toContain('**3 contacts** of 10 have no email ad')
  })

  it('is nothing where somebody is content', async () => {
    const { calls, text } = await lastOf(traps, 'That looks fine to me, please save it.')
    expect(calls.map(({ name }) => name)).toEqual(['save_content'])
    expect(text).not.toContain('I do not know how')
  })
})
