import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const searched = async (...said: readonly string[]) =>
  (await lastOf(...said)).calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)
const trial = 'Write three emails offering a free trial day in March'

describe('a search in whole sentences [CAM-CHAT-03]', () => {
  it('is put right with an apology, of which nothing is kept', async () => {
    const talk = await openTalk()
    await talk.say('Please find 3 office managers at software companies in Munich.')
    const said = 'I am sorry, I meant office managers at software companies in Munich and in Nuremberg, please.'
    const { calls, text } = await talk.say(said)
    expect(calls[0]?.args).toMatchObject({ location: 'Munich, Nuremberg' })
    expect(text).not.toContain('keep that in mind')
  })

  it('goes to a whole country with whom it says again, and is one', async () => {
    const searches = await searched(
      'hi, need restaurant owners and kitchen managers in hamburg and bremen, places with 10 to 50 staff. 40 people',
      'hm ok, all of germany then. owners and kitchen managers, 10-50 staff',
    )
    expect(searches).toMatchObject([{ industry: 'restaurant', location: 'germany', company_size: '10-50 staff' }])
  })

  it('takes others at other companies instead', async () => {
    const [search] = await searched(
      'find 3 HR managers in Leeds',
      'ok take managing directors and operations managers instead, restaurants and hotels in germany up to 200 staff, 40 people',
    )
    expect(search).toMatchObject({
      industry: 'restaurants, hotels',
      location: 'germany',
      with_title: 'managing directors, operations managers',
      people: 40,
    })
  })

  it('is thanked for, and followed by a question', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 office managers in Munich')
    const { text, calls } = await talk.say(
      'Thank you, that is a good start. Please add Nuremberg as well, and could you tell me how large these companies are?',
    )
    expect(calls[0]?.args).toMatchObject({ location: 'Nuremberg' })
    expect(text).toContain('| Company | Industry | City | Employees |')
    expect(text).not.toContain('do not know how to do')
  })

  it('answers both of two questions', async () => {
    const { text } = await lastOf(
      'Find 8 office managers in Munich',
      'How large are these companies, and which of the contacts do not have an email address yet?',
    )
    expect(text).toContain('| Company | Industry | City | Employees |')
    expect(text).toMatch(/no email address/)
  })

  it('shows those of some size alone', async () => {
    const { text, calls } = await lastOf('find 3 HR managers in Leeds', 'just ones at companies over 100 people')
    expect(text).toMatch(/\*\*\d of 3 accounts\*\* fit: companies with over 100 people/)
    expect(calls.map(({ name }) => name)).not.toContain('find_accounts')
  })
})

describe('a place of which somebody asks [CAM-CHAT-03]', () => {
  it.each(['Please add five from there.', 'yes, find 5 there'])(
    'is looked in for those who were found elsewhere: “%s”',
    async (order) => {
      const talk = await openTalk()
      await talk.say('find 3 HR managers in Graz')
      const { text } = await talk.say('Are there any in Vienna too?')
      expect(text).toContain('Shall I find HR managers at companies in Vienna?')
      const { calls } = await talk.say(order)
      expect(calls[0]?.args).toMatchObject({ location: 'Vienna', with_title: 'HR managers', people: 5 })
    },
  )

  it('is looked in at once where that is said in the same message', async () => {
    const [search] = await searched(
      'find 3 HR managers in Graz',
      'Are there any in Vienna too? Please add five from there.',
    )
    expect(search).toMatchObject({ location: 'Vienna', with_title: 'HR managers', people: 5 })
  })
})

describe('messages ordered in whole sentences [CAM-CHAT-03]', () => {
  it('are an invitation with all that comes with it, by whoever was introduced', async () => {
    const talk = await openTalk()
    await talk.say('Hello, I am Helen Strand from Oakridge Acoustics. We install wall panels in offices.')
    const draft = draftIn(
      await talk.say(
        'Now please write a sequence of three emails to them. We invite them to our Quiet Office Morning in our showroom at Lindwurmstraße 88 in Munich on 21 January at 9:30, with breakfast, and everyone who comes gets a free acoustic measurement of one meeting room, which otherwise costs 290 euros.',
      ),
    )
    expect(draft.subjectLine).toBe('Invitation to our Quiet Office Morning')
    expect(draft.templates[0]).toContain(
      'I am Helen Strand from Oakridge Acoustics. We install wall panels in offices.\n\nWe would like to invite you to our Quiet Office Morning in our showroom at Lindwurmstraße 88',
    )
    expect(draft.templates[0]).toContain('Everyone who comes gets a free acoustic measurement')
    expect(draft.templates.join('\n')).not.toContain('[fill in')
    expect(draft.templates[2]).not.toContain('Helen')
  })

  it.each([
    'now 3 emails please. we are Kessler Pest Control from hamburg, i am Ute Kessler. we check kitchens for mice once a month, 89 euro per visit. free first inspection till 15 january',
    '16 is fine. now 3 emails please. we are Kessler Pest Control from hamburg, i am Ute Kessler. we check kitchens for mice once a month, 89 euro per visit. free first inspection till 15 january',
  ])('say all that was told: “%s”', async (order) => {
    const { templates } = await writtenBy('find 3 operations managers in Hamburg', order)
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('We are Kessler Pest Control from Hamburg, I am Ute Kessler.')
    expect(templates[0]).toContain('89 euro per visit')
    expect(templates[0]).toContain('Free first inspection till 15 January.')
  })

  it.each(['write 3 emails, 15% off orders over 20 desks till 30 april', 'email them, offer them 15% off orders'])(
    'offer a discount, which is put right in a word: “%s”',
    async (order) => {
      const { templates, text } = await writtenBy('we sell standing desks', order, 'actually 20%')
      expect(text).toContain('“15%” is now “20%”')
      expect(templates[0]).toContain('offer you 20% off orders')
    },
  )

  it('are written again from better words', async () => {
    const { text, templates } = await writtenBy(
      trial,
      'Please write the three emails again: invite them to our open day on 3 March. Breakfast is included.',
    )
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('invite you to our open day on 3 March')
    expect(templates[0]).toContain('Breakfast is included.')
    expect(text).not.toContain('other words')
  })
})

