import { describe, expect, it } from 'vitest'
import { leftOpen } from '../personal-line'
import { spokenGoals } from './spoken-goals'
import { typedGoals } from './typed-goals'
import { typedInHaste } from './typed-in-haste'
import { typedInPassing } from './typed-in-passing'
import { typedNews } from './typed-news'
import { typedOffhand } from './typed-offhand'
import { typedOrders } from './typed-orders'
import { typedPitches } from './typed-pitches'
import { typedWishes } from './typed-wishes'
import { expectGuidance, writeGoal } from './written-in-test'

describe('a goal of several sentences', () => {
  it.each([
    ...spokenGoals,
    ...typedGoals,
    ...typedInHaste,
    ...typedInPassing,
    ...typedNews,
    ...typedOffhand,
    ...typedOrders,
    ...typedPitches,
    ...typedWishes,
  ])('is said sentence by sentence: “%s” [CAM-MSG-11]', async (goal, subject, ...said) => {
    const written = await writeGoal(goal)
    expect(written.subject).toBe(subject)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
  })

  it.each([
    'We moved our depot to Graz. No need to reply.',
    'Our shop closes from 24 to 28 December. No answer needed.',
    'Our prices stay the same next year. They do not have to reply.',
  ])('asks nobody for an answer who need not give one: “%s” [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of [...email, ...linkedin]) expect(text).not.toMatch(/\?|just reply|any questions/)
  })

  it.each([
    [
      'Blimp the dentists towards autumn. Our crowns are made in Germany, delivered in 4 days. Ask for a 20 minute call.',
      'Blimp the dentists towards autumn',
      'Our crowns are made in Germany, delivered in 4 days.',
    ],
    [
      'Raise awareness for our whistleblower hotline. Law requires it for companies with 50+ employees. From 49 euros a month. Suggest a 15 minute call.',
      'Law requires it for companies with 50+ employees',
      'From 49 euros a month.',
    ],
    ['Tell CEOs that we buy companies. Be discreet. Ask for a confidential talk.', 'Be discreet', 'We buy companies.'],
  ])('leaves open what is not understood, and says the rest: “%s” [CAM-MSG-11]', async (goal, open, said) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of [email[0] ?? '', linkedin[0] ?? '']) {
      expect(leftOpen(text)).toEqual([`[fill in what you would like to say: ${open}]`])
      expect(text).toContain(said)
      expect(text).toMatch(/\?\n|\?$/)
    }
  })

  it.each([
    ['AGM reminder: 14 May at 7pm in the club house', 'AGM reminder: 14 May at 7pm in the club house.'],
    ['we move to a new address on 1 June: 5 Mill Lane', 'We move to a new address on 1 June: 5 Mill Lane.'],
    ['our office moves to 12 Park Street on 1 August', 'Our office moves to 12 Park Street on 1 August.'],
    ['chase unpaid invoices politely, payment was due 30 days ago', 'was due 30 days ago. Please pay it soon.'],
  ])('never says of a notice that nothing more will be heard of it: “%s” [CAM-MSG-11]', async (goal, said) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of [email, linkedin].map((texts) => texts.at(-1))) {
      expect(text).toContain(said)
      expect(text).not.toMatch(/the last you will hear|my last message/)
    }
  })

  it('asks for no call where none is wanted [CAM-MSG-11]', async () => {
    const { email } = await writeGoal(
      'Win law firms as customers for our court reporters. Transcripts overnight. No call needed, they can order online at scriba.eu.',
    )
    expect(email.join('\n')).not.toMatch(/short call|talk about it/i)
    expect(email[0]).toContain('you can order online at scriba.eu')
  })

  it('tells what is done “only”, and takes only an order for one [CAM-MSG-11]', async () => {
    const told = await writeGoal(
      'We audit freight invoices and only get paid from what we recover. Average recovery is 3 percent.',
    )
    expect(told.email[0]).toContain('We audit freight invoices and only get paid from what we recover.')
    const ordered = await writeGoal('Do not sell anything and only thank them for the good year.')
    expect(ordered.email[0]).toContain('Thank you for the good year.')
  })

  it('says in a follow-up what it is about, and not all of it once more [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal(
      'We train forklift drivers on site. Certificates the same day. Groups of 6 for 900 euros. Ask how many drivers need a renewal this year.',
    )
    for (const text of [email[1] ?? '', linkedin[1] ?? '']) {
      expect(text).toContain('so here it is in short. We train forklift drivers on site.')
      expect(text).not.toContain('900 euros')
      expect(text).toContain('May I ask how many drivers need a renewal this year?')
    }
  })

  it.each([
    [
      'We roast coffee for offices in Bremen. Sign with Jonas from Röstwerk. Offer a free tasting.',
      'Jonas from Röstwerk',
    ],
    ['Offer our free audit to CFOs and sign it as Nora Lindt', 'Nora Lindt'],
  ])('signs emails as it is said: “%s” [CAM-MSG-11]', async (goal, name) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of email) expect(text.endsWith(`Kind regards,\n${name}`)).toBe(true)
    expect(linkedin.join('\n')).not.toContain(name)
  })
})
