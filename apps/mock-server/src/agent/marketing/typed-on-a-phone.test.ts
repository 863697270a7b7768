import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf } from './talked-in-test'

async function asked(...said: readonly string[]) {
  const run = await lastOf(...said)
  const calls = run.calls.filter(({ name }) => name === 'draft_content')
  return {
    text: run.text,
    search: run.calls.find(({ name }) => name === 'find_accounts')?.args,
    drafts: calls.map((call) => draftIn({ calls: [call] })),
  }
}

describe('searches as a hurried owner types them [CAM-CHAT-03]', () => {
  const first =
    'hi we are coolbreeze, we service air con units for offices and shops in manchester, 12 yrs going. need 15 facilities or office managers at companys with 50-250 staff there'

  it('looks where the sender has said to be, and keeps the size when the place is put right', async () => {
    expect((await asked(first)).search).toMatchObject({ location: 'manchester', company_size: '50-250 staff' })
    expect((await asked(first, 'sorry make it leeds not manchester, and 20 of them')).search).toMatchObject({
      location: 'leeds',
      company_size: '50-250 staff',
      people: 20,
    })
  })

  it.each([
    ['find 10 hr managers at software companies in berlin, no startups under 30 people', 'at least 30 employees'],
    ['find 10 hr managers at software companies in berlin, nothing above 500 employees', 'at most 500 employees'],
    [
      'find 10 hr managers at software companies in berlin but not companies with less than 30 people',
      'at least 30 employees',
    ],
  ])('takes a size that is not wanted for what it leaves: %s', async (search, size) => {
    expect((await asked(search)).search).toMatchObject({ company_size: size, location: 'berlin' })
  })

  it('does so beside another place', async () => {
    const { search } = await asked(
      'find 10 hr managers at software companies in berlin',
      'also hamburg pls, and no startups under 30 people',
    )
    expect(search).toMatchObject({ location: 'hamburg', company_size: 'at least 30 employees' })
  })

  it('looks for those who are missing where another place is meant as well', async () => {
    const { search, text } = await asked(
      'Please find me 12 quality managers at food manufacturers in the UK.',
      'Sorry, I meant Ireland as well, so the UK and Ireland.',
    )
    expect(search).toMatchObject({ location: 'Ireland', people: 3 })
    expect(text).toContain('You asked for 12, and with those from before I found 10.')
    expect(text).toContain('Shall I look for the other 2 without it?')
  })

  it.each([
    ['Actually leave out Berlin and take Hamburg instead.', { location: 'Hamburg' }],
    ['Please leave out Berlin and take Lübeck instead.', undefined],
  ])('takes one place in place of another: %s', async (said, conditions) => {
    const { search, text } = await asked('find 3 hr managers at software companies in berlin', said)
    if (conditions === undefined) expect(text).toContain('I know nobody in Lübeck')
    else expect(search).toMatchObject(conditions)
  })

  it.each([
    'We wash and disinfect wheelie bins, and we would like to find 5 office managers at law firms in London.',
    'We wash wheelie bins in Leeds and are looking for 5 office managers at law firms in London',
  ])('looks for whom somebody would like to find, and tells nobody of that: “%s”', async (said) => {
    const { search, drafts } = await asked(said)
    expect(search).toMatchObject({ location: 'London', with_title: 'office managers', people: 5 })
    expect(drafts).toEqual([])
    const { drafts: written } = await asked(said, 'write an email. We offer a free first wash of up to six bins')
    expect(written[0]?.templates[0]).toContain('wheelie bins')
    expect(written[0]?.templates[0]).not.toContain('office managers')
  })

  it('reads what is misspelt', async () => {
    const { search } = await asked('lookng for hr managers at software companies in berlin about 12')
    expect(search).toMatchObject({ location: 'berlin', with_title: 'hr managers' })
    const { text } = await asked(
      'find 3 hr managers at software companies in berlin',
      'how many of them have an email adress',
    )
    expect(text).toMatch(/of 3 contacts\*\* fit: with an email address/)
  })

  it('says which of several titles nobody has', async () => {
    const { text } = await asked('Please find facilities managers and operations managers in Portugal.')
    expect(text).toContain('| Operations Manager |')
    expect(text).toContain('There are no facilities managers among them.')
    const { text: both } = await asked('find 10 hr managers and software engineers in berlin')
    expect(both).not.toContain('among them.')
  })

  it('says that nobody knows a place that is meant instead', async () => {
    const { text } = await asked(
      'find 5 general managers at hotels in Leeds',
      'Sorry, I meant Sheffield instead of Leeds, please.',
    )
    expect(text).toContain('I know no place called “Sheffield”')
  })
})

