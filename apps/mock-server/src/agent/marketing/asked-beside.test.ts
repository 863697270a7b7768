import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf } from './talked-in-test'

const order =
  'We are Hollis Signs and we make shop signs. Write three emails offering a free design draft of their front, ask for a photo of the shop, it costs 90 euros'

async function asked(...said: readonly string[]) {
  const run = await lastOf(...said)
  const drafts = run.calls.filter(({ name }) => name === 'draft_content')
  return {
    ways: drafts.map(({ args }) => args['channel']),
    text: run.text,
    drafts: drafts.map((call) => draftIn({ calls: [call] })),
  }
}

describe('what messages are ordered by [CAM-CHAT-03]', () => {
  it('is the offer, and not what is said last of who offers it', async () => {
    const { drafts } = await asked(
      "please write a 4 step email sequence for them. The offer is first month free, then 18p a towel with no minimum order. We've been going since 1974.",
    )
    expect(drafts[0]?.subjectLine).toBe('We offer the first month free')
    expect(drafts[0]?.templates[1]).toContain('We offer the first month free, then 18p a towel')
  })

  it.each(['now write 3 emails, the goal is a 15 minute call.', 'now 3 emails, goal is a 15 minute call.'])(
    'asks for what is its goal, and says first whose things they are: “%s”',
    async (start) => {
      const { text, drafts } = await asked(
        'We are Norrvind Acoustics and we build sound-proof phone booths for offices.',
        `${start} Our booths cut noise by 35 decibels and are set up in two hours`,
      )
      const [first = '', second = ''] = drafts[0]?.templates ?? []
      expect(first).toContain(
        'We are Norrvind Acoustics and we build sound-proof phone booths for offices. Our booths cut noise by 35 decibels and are set up in two hours.',
      )
      for (const each of [first, second]) expect(each).toContain('Would you have 15 minutes for a call next week?')
      expect(drafts[0]?.subjectLine).toBe('Sound-proof phone booths for offices')
      expect(text).not.toContain('Not in these texts')
    },
  )

  it('is told by both ways', async () => {
    const { text, drafts } = await asked(
      'Write me 2 LinkedIn messages and 3 emails, we check every extinguisher for 9 euros each. New law from 1 March 2027 means they have to be checked every year',
    )
    expect(drafts.map(({ templates }) => templates.length)).toEqual([3, 2])
    for (const { templates } of drafts)
      expect(templates[0]).toContain('New law from 1 March 2027 means they have to be checked every year.')
    expect(text).not.toContain('Not in these texts')
  })
})

describe('what messages are about, with what was told before [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, string, readonly string[]]>([
    [
      'We are Paperdown. We shred confidential paper for offices.',
      'write 2 emails. Offer: first collection is free, after that £30 a bag, no contract',
      'We shred confidential paper for offices',
      ['We are Paperdown.', 'The first collection is free, after that £30 a bag.'],
    ],
    [
      'We are Harrow Lifts, a small firm that services lifts in office buildings',
      'write two emails offering a free inspection',
      'We service lifts in office buildings',
      ['We are Harrow Lifts, a small firm.', 'We can offer you a free inspection.'],
    ],
    [
      'I own a small tutoring business in Bristol. We help apprentices with maths.',
      'Please write 3 emails, first introduce us, then mention that 92% of our apprentices pass first time, last one a friendly goodbye',
      'We help apprentices with maths',
      ['We help apprentices with maths. 92% of our apprentices pass first time.'],
    ],
    [
      'Our company Northpole Ice makes ice sculptures for events.',
      '3 emails please, we need to mention: sculptures from 300 euro, delivery included, ready in 5 days',
      'About ice sculptures for events',
      ['We are Northpole Ice.', 'Sculptures from 300 euro, delivery included, ready in 5 days.'],
    ],
    [
      'We are Safe Hands, we run first aid courses for companies, at their office.',
      'write two emails offering a free trial hour',
      'First aid courses for companies, at your office',
      ['We are Safe Hands.', 'We can offer you a free trial hour.'],
    ],
    [
      "Hi, we're Fern & Frond and we rent out office plants in Munich and look after them every week",
      'write 2 emails. We offer the first month free',
      'We rent out office plants in Munich',
      ['We are Fern & Frond.', 'look after them every week.', 'We offer the first month free.'],
    ],
    [
      'We service loading dock doors. Our company is called Brackley Doors.',
      'write 2 emails: we replace broken dock door springs the same day. Mention who we are',
      'We service loading dock doors',
      ['Our company is called Brackley Doors. We replace broken dock door springs the same day.'],
    ],
  ])('“%s” “%s”', async (told, ordered, subject, said) => {
    const { drafts } = await asked(told, ordered)
    expect(drafts[0]?.subjectLine).toBe(subject)
    for (const sentence of said) expect(drafts[0]?.templates[0]).toContain(sentence)
  })

  it('is the offer that stands before the order', async () => {
    const { text, drafts } = await asked('Offer: free collection, £30 a bag, no contract. write 2 emails')
    expect(drafts[0]?.templates[0]).toContain('We would like to offer you free collection. It costs £30 a bag.')
    expect(text).not.toContain('left it out')
  })

  it('books what it invites to book', async () => {
    const { drafts } = await asked('write 3 emails inviting them to book a first aid course in September')
    expect(drafts[0]?.templates[0]).toContain('We would like to offer you a first aid course in September.')
  })

  it('is planned message by message, with one that asks for the call', async () => {
    const { drafts } = await asked(
      'pls write three emails: first introduces the one-day course, second mentions that it costs 89 euros per person, third asks for a short call next week',
    )
    const [first, second, third] = drafts[0]?.templates ?? []
    expect(first).toMatch(/the one-day course\?[^]*Are you interested\?/)
    expect(second).toContain('The one-day course costs 89 euros per person.')
    expect(third).toContain('Would a call next week suit you?')
  })
})

