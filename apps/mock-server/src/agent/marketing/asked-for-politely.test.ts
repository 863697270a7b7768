import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const moves =
  'Write three emails: we move offices over a weekend for 89 euros per desk. We deliver boxes on Thursdays. Ask for a call.'

describe('a search as polite people put it right [CAM-CHAT-03]', () => {
  it.each([
    [
      'Could you also look in Munich, and only at companies with more than 30 people?',
      { location: 'Munich', company_size: 'more than 30 employees', with_title: 'heads of growth' },
    ],
    ['Could you also look in Hamburg?', { location: 'Hamburg', with_title: 'heads of growth' }],
    [
      'Could you please replace Berlin with Munich, and only keep companies with more than 50 employees?',
      { location: 'Munich', company_size: 'more than 50 employees' },
    ],
    [
      'Thank you. Could you please look in Hamburg and Munich instead, and take software companies rather than banks?',
      { industry: 'software companies', location: 'Hamburg, Munich' },
    ],
    ['please leave anyone with more than 500 employees out', { company_size: 'at most 500 employees' }],
    ['find 10 hotels in leipzig n dresden with max 500 people', { company_size: 'at most 500 employees' }],
    [
      'find 3 heads of growth at software companies in Hamburg, and leave out anyone with fewer than 20 employees',
      { location: 'Hamburg', company_size: 'at least 20 employees' },
    ],
  ])('“%s”', async (said, search) => {
    const { calls } = await lastOf('find 3 heads of growth in Berlin', said)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject(search)
  })

  it('is told openly what of two wishes nobody does', async () => {
    const { calls, text } = await lastOf(
      'find 3 heads of growth in Berlin',
      'Would you please look up the missing email addresses, and drop everybody for whom you cannot find one?',
    )
    expect(calls.map(({ name }) => name)).toContain('enrich_contacts')
    expect(text).toContain('I do not remove anything from an audience')
  })

  it('looks up numbers that are asked for', async () => {
    const { calls } = await lastOf(
      'find 3 heads of growth in Berlin',
      'Please look up the phone numbers of the contacts, and remove those without one.',
    )
    expect(calls.map(({ name }) => name)).toContain('enrich_contacts')
  })

  it('is none where somebody says for what they make something', async () => {
    const { text, calls } = await lastOf('we make awnings for restaurant terraces')
    expect(calls).toEqual([])
    expect(text).toContain('I keep that in mind for the messages: “We make awnings for restaurant terraces.”')
    expect(text).not.toContain('Shall I')
  })
})