describe('messages as a hurried owner orders them [CAM-CHAT-03]', () => {
  const deskwell = 'we are deskwell, we do office yoga and desk massage in berlin.'
  const order =
    'write a linkedin sequence of 3 messages. first session is free for up to 10 people, after that its 18 euro per person'

  it('quotes who they are and what they do, and asks whether it is of interest', async () => {
    const { drafts } = await asked(deskwell, order)
    expect(drafts[0]?.templates[0]).toBe(
      'Hello {{first_name}},\n\nWe are Deskwell. We do office yoga and desk massage in Berlin. First session is free for up to 10 people, after that its 18 euro per person.\n\nWould that be of interest to you?',
    )
  })

  it('puts a price right, and asks for what is to be asked for', async () => {
    const { drafts } = await asked(
      deskwell,
      order,
      'the price is 16 euro not 18, and ask if they have half an hour next week for a call',
    )
    const [first = ''] = drafts.at(-1)?.templates ?? []
    expect(first).toContain('after that its 16 euro per person.')
    expect(first).toContain('Do you have half an hour next week for a call?')
    expect(first).not.toMatch(/18|not/)
  })

  it('does not take what puts something right, and asks for more, for the words of a place in brackets', async () => {
    const { text } = await asked(
      'write 2 emails: jdhf kdjfh ksjdhf',
      'the price is 16 euro not 18, and ask if they have half an hour next week for a call',
    )
    expect(text).not.toContain('not 18, and ask')
  })

  it.each<readonly [string, number, string]>([
    ['sign it dave from deskwell', 0, 'Dave from Deskwell'],
    ['It is signed by Martha Quill.', 0, 'Martha Quill'],
    ['also say we did 340 sessions last year', 0, 'We did 340 sessions last year.'],
    ['say book before 15 may in the last one', 2, 'Please book before 15'],
    ['end it with the question whether Thursday at 10 would suit them', 0, 'Do you have time on Thursday at 10?'],
  ])('“%s”', async (change, place, said) => {
    const { drafts } = await asked(deskwell, order, change)
    expect(drafts.at(-1)?.templates[place]).toContain(said)
  })

  it('signs all of both ways, and says in one of them what is for that alone', async () => {
    const { text, drafts } = await asked(
      'Please write 2 emails and one LinkedIn message about our free seat survey.',
      'In the second email, please say that Oasis Health Club cut its bill by 18% with us, and sign all of them as Colin Marsh.',
    )
    const [email, linkedin] = [drafts.at(-2), drafts.at(-1)]
    expect(email?.templates.map((each) => each.includes('Colin Marsh'))).toEqual([true, true])
    expect(email?.templates.map((each) => each.includes('18%'))).toEqual([false, true])
    expect(linkedin?.templates.map((each) => [each.includes('Colin Marsh'), each.includes('18%')])).toEqual([
      [true, false],
    ])
    expect(text).not.toMatch(/changed nothing|only 1 message/)
  })

  it.each([
    'write me 3 emails offering a free check of their air con before summer. full service is 85 pounds a unit',
    'write me 3 emails. offer is a free check of there air con units before summer, full service is 85 pounds a unit',
  ])('words an ordinary offer: “%s”', async (offer) => {
    const { drafts } = await asked(offer)
    expect(drafts[0]?.templates[0]).toMatch(/a free check of your air con(?: units)? before summer/)
    expect(drafts[0]?.templates[0]).toMatch(/full service is 85 pounds a unit/i)
    expect(drafts[0]?.templates.join()).not.toContain('[fill in')
  })

  it.each([
    'write 3 emails about our scale checks, leave 4 days between the emails',
    'Write three emails about our scale checks. Leave 4 days between the emails.',
  ])('takes no days between messages for what they are about: “%s”', async (ordered) => {
    const { text, drafts } = await asked(ordered)
    expect(drafts[0]?.templates[0]).toContain('our scale checks?')
    expect(drafts[0]?.templates.join()).not.toMatch(/leave|days/)
    expect(text).toMatch(/due 3 days after the one before/)
  })

  it('offers something in the last one alone', async () => {
    const { drafts } = await asked(
      'write 3 emails about our scale checks',
      'In the last email please offer a free check of one scale if they book before 15 March.',
    )
    expect(
      drafts.at(-1)?.templates.map((each) => each.includes('We offer a free check of one scale if you book')),
    ).toEqual([false, false, true])
  })

  it('says whether they go out on a weekend', async () => {
    expect((await asked('Will the mails also be sent on the weekend?')).text).toContain('on which days and hours')
  })

  it('answers a question on days in short', async () => {
    const { text } = await asked('can i send them only tue to thu mornings')
    expect(text).toContain('on which days and hours')
  })

  it('takes praise for praise', async () => {
    const { text } = await asked(deskwell, order, 'Thank you, that is lovely. Please save it.')
    expect(text).toMatch(/^Saved/)
    expect(text).not.toContain('lovely')
  })
})