describe('changes of messages, as they are said in passing [CAM-CHAT-03]', () => {
  it('takes out a part of a sentence, and leaves the rest of it', async () => {
    const { text, drafts } = await asked(
      'write 3 emails. Our booths cut noise by 35 decibels and are set up in two hours.',
      'drop the bit about two hours from the first email',
    )
    expect(drafts[0]?.templates[0]).toContain('Our booths cut noise by 35 decibels.\n')
    expect(text).toContain('what was said with “two hours” is out')
  })

  it('takes out a price with what it is the price of', async () => {
    const { drafts } = await asked(
      'write 2 emails. Offer: first collection is free, after that £30 a bag, no contract',
      'take out the price in the first email',
    )
    expect(drafts[0]?.templates[0]).toContain('The first collection is free. No contract.')
    expect(drafts[0]?.templates[1]).toContain('£30 a bag')
  })

  it('signs all where one alone is to be friendlier', async () => {
    const { drafts } = await asked(order, 'sign with Jonas from Safe Hands and make the third one friendlier')
    const texts = drafts.at(-1)?.templates ?? []
    expect(texts.filter((text) => text.endsWith('Jonas from Safe Hands'))).toHaveLength(3)
    expect(texts.map((text) => text.startsWith('Hi '))).toEqual([false, false, true])
  })

  it('adds a sentence where a question goes back to what stands before', async () => {
    const { drafts } = await asked(
      'write a 4 step email sequence. The offer is first month free, then 18p a towel with no minimum order',
      'mail 2 is too long, keep it to 60 words or so and mention that Studio Kranich has been with us for 6 years',
    )
    expect(drafts.at(-1)?.templates[1]).toMatch(
      /18p a towel[^\n]*\. Studio Kranich has been with us for 6 years\.\n\nWould that be of interest to you\?/,
    )
  })

  it('makes one shorter, and takes something out of it', async () => {
    const { drafts } = await asked(
      'write 2 emails: we offer a free lift inspection, takes about 40 minutes, and our engineers are on site within 2 hours',
      'make the first one shorter and drop the bit about 2 hours there',
    )
    expect(drafts.at(-1)?.templates[0]).toContain('I would like to offer you a free lift inspection.')
    expect(drafts.at(-1)?.templates[0]).not.toContain('2 hours')
  })

  it('puts a figure right in one message', async () => {
    const { drafts } = await asked(
      'write 2 emails about our course, it costs 89 euros per person',
      "change email 1, it's 79 euros per person not 89",
    )
    expect(drafts.at(-1)?.templates[0]).toContain('It costs 79 euros per person.')
    expect(drafts.at(-1)?.templates[1]).toContain('It costs 89 euros per person.')
  })

  it('writes one anew about what is named by a word of the order', async () => {
    const { drafts } = await asked(
      'write me a sequence of 3 emails: we come to their car park, 19 euro per car, no water needed',
      'the second email should be about the no water thing',
    )
    expect(drafts.at(-1)?.templates[1]).toContain('No water needed.')
  })

  it('takes a subject and what another message is to say', async () => {
    const { drafts } = await asked(
      order,
      'change the subject to A new sign before Christmas and in the last one say they can ring me on 0113 496 0112',
    )
    expect(drafts.at(-1)?.subjectLine).toBe('A new sign before Christmas')
    expect(drafts.at(-1)?.templates[2]).toContain('You can ring me on 0113 496 0112.')
  })

  it.each<readonly [string, string]>([
    [
      'mention their company in the first one',
      'It says “As {{title}} at {{organization_name}}, you can say best whether it is of use to you.” already.',
    ],
    ['mention their company in the second one', 'it says “I think this could be of use to {{organization_name}}.”'],
    ['put our company name in the second email', 'it says “We are Hollis Signs and we make shop signs.”'],
    ['move email 2 to the end', 'messages 2 and 3 have changed places'],
    ['put their name in the subject line', 'the subject is “A question for you, {{first_name}}”'],
    ['start with a question about their shop window', 'it says “May I ask you about your shop window?”'],
    ['can you make the first email start with a question', '(give me its words in quotation marks)'],
    ['dont say cheap', 'I do not find “cheap” in it'],
    ['First email is a bit long, can you cut it down to about 60 words', 'It has at most 60 words already.'],
  ])('“%s”', async (said, answer) => {
    expect((await asked(order, said)).text).toContain(answer)
  })

  it('takes out what is there, and tells what is not', async () => {
    const first = await asked(order, 'In email 1 take out the price and put in that the Savoy has used us for 9 years')
    expect(first.drafts[0]?.templates[0]).not.toContain('90 euros')
    expect(first.drafts[0]?.templates[0]).toContain('The Savoy has used us for 9 years.')
    const third = await asked(order, 'In email 3 take out the price and put in that the Savoy has used us for 9 years')
    expect(third.text).toContain('I find no sentence with “price” in message 3 that could go.')
    expect(third.drafts[0]?.templates[2]).toContain('The Savoy has used us for 9 years.')
  })

  it('changes everywhere what is to be changed everywhere', async () => {
    const { ways, drafts } = await asked(
      'write a linkedin message and an email, we check every extinguisher for 9 euros each',
      'Change 9 euros to 8.50 euros everywhere',
    )
    expect(new Set(ways)).toEqual(new Set(['email', 'linkedin']))
    for (const { templates } of drafts) expect(templates[0]).toContain('8.50 euros')
  })
})