describe('messages as polite people have them changed [CAM-CHAT-03]', () => {
  it('each of two is changed, and no other', async () => {
    const { templates } = await writtenBy(
      moves,
      'Could you make the second email more formal, and say in the third one that we have 18 years of experience?',
    )
    expect(templates.map((text) => text.startsWith('Dear'))).toEqual([false, true, false])
    expect(templates.map((text) => text.includes('18 years'))).toEqual([false, false, true])
  })

  it.each([
    [
      'Could you please write all messages more formally, and add "Your colleagues would keep working." to the first email?',
      [true, true, true],
    ],
    ['Could you please make all three emails more formal, and the second one shorter?', [true, true, true]],
    ['Could you please make the second and the third email formal as well?', [false, true, true]],
  ])('all are changed beside one: “%s”', async (said, formal) => {
    const { templates } = await writtenBy(moves, said)
    expect(templates.map((text) => text.startsWith('Dear'))).toEqual(formal)
  })

  it('says again elsewhere what one of them says, and moves it', async () => {
    const again = await writtenBy(moves, 'put the sentence about delivery into the second email too')
    expect(again.templates.map((text) => text.includes('We deliver boxes on Thursdays.'))).toEqual([true, true, false])
    const price = await writtenBy(moves, 'put the price in the last one too')
    expect(price.templates[2]).toContain('for 89 euros per desk')
    const moved = await writtenBy(moves, 'Could you move the sentence about delivery to the second email?')
    expect(moved.templates.map((text) => text.includes('We deliver boxes on Thursdays.'))).toEqual([false, true, false])
  })

  it('mentions in the one that is changed what is to be in it', async () => {
    const { templates } = await writtenBy(
      moves,
      'Could you make the second email friendlier, and mention in it that we use our own vans?',
    )
    expect(templates.map((text) => text.includes('We use our own vans.'))).toEqual([false, true, false])
  })

  it.each([
    ['Could the subject of the first one be "Your next office", please?', 'Your next office'],
    ['Would you mind changing the subject to "Your next office"?', 'Your next office'],
  ])('takes a subject: “%s”', async (said, subject) => {
    expect((await writtenBy(moves, said)).all).toMatch(new RegExp(`^${subject}\n`))
  })

  it('leaves the subject of the first one where a later one is to have its own', async () => {
    const { text, calls } = await lastOf(
      moves,
      'Could you please make the third email friendlier, and use "One last question" as its subject?',
    )
    for (const { name, result } of calls)
      if (name === 'draft_content') expect(result).not.toMatchObject({ subjectLine: 'One last question' })
    expect(text).toContain('a sequence has one')
  })

  it.each([
    'make mail 1 so that my boss likes it',
    'write mail 1 so that it sounds like us and say you not du',
    'linkedin message: take out the price',
  ])('never goes for a change that was not understood: “%s”', async (said) => {
    const talk = await openTalk()
    await talk.say(moves)
    const { calls } = await talk.say(said)
    expect(calls.filter(({ name }) => name === 'draft_content')).toEqual([])
    expect((await talk.say('show me the messages')).text).toContain('3 emails')
  })

  it.each([
    ['Please sign all three emails with Jonas Keller, Waldhaus Timber', 'Jonas Keller, Waldhaus Timber'],
    ['sign all emails with Jonas Reuter, Loeschwerk, 0341 555 120', 'Jonas Reuter, Loeschwerk, 0341 555 120'],
  ])('is signed: “%s”', async (said, who) => {
    for (const text of (await writtenBy(moves, said)).templates)
      expect(text).toMatch(new RegExp(`Kind regards,\\n${who}$`))
  })

  it('is signed with the name of whoever has said it, and says who they are', async () => {
    const { templates } = await writtenBy(
      'Good morning, my name is Johanna Reuter and I am the marketing manager of Lindenhof Umzüge GmbH.',
      moves,
      'sign them with my name',
    )
    expect(templates[0]).toContain('I am Johanna Reuter, the marketing manager of Lindenhof Umzüge GmbH.')
    for (const text of templates) expect(text).toMatch(/\nJohanna Reuter$/)
  })

  it('names all that went where something is made shorter', async () => {
    const { text } = await lastOf(
      'Write three emails: our saunas take six weeks to build. If they have questions, they can reply.',
      'Could you please shorten the second email?',
    )
    const { templates } = await writtenBy(
      'Write three emails: our saunas take six weeks to build. If they have questions, they can reply.',
      'Could you please shorten the second email?',
    )
    if (templates[1]?.includes('If you have any questions') !== true)
      expect(text).toContain('If you have any questions')
  })

  it('is written with a LinkedIn message, with all that was told of both', async () => {
    const { calls } = await lastOf(
      'Please write a sequence of three emails which offers a free sample set and mentions that we deliver within five days, and a LinkedIn message.',
    )
    const drafts = calls.filter(({ name }) => name === 'draft_content').map((call) => draftIn({ calls: [call] }))
    expect(drafts.map(({ templates }) => templates.length)).toEqual([3, 1])
    for (const { templates } of drafts) expect(templates[0]).toMatch(/free sample set[^]*We deliver within five days/)
  })
})

describe('questions of polite people [CAM-CHAT-03]', () => {
  it.each([
    ['What happens after I save?', 'nothing goes out before you launch'],
    ['What does the second email say now, please?', 'This is step 2'],
    ['what price is in mail 1 now?', 'This is step 1'],
  ])('“%s”', async (said, answer) => {
    expect((await lastOf(moves, said)).text).toContain(answer)
  })

  it.each([
    'Save both, please',
    'Thank you, that looks good. Could you please save both, the emails and the LinkedIn message?',
  ])('saves both: “%s”', async (said) => {
    const { calls } = await lastOf(moves, 'the same as a LinkedIn message', said)
    expect(calls.filter(({ name }) => name === 'save_content')).toHaveLength(2)
  })
})
