import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const brief = `Hello, here is our brief:

Client: Brightwave (energy management platform)
Target: Heads of operations at logistics companies in Spain and Italy, 500+ employees
Goal: book intro calls
USP: reduces energy spend by 15-20% without new hardware; customers include Grupo Alba
Tone: friendly, professional
Deliverables: 1) account list of about 12 companies 2) contacts 3) email sequence with 4 touches over 3 weeks 4) one LinkedIn connection request under 300 characters

Please start.`

describe('a brief that is pasted [CAM-CHAT-03]', () => {
  it('is done line by line, and what cannot be done of it is told', async () => {
    const { calls, text } = await (await openTalk()).say(brief)
    const named = (name: string) => calls.filter((call) => call.name === name)
    expect(named('find_accounts')[0]?.args).toMatchObject({
      industry: 'logistics',
      location: 'Spain, Italy',
      limit: 12,
    })
    const [email, linkedIn] = named('draft_content')
    expect(email?.args).toMatchObject({ channel: 'email', steps: 4 })
    const { templates } = draftIn({ calls: calls.filter((call) => call === email) })
    expect(templates[0]).toContain('It reduces energy spend by 15-20% without new hardware.')
    expect(templates[0]).toMatch(/^Hi /)
    expect(templates[0]).toContain('Would you be open to a short call next week?')
    expect(linkedIn?.args).toMatchObject({ channel: 'linkedin', changes: { most_characters: 300 } })
    expect(text).toContain('“customers include Grupo Alba”')
    expect(text).toContain('“tone: professional”')
    expect(text).toContain('over 3 weeks')
    expect(text).not.toContain('Please start')
  })

  it('is kept for messages that it does not ask for yet', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say(
      'Hi\nTarget audience: CFOs at SaaS companies in Berlin\nGoal: invite them to our breakfast on 4 June\nTone: formal',
    )
    expect(calls.map(({ name }) => name)).toContain('find_contacts')
    expect(calls.map(({ name }) => name)).not.toContain('draft_content')
    expect(draftIn(await talk.say('write an email')).templates[0]).toContain('invite you to our breakfast on 4 June')
  })
})
