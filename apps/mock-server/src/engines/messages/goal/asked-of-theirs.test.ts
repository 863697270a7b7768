import { describe, expect, it } from 'vitest'
import { writeGoal } from './written-in-test'

describe('a goal that asks for what they have [CAM-MSG-10]', () => {
  it.each([
    [
      'Tell them that we train forklift drivers in Rotterdam on 12 and 26 January for €240 a person and ask whether they have drivers who need their certificate renewed.',
      'Do you have drivers who need their certificate renewed?',
    ],
    [
      'Ask if they have a coffee machine that is older than five years.',
      'Do you have a coffee machine that is older than five years?',
    ],
    ['Ask if they have staff who work nights', 'Do you have staff who work nights?'],
    ['ask whether there is somebody else who decides about trucks', 'Is there somebody else who decides about trucks?'],
    ["ask if there's someone else we should talk to", 'Is there someone else we should talk to?'],
  ])('asks it, and offers it to nobody: “%s”', async (goal, question) => {
    const { subject, email, linkedin } = await writeGoal(goal)
    for (const text of [...email.slice(0, 2), ...linkedin.slice(0, 2)]) {
      expect(text).toContain(question)
      expect(text).not.toMatch(/tell you (?:more )?about|think about|wrote to you about/)
    }
    expect(subject).not.toMatch(/\b(?:on 12|about there)$/)
  })
})

describe('an invitation and an offer that ask for a day [CAM-MSG-10]', () => {
  it('asks for nothing beside it', async () => {
    const { email } = await writeGoal(
      'Offer a free coffee tasting at their office, and ask them to name a day in January.',
    )
    expect(email[0]).toMatch(/\n\nPlease name a day in January\.\n\nKind regards$/)
    expect(email[0]).not.toMatch(/call|talk/)
  })

  it('is to whoever is at the office', async () => {
    const { email } = await writeGoal('Invite the whole office to a free coffee tasting at their desks')
    expect(email[0]).toContain('We would like to invite you to a free coffee tasting at your desks.')
  })

  it('is to a morning as to a day', async () => {
    const { subject, email } = await writeGoal(
      'Invite them to our free check-up morning on 12 May and ask how many of their staff would like to come.',
    )
    expect(subject).toBe('Invitation to our free check-up morning')
    expect(email[0]).toContain('We would like to invite you to our free check-up morning on 12 May.')
  })

  it('says what they get for a reply', async () => {
    const { email } = await writeGoal(
      'Get finance directors to reply with the word CHECKLIST so that we can send them the sick pay checklist.',
    )
    expect(email[0]).toContain('If you reply with the word CHECKLIST, we will send you the sick pay checklist.')
  })
})