describe('changes in whole sentences [CAM-CHAT-03]', () => {
  it.each([
    'Please sign all of them with Helen Strand, Marketing Manager, Oakridge Acoustics.',
    'make it shorter, sign all mails Helen Strand, Marketing Manager, Oakridge Acoustics',
    'end every mail with: Helen Strand, Marketing Manager, Oakridge Acoustics',
  ])('sign with all of a name: “%s”', async (order) => {
    const { templates } = await writtenBy(trial, order)
    for (const each of templates) expect(each).toMatch(/,\nHelen Strand, Marketing Manager, Oakridge Acoustics$/)
  })

  it('say something in all of them, and in two', async () => {
    const everywhere = await writtenBy(trial, 'It should say in all three emails: Parking is free in our yard.')
    for (const each of everywhere.templates) expect(each).toContain('Parking is free in our yard.')
    expect(everywhere.all).not.toContain('all three')
    const two = await writtenBy(
      trial,
      'Could you please add to the second and third email that parking is free? They should answer by 14 January.',
    )
    expect(two.templates.map((each) => each.includes('Parking is free.'))).toEqual([false, true, true])
    expect(two.all).toContain('Please answer by 14 January.')
  })

  it('take out words, and not the sentence that they stand in', async () => {
    const order = 'Add "In all emails: We rent vans in Leeds and York." to the first email'
    const { templates } = await writtenBy(trial, order, 'Please remove the words “In all emails:” from the first email')
    expect(templates[0]).toContain('We rent vans in Leeds and York.')
    expect(templates[0]).not.toContain('In all emails')
    const shorter = await writtenBy(trial, order, 'remove the words "and York" from the first email')
    expect(shorter.templates[0]).toContain('We rent vans in Leeds.')
  })

  it('keep what a subject asks, and remind in the last message', async () => {
    const { all, templates } = await writtenBy(
      trial,
      'subject should be: mice in your kitchen? and in the last mail remind them the free trial ends 15 january',
    )
    expect(all).toMatch(/^mice in your kitchen\?\n/)
    expect(templates[2]).toContain('The free trial ends 15 January.')
    expect(templates[0]).not.toContain('15 January')
  })

  it('begin a message with words', async () => {
    const { templates } = await writtenBy(trial, 'The first email should begin with: Our vans are new.')
    expect(templates[0]).toMatch(/^Hello \{\{first_name\}\},\n\nOur vans are new\./)
  })

  it('put in a price with who signs, where it was asked where they are', async () => {
    const { templates } = await writtenBy(
      trial,
      'where is my name and the price? put in 89 euro per visit, no contract, and sign with Ute Kessler, Kessler Pest Control',
    )
    expect(templates[0]).toContain('89 euro per visit, no contract.')
    expect(templates[0]).toMatch(/,\nUte Kessler, Kessler Pest Control$/)
  })

  it('save with thanks', async () => {
    const { text } = await lastOf(trial, 'That is fine for now, thank you. Please save it.')
    expect(text).toContain('Saved')
    expect(text).not.toContain('do not know how to do')
  })

  it('say what it is to say in it', async () => {
    const { templates } = await writtenBy(trial, 'say in it that we also come on Saturdays')
    expect(templates[0]).toContain('We also come on Saturdays.')
  })

  it('say a fact in one, and in both', async () => {
    const one = await writtenBy(trial, 'The trial lasts 60 minutes, please add that to the first one.')
    expect(one.templates.map((each) => each.includes('The trial lasts 60 minutes.'))).toEqual([true, false, false])
    const second = await writtenBy(trial, 'put in the second that we do repairs within 24h')
    expect(second.templates.map((each) => each.includes('We do repairs within 24h.'))).toEqual([false, true, false])
    const both = await writtenBy(
      'Write two emails offering a free trial day in March',
      'Please mention in both that we bring our own certificates.',
    )
    for (const each of both.templates) expect(each).toContain('We bring our own certificates.')
  })

  it('move a day with its date', async () => {
    const { text, templates } = await writtenBy(
      'Please write three messages for LinkedIn inviting them to a free test game on Thursday 12 February at 6 pm.',
      'Could you change Thursday to Friday 13 February?',
    )
    expect(text).toContain('“Thursday 12 February” is now “Friday 13 February”')
    expect(templates[0]).toContain('a free test game on Friday 13 February at 6 pm.')
    expect(templates[1]).not.toContain('what I wrote')
  })

  it('sign all of them beside a change of one, once', async () => {
    const { templates } = await writtenBy(
      'Write three LinkedIn messages inviting them to a free test game',
      'sign them with Mara from Lock & Riddle',
      'Make the last one shorter and sign as Tom from Lock & Riddle.',
    )
    for (const each of templates) expect(each).toMatch(/\n\nTom from Lock & Riddle$/)
  })
})
