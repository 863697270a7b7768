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

  it('is a place that is left out after all', async () => {
    const { text } = await lastOf(hotels, 'Please leave out Berlin after all, we do not deliver there yet.')
    expect(text).toContain('Shall I look for managers at hotels in Hamburg?')
  })
})

describe('what is asked [CAM-CHAT-03]', () => {
  it.each([
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