describe('two questions in one message [CAM-CHAT-02]', () => {
  it.each<readonly [string, readonly RegExp[]]>([
    [
      'whats the best day to send them and can I see it before it goes out?',
      [/on which days and hours/, /shows the messages with what is known of a contact of yours/],
    ],
    [
      'when will the first email go out and how many per day?',
      [/Each email is then due 3 days after/, /“New leads per day”/],
    ],
    [
      'if i send this tomorrow how many go out each day and will it email people on sundays?',
      [/^That is chosen when emails are launched/],
    ],
    [
      'how many emails will go out per day and can I stop it if somebody replies?',
      [/“New leads per day”/, /Whoever answers gets none of the messages/],
    ],
    ['does anything get sent now or do i have to do something?', [/^Nothing goes out before you launch/]],
    ['can you send these out at 8 in the morning on weekdays only?', [/on which days and hours/]],
    ['if I start on Monday when does the second mail go out?', [/Each email is then due 3 days after/]],
    ['is anything sent automatically now?', [/^Nothing goes out before you launch/]],
    [
      'do I need to be connected with them first before the linkedin messages get sent?',
      [/the first message follows when somebody has accepted/],
    ],
  ])('are both answered: “%s”', async (said, answers) => {
    const { text } = await asked(order, said)
    for (const answer of answers) expect(text).toMatch(answer)
  })

  it('are answered once where nobody is there', async () => {
    const { text } = await asked('which companies are in the list and who is the biggest?')
    expect(text.match(/The audience has no contacts/g)).toHaveLength(1)
  })

  it('counts what is sent in all', async () => {
    const { text } = await asked(
      'find 5 CFOs at software companies in Berlin',
      order,
      'how many emails will be sent in total?',
    )
    expect(text).toMatch(/^\*\*At most 15 emails\*\*: 3 to each of 5 contacts/)
  })
})
