import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const inspection =
  'Write two short e-mails about our yearly racking inspection for 490 euros per hall, with a written report within five working days. Sign Jonas Reuter.'
const openDay =
  'Write a friendly sequence of three e-mails that invites them to our open day on Thursday, 18 March 2027 from 10 am to 4 pm in Dortmund, with free lunch.'

describe('changes in whole sentences [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, readonly string[], readonly string[]]>([
    [
      openDay,
      'Please make the third e-mail end with “Warm regards” instead of “Best”.',
      ['Best', 'Best', 'Warm regards'],
      ['Warm regards.'],
    ],
    [
      openDay,
      'close all of them with “Warm regards” rather than “Best”.',
      ['Warm regards', 'Warm regards', 'Warm regards'],
      ['Best'],
    ],
    [
      openDay,
      'I am so sorry, I gave you a wrong fact: the open day begins at 9.30 am rather than 10 am, and it takes place on 25 March, not on 18 March. Could you kindly correct that everywhere?',
      ['25 March 2027 from 9.30 am', '25 March 2027 from 9.30 am'],
      ['18 March', '10 am'],
    ],
    [
      openDay,
      'Please change 18 March to 25 March everywhere, and the time from 10 am to 9.30 am.',
      ['25 March 2027 from 9.30 am', '25 March 2027 from 9.30 am'],
      ['18 March', '10 am'],
    ],
    [
      openDay,
      'Please mention in all three e-mails that attendance is free of charge, and add in the first one that there are only 60 places.',
      ['There are only 60 places.', 'Attendance is free of charge.', 'Attendance is free of charge.'],
      [],
    ],
    [
      `${openDay} Attendance is 60 percent cheaper than last year.`,
      'I am afraid I gave you a wrong figure: it is 70 percent cheaper, not 60.',
      ['70 percent'],
      ['60'],
    ],
    [
      openDay,
      'Could you please give the third one the ending that we would be glad to welcome them?',
      ['', '', 'We would be glad to welcome you.'],
      ['welcome them'],
    ],
    [openDay, 'Please start the first one with “Spring is on its way.”', [',\n\nSpring is on its way.'], []],
    [openDay, 'Now please put the third e-mail before the second one.', ['', 'this is the last', 'once more'], []],
    [
      inspection,
      'Could you please ask them in the first and the second e-mail to register by 5 March at open-day@hall.example, and have all the e-mails signed by Katrin Hallberg, Head of Marketing?',
      [
        'Could you register by 5 March at open-day@hall.example?',
        'Could you register by 5 March at open-day@hall.example?',
      ],
      ['Jonas'],
    ],
    [
      inspection,
      'Please sign them with “Katrin Hallberg”, and in the first and second e-mail add the sentence “Please register at open-day@hall.example.”',
      ['Please register at open-day@hall.example.', 'Please register at open-day@hall.example.'],
      ['Jonas'],
    ],
    [
      inspection,
      'I am afraid the price has gone up: please correct it to 520 euros in both of them, and let the report come within ten working days instead of five.',
      ['520 euros per hall, with a written report within ten working days', '520 euros'],
      ['490', 'five'],
    ],
    [
      inspection,
      'Please take the sentence “If you have any questions, just reply to this message.” out of the first e-mail, and change 490 euros to 520 euros in both.',
      ['520 euros per hall', 'If you have any questions'],
      ['490', 'in both'],
    ],
    [
      inspection,
      'Could you open the first e-mail with “Safe racks keep your people safe.”, and close the second one with the question “Would a phone call next week suit you?” instead?',
      ['{{first_name}},\n\nSafe racks keep your people safe.', 'Would a phone call next week suit you?'],
      [],
    ],
    [
      inspection,
      'Please delete the sentence “If you have any questions, just reply to this message.” from the first e-mail and let the second one begin with “I hope you had a good start into the week.”, if that is possible.',
      ['Reuter', '{{first_name}},\n\nI hope you had a good start into the week.'],
      [],
    ],
    [
      inspection,
      'Please give the e-mails the subject “Is your racking inspected yet?”, and end the second one by asking whether a phone call next week would suit them.',
      ['', 'Would a phone call next week suit you?'],
      [],
    ],
    [
      inspection,
      'Could you please have Petra Lang sign them instead of Jonas Reuter, and open the first e-mail with a sentence about safety in the warehouse?',
      ['Petra Lang', 'Petra Lang'],
      ['Jonas'],
    ],
    [
      inspection,
      'That reads very nicely. Could you make the first one shorter, and tell them in the second one that there is 10 percent off for orders until 30 April 2027?',
      ['', 'There is 10 percent off for orders until 30 April 2027.'],
      ['nicely'],
    ],
    [
      inspection,
      'Please add a postscript to the second e-mail: “P.S. Existing customers get a further 5 percent off.”',
      ['', 'P.S. Existing customers'],
      ['P.S. P.S.'],
    ],
    [
      inspection,
      'Please write “490 euros” as “520 euros” in the second e-mail, if you would be so kind.',
      ['490 euros', '520 euros'],
      [],
    ],
    [
      inspection,
      'Please write a third e-mail that tells them that we replace a damaged upright within 48 hours, and keep the other two as they are.',
      ['490 euros', '490 euros', 'We replace a damaged upright within 48 hours.'],
      ['keep the other'],
    ],
  ])('are made where they are meant: “%s” “%s”', async (order, change, there, nowhere) => {
    const { templates } = await writtenBy(order, change)
    there.forEach((words, index) => expect(templates[index]).toContain(words))
    nowhere.forEach((words) => expect(templates.join('\n')).not.toContain(words))
  })

  it('write nothing that only speaks of whoever reads them', async () => {
    const { text, calls } = await lastOf(
      inspection,
      'Please mention the company of the recipient in the opening of the first e-mail.',
    )
    expect(calls).toEqual([])
    expect(text).toContain('I do not know how to do this')
  })

  it('say the same by LinkedIn of what the emails are for', async () => {
    const { templates } = await writtenBy(
      openDay,
      'Could you please also write a short LinkedIn message about the open day, with the date and the free lunch in it, and sign it with Katrin?',
    )
    expect(templates.join('\n')).toContain('our open day on Thursday, 18 March 2027')
  })

  it('save nothing where what was to be done first was not understood', async () => {
    const { text, calls } = await lastOf(inspection, 'please go back to what we had on Monday, and save these e-mails')
    expect(calls).toEqual([])
    expect(text).toContain('I have saved nothing')
  })

  it('take back the last one, and save what was there before it', async () => {
    const { calls } = await lastOf(
      inspection,
      'make them friendlier',
      'I think I liked the former version better: could you please go back one step, and then save these e-mails?',
    )
    expect(calls.map(({ name }) => name)).toEqual(['undo_draft_change', 'save_content'])
  })
})

