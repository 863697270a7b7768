import { messageFaults, subjectFaults, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'

interface Said {
  readonly goal: string
  /** Word by word in the first message of both kinds. */
  readonly first: readonly string[]
  /** Against the goal, or no English, in whatever step. */
  readonly never?: RegExp
}

const selling = /useful to|of use to|take you through|what it costs|pays off|tell you about/i

const goals: readonly Said[] = [
  {
    goal: 'Recruit senior engineers for our Berlin office. Remote possible, up to 90k EUR.',
    first: ['We are looking for senior engineers for our Berlin office.', 'Remote possible, up to 90k EUR.'],
    never: selling,
  },
  {
    goal: 'hire nurses for night shifts in Hamburg',
    first: ['We are looking for nurses for night shifts in Hamburg.'],
  },
  {
    goal: 'sell our new CRM to sales managers, 20% off until the end of the year',
    first: ['our new CRM', 'There is 20% off until the end of the year.'],
    never: /CRM to sales/,
  },
  {
    goal: 'invite them for dinner in Munich on Nov 30th, no sales pitch',
    first: ['invite you to our dinner in Munich on Nov 30th', 'There will be no sales pitch.'],
    never: selling,
  },
  {
    goal: 'Ask them to speak at our conference in March 2027 in Lisbon; we pay travel',
    first: ['speaker at our conference in March 2027 in Lisbon.', 'We pay travel.', 'Would you like to speak there?'],
    never: selling,
  },
  {
    goal: 'Remind people that their trial ends on Friday; offer 2 more weeks',
    first: ['A short reminder: your trial ends on Friday.', 'We can offer you 2 more weeks.'],
    never: selling,
  },
  { goal: 'remind customers of our meeting on Monday', first: ['A short reminder of our meeting on Monday.'] },
  {
    goal: 'win back customers who left us last year',
    first: ['You used to work with us', 'come back?'],
    never: /winning back|customers/,
  },
  { goal: 'Win back old clients with a free month', first: ['We can offer you a free month.'], never: /winning back/ },
  {
    goal: 'find out who is responsible for payroll at their company',
    first: ['Who is responsible for payroll at your company?'],
    never: /finding out/,
  },
  {
    goal: 'introduce our new account manager and ask for a coffee',
    first: ['I would like to introduce our new account manager.', 'Would you have time for a coffee?'],
    never: selling,
  },
  { goal: 'prices rise in January, renew now', first: ['Our prices rise in January.', 'Would you like to renew now?'] },
  { goal: 'propose partnering on events', first: ['We would like to partner with you on events.'], never: selling },
  {
    goal: 'thank them for visiting our booth at Hannover Messe and ask for a call',
    first: ['Thank you for visiting our booth at Hannover Messe.', 'Would you be open to a short call next week?'],
  },
  {
    goal: 'Thank customers for their order',
    first: ['Thank you for your order.', 'Is there anything that we can help you with?'],
  },
  {
    goal: 'looking for series A design partners for our data platform',
    first: ['We are looking for series A design partners for our data platform.'],
    never: selling,
  },
  {
    goal: 'get Product Hunt upvotes for our launch',
    first: ['Would you give us an upvote on Product Hunt for our launch?'],
    never: /If it comes up/,
  },
  {
    goal: 'Invite CFOs to our webinar on payroll, register at example.com/webinar',
    first: ['our webinar on payroll', 'You can register at example.com/webinar.'],
  },
  {
    goal: 'Share our paper on ledgers with accountants: https://ledgerline.io/paper',
    first: ['our paper on ledgers', 'https://ledgerline.io/paper'],
    never: /with accountants|take you through/,
  },
  {
    goal: 'Invite CFOs to our webinar on payroll, register at https://example.com/webinar.',
    first: ['You can register at https://example.com/webinar.'],
  },
  { goal: 'Offer our invoicing tool, saves 10 hours a week', first: ['It saves 10 hours a week.'] },
  {
    goal: 'Book a 20 minute call with heads of logistics about cold chains',
    first: ['cold chains', 'Would you have 20 minutes for a call next week?'],
    never: /fifteen minutes/,
  },
  { goal: 'Offer a free audit of their warehouse', first: ['a free audit of your warehouse'], never: /what it costs/ },
  { goal: 'Offer our migration service, free of charge', first: ['It is free of charge.'], never: /what it costs/ },
  { goal: 'Ask customers to upgrade to the new plan', first: ['Would you like to upgrade to the new plan?'] },
  { goal: 'introduce myself as their new contact', first: ['introduce myself as your new contact.'], never: selling },
  { goal: 'find speakers for our meetup in Oslo', first: ['We are looking for speakers for our meetup in Oslo.'] },
]

describe('a goal as people write it', () => {
  it.each(goals)('“$goal” is said as it was asked [CAM-MSG-11] [CAM-MSG-12]', async ({ goal, first, never }) => {
    const write = (use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
      offlineWriter.write({
        use,
        prompt: `Goal: ${goal}\nStep: ${step} of 3\nFields: first_name, title, organization_name`,
        facts: {},
      })
    const subject = await write('subject-line', 1)
    expect([subject, subjectFaults(subject)]).toEqual([subject, []])
    for (const type of ['email', 'linkedin'] satisfies MessageType[]) {
      const texts = await Promise.all([1, 2, 3].map((step) => write(`${type}-template`, step)))
      for (const said of first) expect(texts[0]).toContain(said)
      if (never) expect(texts.join('\n')).not.toMatch(never)
      expect(texts.join('\n')).not.toMatch(/\b(?:they|them|their|undefined)\b|\s[.,?]|\.\.|\?\./i)
      expect(new Set(texts).size).toBe(3)
      texts.forEach((text, step) => expect([text, messageFaults(text, type, step)]).toEqual([text, []]))
    }
  })
})
