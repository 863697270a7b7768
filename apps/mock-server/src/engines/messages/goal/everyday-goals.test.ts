import { describe, expect, it } from 'vitest'
import { leftOpen } from '../personal-line'
import { everydayGoals } from './everyday-goals'
import { expectGuidance, withoutPlaces, writeGoal } from './written-in-test'

/** Numbers, and words with a capital that no sentence begins with; whom it goes to is not said in it. */
function factsOf(goal: string): readonly string[] {
  const found =
    goal
      .replace(/\bwith (?:more than )?[\d to]+ (?:employees|vehicles|staff)\b/, '')
      .match(/\p{N}[\p{N}.,:]*\p{N}|\p{N}+|(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? []
  return found.filter((word) => !ofAudience.includes(word))
}

const ofAudience = [
  ...['Bavaria', 'London', 'Slack', 'Noord', 'Holland', 'Netherlands', 'Spain', 'Poland'],
  ...['3PL', '3', 'Benelux'],
  // “Max 2 sentences”
  '2',
]

const invented =
  /pays off|get started|on one page|short answers|within ten minutes|come up again|other companies|how many hours|without a call|wrote to you last week/i
const instructed =
  /\b(?:no pitch|pushy|casual tone|apologetic|friendly|max \d sentences|don't mention|without a question)\b/i
const torn =
  /\b(?:and|with|the|of|for|that|a|an)[.!](?:\s|$)|\ba you\b|\b(\p{L}+) \1\b|\s[.,?]|\.\.|[.?!] \p{Ll}|undefined/u

describe('a goal as people type it', () => {
  it.each(everydayGoals)('“%s” loses no fact, and gets nothing made up [CAM-MSG-11]', async (goal) => {
    const written = await writeGoal(goal)
    expectGuidance(written)
    for (const texts of [written.email, written.linkedin]) {
      expect(factsOf(goal).filter((fact) => !texts[0]?.includes(fact))).toEqual([])
      for (const text of texts) {
        const said = withoutPlaces(text)
        expect(said).not.toMatch(invented)
        expect(said).not.toMatch(instructed)
        expect(said.replaceAll('{{organization_name}}', 'Acme').replace(/asked for\./, 'asked.')).not.toMatch(torn)
      }
    }
  })

  it('is left open, with the goal in the place, where no rule can say all of it [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal('Product recall batch 2231, please stop using the pump seals')
    const place = '[fill in what you would like to say: Product recall batch 2231, please stop using the pump seals]'
    for (const text of [email[0] ?? '', linkedin[0] ?? '']) {
      expect(text).toContain(place)
      // Nothing of a row is written in its place: it cannot be sent.
      expect(leftOpen(text)).toEqual([place])
    }
  })

  it.each([
    'Do you know somebody who also needs a tax adviser? Ask for referrals',
    'Blimp the quarterly frobnicator towards autumn',
    'our new sales manager for Austria',
    'thank the speaker for his talk at our conference',
    'Suggest to exchange guest articles on our blogs',
    'Invite marketing managers to our podcast as guests',
    'Reject applicants for the designer job kindly',
    'Turn down applicants for the sales job',
    'Get meetings with heads of sales, because our tool ramps up new reps in half the time',
    'cold outreach for SEO agency',
    'The branch on Oak Street is closed. Please use the one on Mill Street.',
  ])('“%s” is left open, or says the same [CAM-MSG-11]', async (goal) => {
    const [first = ''] = (await writeGoal(goal)).email
    expect(withoutPlaces(first)).not.toMatch(/\bhis\b|call|of use|interest|tell you (?:more )?about|Ask for/)
  })

  it('may name what rows are asked about, and stays open', async () => {
    const { email } = await writeGoal('Get well soon, mention their last LinkedIn article [nicely]')
    expect(email[0]).toMatch(/\[fill in what you would like to say: Get well soon, [^\][]*\]/)
    expect(leftOpen(email[0] ?? '')).toHaveLength(1)
  })

  it.each([
    [
      'Would you like to come to our open house on 14 May in Utrecht?',
      'Would you like to come to our open house on 14 May in Utrecht?',
    ],
    ['Are you still interested in our offer?', 'Are you still interested in our offer?'],
    [
      'Please confirm your attendance for the workshop on 22 September',
      'Please confirm your attendance for the workshop on 22 September.',
    ],
    [
      'You can save up to 15% energy with our smart thermostats. Interested?',
      'You can save up to 15% energy with our smart thermostats. Interested?',
    ],
    [
      'We look for investors for our seed round, 800k EUR',
      'We look for investors for our seed round, 800k EUR.\n\nWould that be of interest to you?',
    ],
    ['Share our case study', 'I would like to share our case study with you.\n\nMay I send you a copy?'],
    ['Q1 price list', 'I would like to share our Q1 price list with you.'],
    ['Looking for distributors in Scandinavia', 'We are looking for distributors in Scandinavia.'],
    ['webinar 12 March', 'We would like to invite you to our webinar on 12 March.'],
    [
      'Introduce Marieke de Vries as new account manager',
      'I would like to introduce Marieke de Vries as new account manager.',
    ],
    [
      'Offer solar panel cleaning to farmers, mention the 10% discount',
      'I would also like to mention the 10% discount.',
    ],
    ['Our office moves on 3 May. They need to do nothing.', 'You do not need to do anything.'],
    ['Sell our payroll software to accounting firms with 10 to 50 employees', 'our payroll software.'],
    [
      'An email that thanks them for their order and asks for a review',
      'Thank you for your order. We would be grateful for a review.',
    ],
    ['Messages that warn them about the border strike', 'Please beware of the border strike.'],
    ['Messages that congratulate them on their new role and offer a 30 day trial', 'Congratulations on your new role.'],
    ['Bookkeeping for Amazon sellers. First month is free.', 'First month is free.'],
    ['second hand laboratory equipment', 'second hand laboratory equipment'],
    ['Please find attached our invoice for April', 'Please find attached our invoice for April.'],
    ['We move the webinar from 10 June to 24 June', 'We move the webinar from 10 June to 24 June.'],
    ['We help bakeries to save energy', 'We help bakeries to save energy.\n\nWould that be of interest to you?'],
    ['We still wait for your documents', 'We still wait for your documents.\n\nIf you have any questions'],
    [
      'hiring: senior mechanical engineer in Eindhoven',
      'We are looking for a senior mechanical engineer in Eindhoven.',
    ],
    ['Reminder unpaid invoice 2024-118', 'A short reminder: unpaid invoice 2024-118.'],
    ['Kind reminder to send back the signed contract', 'A short reminder: please send back the signed contract.'],
    [
      'Introduce Anna from our Madrid team to our Spanish customers',
      'I would like to introduce Anna from our Madrid team.',
    ],
    ['Introduce Ben, our new support lead', 'I would like to introduce Ben, our new support lead.'],
    ['We help SaaS companies reduce churn. Ask if it is a priority', 'We help SaaS companies reduce churn.'],
    ['Pitch our payroll software to HR managers at companies with 50 to 200 employees', 'our payroll software.'],
    ['pitch for our recruiting agency', 'about our recruiting agency.'],
    ['Merry Christmas and a happy new year', 'I wish you a merry Christmas and a happy new year.'],
    ['congrats to 50 years in business', 'Congratulations on 50 years in business.'],
    ['Ask for a 20 minute call on Monday about our freight app', 'Would you have 20 minutes for a call on Monday?'],
    [
      'Write an email that thanks them for visiting our booth and asks which service they liked',
      'Thank you for visiting our booth.\n\nMay I ask which service you liked?',
    ],
    [
      'Write an email that offers a free trial of our freight app and asks for a 20 minute call on Monday',
      'Would you have 20 minutes for a call on Monday?',
    ],
  ])('“%s” says “%s” [CAM-MSG-11]', async (goal, said) => {
    expect((await writeGoal(goal)).email[0]).toContain(said)
  })

  it('does not say twice what the sender says of itself', async () => {
    const { email } = await writeGoal('Offer our dispatch app. We cut empty miles by 23 percent.', {
      valueProposition: 'We cut empty miles by 23 percent.',
    })
    expect(email[0]?.match(/empty miles/g)).toHaveLength(1)
  })
})
