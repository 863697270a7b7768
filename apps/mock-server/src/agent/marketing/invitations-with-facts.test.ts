import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('an invitation that says to what, and what else is to be told [CAM-CHAT-03]', () => {
  it.each<readonly [string, string, readonly string[]]>([
    [
      'Write an invitation email: the conference is on 20 May in Copenhagen, travel is paid, and talks last 20 minutes',
      'invite you to the conference on 20 May in Copenhagen.',
      ['Travel is paid.', 'Talks last 20 minutes.'],
    ],
    [
      'Write an invitation: our open day is on 3 June in Gent and lunch is free',
      'invite you to our open day on 3 June in Gent.',
      ['Lunch is free.'],
    ],
    [
      'Write an invitation: travel is paid, our conference takes place on Friday, 20 May, in Copenhagen',
      'invite you to our conference on Friday, 20 May, in Copenhagen.',
      ['Travel is paid.'],
    ],
    ['Draft an invite email about our open day on 3 June in Gent', 'invite you to our open day on 3 June in Gent.', []],
    ['write an invite email: our open day, 3 June, Gent', 'invite you to our open day on 3 June in Gent.', []],
    [
      'Write an invitation email. The workshop is on 20 May in Copenhagen. Travel is paid.',
      'invite you to the workshop on 20 May in Copenhagen.',
      ['Travel is paid.'],
    ],
  ])('invites to the event, and tells the rest: “%s”', async (order, invitation, facts) => {
    const { templates, subjectLine, text } = await drafted(order)
    expect(templates[0]).toContain(invitation)
    for (const fact of facts) expect(templates[0]).toContain(fact)
    expect(subjectLine).toContain('Invitation to')
    expect(text).not.toMatch(/do not know|\[fill in/)
  })

  it('is one on LinkedIn as well', async () => {
    const { templates } = await drafted('Write a LinkedIn invitation: our summit is on 3 May in Oslo, lunch is free')
    expect(templates[0]).toContain('our summit on 3 May in Oslo')
    expect(templates[0]).toContain('Lunch is free.')
  })

  it.each([
    ['We run a conference on 20 May in Copenhagen.', 'a conference on 20 May in Copenhagen'],
    ['Our summer workshop is on 20 May in Copenhagen.', 'our summer workshop on 20 May in Copenhagen'],
  ])('is to what was told before: “%s”', async (told, event) => {
    const talk = await openTalk()
    await talk.say(told)
    const { templates } = draftIn(await talk.say('Write an invitation email, travel is paid'))
    expect(templates[0]).toContain(`invite you to ${event}.`)
    expect(templates[0]).toContain('Travel is paid.')
  })

  it('is to no firm that somebody runs', async () => {
    const talk = await openTalk()
    await talk.say('We run a bakery in Gent.')
    const { text } = await talk.say('Write an invitation email')
    expect(text).not.toContain('invite you to a bakery')
  })
})