describe('orders in whole sentences [CAM-CHAT-03]', () => {
  it('are read without the words around them, with all that is told', async () => {
    const { templates } = draftIn(
      await lastOf(
        'Now I would be very grateful if you could write a friendly sequence of three e-mails that invites them to our open day on 18 March 2027 in Dortmund. Attendance is free of charge, there are 60 places, and please ask them to register by 5 March at open-day@hall.example.',
      ),
    )
    expect(templates).toHaveLength(3)
    expect(templates[0]).toContain('There are 60 places.')
    expect(templates[0]).toContain('Attendance is free of charge.')
    expect(templates[0]).toContain('Could you register by 5 March at open-day@hall.example?')
  })

  it('say what an offer is, and who signs', async () => {
    const { templates } = draftIn(
      await lastOf(
        'Please write two short e-mails about our offer: a yearly racking inspection for 490 euros per hall, and 10 percent off for orders until 30 April 2027. They should be signed by Jonas Reuter, Head of Service.',
      ),
    )
    expect(templates[0]).toContain('490 euros per hall')
    expect(templates[0]).toContain('There is 10 percent off for orders until 30 April 2027.')
    expect(templates[0]?.trimEnd()).toMatch(/Jonas Reuter, Head of Service$/)
  })

  it('say what was told before, or tell that they do not', async () => {
    const seats = 'It is free, but we only have 20 seats.'
    const { templates } = await writtenBy(
      seats,
      'Please write two emails about our first aid training on 14 May in Berlin.',
    )
    expect(templates[0]).toContain('we only have 20 seats')
  })

  it('agree to what was asked, and refuse the rest', async () => {
    const { text, calls } = await lastOf(
      'find 3 office managers at food companies in Munich',
      'Yes, please do, and please leave out everybody without an e-mail address at once.',
    )
    expect(calls.map(({ name }) => name)).toContain('find_accounts')
    expect(text).toContain('I do not remove anything from an audience')
  })
})

describe('questions around sending [CAM-CHAT-03]', () => {
  it.each([
    ['What does it cost to send these e-mails?', 'What it costs to send I do not know'],
    [
      'tell me what it would cost to send these e-mails and how many of them can go out on one day?',
      'New leads per day',
    ],
    ['Do the e-mails contain an unsubscribe link?', 'no unsubscribe link'],
    [
      'Where do the addresses come from, and is that allowed under the GDPR?',
      'Whether you may write to somebody I cannot judge',
    ],
    ['is there anything still to be done before we can send the e-mails?', 'Say “save it”'],
    [
      'May I ask when the second e-mail goes out after the first one, and whether anything is sent at the weekend?',
      '3 days after',
    ],
    ['Could you please change the name of the campaign to “Racking Bavaria”?', 'I do not rename campaigns'],
  ])('are answered: “%s”', async (question, answer) => {
    const { text } = await lastOf(inspection, question)
    expect(text).toContain(answer)
  })
})

describe('the overview in whole sentences [CAM-CHAT-03]', () => {
  const adds =
    'Could you please add to the overview that our budget is 4,000 euros and that we hope for 40 registrations, and change its title to “Open day 2027”?'

  it('says what is told, and no order', async () => {
    const { text } = await lastOf(adds)
    expect(text).toContain('“Our budget is 4,000 euros. We hope for 40 registrations.”')
    expect(text).toContain('I left out “change its title to “Open day 2027””')
  })

  it('says no more what is taken out of it, and tells where it never did', async () => {
    const { text } = await lastOf(adds, 'Please take “We hope for 40 registrations.” out of the overview.')
    expect(text).toContain('It does not say “We hope for 40 registrations.” any more.')
    const { text: none } = await lastOf(adds, 'Please take “blue elephants” out of the overview.')
    expect(none).toContain('I have taken nothing out')
  })
})
