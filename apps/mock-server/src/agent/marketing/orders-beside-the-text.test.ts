import { describe, expect, it } from 'vitest'
import { drafted, type ShownDraft } from './drafted-in-test'
import { openTalk } from './marketing-in-test'
import { readRequest } from './request/read-request'

describe('single messages of a sequence [CAM-CHAT-03]', () => {
  it('are for what the order says of them', async () => {
    const { templates } = await drafted(
      'write a 3-email sequence about our parking app, the second one about the free trial',
    )
    expect(templates[0]).toContain('our parking app')
    expect(templates[1]).toContain('the free trial')
    expect(templates[1]).not.toContain('our parking app')
    expect(templates[2]).toContain('our parking app')
    expect(templates[2]).not.toContain('the free trial')
  })

  it('are so where only some parts of the plan say “about”', async () => {
    const { templates } = await drafted(
      'write 4 emails. first about port delays, second a case study: Bramble Home cut damages by 40%, third about our prices, fourth breakup',
    )
    expect(templates[0]).toContain('port delays')
    expect(templates[1]).toContain('I would like to share a case study with you: Bramble Home cut damages by 40%.')
    expect(templates[2]).toContain('our prices')
    expect(templates[3]).toMatch(/last .*port delays/)
    expect(templates.join('\n').replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/second|third|fourth|breakup/)
  })

  it('are so where it is said in sentences behind it', async () => {
    const { templates } = await drafted(
      'Write 3 emails about our parking app. The second one should be about the free trial. The last one should thank them for reading.',
    )
    expect(templates.map((text) => /parking app|free trial|Thank you for reading/.exec(text)?.[0])).toEqual([
      'parking app',
      'free trial',
      'Thank you for reading',
    ])
  })

  it.each([
    'write a three step sequence: email 1 introduces our fleet scan, email 2 offers a free audit, email 3 says goodbye',
    'draft 3 emails: first introduces our fleet scan, second offers a free audit, third says goodbye',
    'draft 3 emails: about our fleet scan, about a free audit, breakup',
  ])('“%s”', async (request) => {
    const { templates } = await drafted(request)
    expect(templates[0]).toContain('our fleet scan')
    expect(templates[1]).toContain('a free audit')
    expect(templates[1]).not.toContain('fleet scan')
    expect(templates[2]).not.toContain('a free audit')
  })

  it('have a place for what is only named', async () => {
    const { templates, text } = await drafted(
      'write a 4 step sequence about our audit: intro, case study, objection handling, breakup',
    )
    expect(templates[0]).toContain('our audit')
    expect(templates[1]).toContain('share our case study')
    expect(templates[2]).toContain('[fill in what you would like to say: objection handling]')
    expect(templates[3]).toMatch(/last .*our audit/)
    expect(text).toContain('I do not know how to word “objection handling”.')
  })

  it('leave out the sentence alone that is not understood, and say the others', async () => {
    const { templates, text } = await drafted(
      'write an email: We train forklift drivers on site. Blimp the quarterly frobnicator towards autumn. Groups of 6 for 900 euros. Ask how many drivers need a renewal this year.',
    )
    expect(templates[0]).toContain('We train forklift drivers on site.')
    expect(templates[0]).toContain('Groups of 6 for 900 euros.')
    expect(templates[0]).toContain('May I ask how many drivers need a renewal this year?')
    expect(templates[0]).not.toContain('If you have any questions')
    expect(text).toContain('left it out: “Blimp the quarterly frobnicator towards autumn”')
  })

  it('keep what they are for where one before them is taken out, and where they are put into other words', async () => {
    const talk = await openTalk()
    await talk.say('write a 3-email sequence about our parking app, the third one about the free trial')
    await talk.say('drop the second email')
    const { calls } = await talk.say('write it in other words')
    const draft = calls.at(-1)?.result as ShownDraft | undefined
    expect(draft?.templates).toEqual([
      expect.stringContaining('our parking app'),
      expect.stringContaining('the free trial'),
    ])
  })

  it.each([
    'draft two emails about our opening, the first in Berlin',
    'write an email about our second location in Graz',
  ])('are not what “%s” speaks of', (request) => {
    expect(readRequest(request)).toEqual([expect.not.objectContaining({ planned: expect.anything() })])
  })
})

describe('an order for messages [CAM-CHAT-03]', () => {
  it.each([
    ["write a breakup email to prospects who haven't answered three emails", 1],
    ['write an email to people who ignored my last two emails about our audit', 1],
    ['write two emails to those who did not answer three messages about our audit', 2],
  ])('“%s” counts what is written, and not what was: %i', async (request, count) => {
    expect((await drafted(request)).templates).toHaveLength(count)
  })

  it('is one last word where it asks for a breakup', async () => {
    const { templates, text } = await drafted('draft a breakup email about our parking app')
    expect(templates).toHaveLength(1)
    expect(templates[0]).toMatch(/(?:last note|last you will hear from me) about our parking app/)
    expect(text).not.toContain('I do not know')
  })

  it.each([
    ['write a subject line for a campaign about our parking app', 'write a subject line alone'],
    ['write an email about our parking app and save it as template “Parking 1”', 'keep it under the name Parking 1'],
    [
      'write an email about cold storage, cc my boss, and attach the brochure',
      '“cc my boss” and “attach the brochure”',
    ],
    ['write an email in a bullet list style about our parking app', 'bullet list style'],
    ['write a witty email about our parking app', '“witty”'],
    ['write an email from the perspective of our CEO about our parking app', '“from the perspective of our CEO”'],
    [
      'write an email about our parking app and send them the link to https://parking.example/hull',
      '“send them the link to https://parking.example/hull”',
    ],
  ])('“%s” is told what of it was not done', async (request, told) => {
    const { templates, text } = await drafted(request)
    expect(text).toContain('This I do not know how to do: “')
    expect(text).toContain(told)
    expect(templates.join('\n')).not.toMatch(/template|boss|brochure|days|bullet|witty|perspective|characters/)
  })

  it('is told that the days between messages are not chosen here', async () => {
    const { templates, text } = await drafted('write three emails with four days between them about our rental service')
    expect(text).toContain('I cannot choose the days between the messages here: each email is due 3 days after')
    expect(templates.join('\n')).not.toContain('days')
  })

  it('tells of a name also where it is only saved', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our parking app')
    expect((await talk.say('save it as template "Intro"')).text).toMatch(/^Saved: .*“keep it under the name Intro \(/)
    expect((await talk.say('save it as the messages of this campaign')).text).not.toContain('I do not know')
  })

  it.each([
    'write an email to them about our CRM plugin, starting with a question',
    'write an email about our CRM plugin in the style of Apple',
    'write an email about our CRM plugin with a P.S. about the spring fair',
    'write a 2-step LinkedIn sequence: connection request first, then a pitch of our CRM plugin',
    'write an email mentioning their recent funding about our CRM plugin',
  ])('prints nothing of “%s” that is said to whoever writes', async (request) => {
    const { templates } = await drafted(request)
    for (const text of templates) expect(text.replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/CRM|a question|Apple|P\.S\./)
  })

  it('follows changes behind something that it does not understand', async () => {
    const { templates, text } = await drafted(
      'write an email about our CRM plugin. Use a case study from a bakery. Sign as Jonas.',
    )
    expect(templates[0]).toMatch(/\nJonas$/)
    expect(text).toContain('“Use a case study from a bakery”')
  })

  it('for people one has met is for them, and about what is said behind that', async () => {
    const { templates, text } = await drafted(
      'write an email to the people we met after our last two events about our new catalogue',
    )
    expect(templates[0]).toContain('our new catalogue')
    expect(templates[0]).not.toContain('people')
    expect(text).toContain('You named “the people we met after our last two events”.')
  })
})

describe('an offer in an order of its own [CAM-CHAT-03]', () => {
  it.each([
    'Draft a three-step email sequence for heads of logistics, offer our chilled delivery',
    'Draft a three-step email sequence for them. Offer our chilled delivery and ask for a call.',
    'Draft a three-step email sequence for heads of logistics, offer our chilled delivery, based on our documents',
  ])('is what the messages are about: “%s”', async (request) => {
    const { templates, text } = await drafted(request)
    for (const each of templates) expect(each).toContain('our chilled delivery')
    expect(`${templates.join('\n')}${text}`).not.toMatch(/logistics in|documents|I do not/)
  })
})

describe('what was said to whoever writes [CAM-CHAT-03]', () => {
  it.each([
    'write a linkedin connection note for operations directors',
    'write a cold email to CFOs. Their fuel surcharges went up 18% last year.',
  ])('is in no message: “%s”', async (request) => {
    const { templates } = await drafted(request)
    expect(templates.join('\n').replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/note|Their|operations directors/)
  })
})
