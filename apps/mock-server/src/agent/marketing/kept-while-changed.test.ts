import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const three = 'Write a three-step email sequence about our reefer trucks to Oslo'

describe('messages at hand [CAM-CHAT-03]', () => {
  it.each([
    'Make the last email one sentence only',
    'Make the first email three sentences',
    'Rewrite step 2 so that it is only one line',
    'write the second email in the style of a pirate who is late',
  ])('are not replaced by what is to be changed in them: “%s”', async (said) => {
    const talk = await openTalk()
    const before = draftIn(await talk.say(three))
    const run = await talk.say(said)
    expect(run.text).not.toContain('fill in')
    const shown = await talk.say('show me the messages')
    expect(shown.text).toContain('Written and not saved: 3 emails')
    expect(shown.text).toContain(before.subjectLine)
  })

  it.each([
    ['write an email about our booking software that cuts no-shows by 30%', 'drop the 30% thing', '30%'],
    ['write a linkedin note about our booking software that cuts no-shows by 30%', 'drop the 30% thing', '30%'],
  ])('lose what is to go, and nothing that stands beside it: “%s”', async (order, said, gone) => {
    const talk = await openTalk()
    await talk.say(order)
    const [text = ''] = draftIn(await talk.say(said)).templates
    expect(text).not.toContain(gone)
    expect(text).toMatch(/^Hello \{\{first_name\}\},/)
    expect(text).toContain('our booking software')
  })

  it.each(['Ask who is responsible for loading at their company', 'ask them who is in charge of their loading'])(
    'ask whoever reads them: “%s”',
    async (said) => {
      const talk = await openTalk()
      await talk.say('write an email about our pallet scales')
      const [text = ''] = draftIn(await talk.say(said)).templates
      expect(text).toMatch(/Who is (?:responsible for|in charge of) .*\byour\b.*\?/)
      expect(text).not.toMatch(/\btheir\b/)
    },
  )

  it('end with the question, and not with where it stands', async () => {
    const run = await (
      await openTalk()
    ).say(`${three}. Ask them who plans their transports at the end of the first email`)
    expect(draftIn(run).templates[0]).toContain('Who plans your transports?')
    expect(draftIn(run).templates.join('\n')).not.toContain('at the end')
  })

  it.each([
    [
      'write 2 emails. We train sales teams in negotiating, 2-day course.',
      'The course takes 3 days, not 2',
      '2-day',
      '3-day',
    ],
    [
      'write an email about our natural wines, minimum order 12 bottles',
      'the minimum order is 6 bottles actually',
      '12 bottles',
      '6 bottles',
    ],
  ])('say one thing alone of how much it is: “%s”, “%s”', async (order, said, wrong, right) => {
    const talk = await openTalk()
    await talk.say(order)
    const { templates, subjectLine = '' } = draftIn(await talk.say(said))
    const all = [subjectLine, ...templates].join('\n')
    expect(all).toContain(right)
    expect(all).not.toContain(wrong)
  })

  it('are as many as are named, and that is no matter of theirs', async () => {
    const run = await (
      await openTalk()
    ).say('write 3 mails, we sell a shift planning tool for nurses. saves 4 hours per week per ward')
    expect(draftIn(run).templates).toHaveLength(3)
    expect(run.text).not.toContain('Not in these texts')
  })

  it('are shorter and say more', async () => {
    const talk = await openTalk()
    await talk.say('write an email about our night trucks')
    const run = await talk.say('Shorter please, and mention that we load every evening')
    expect(draftIn(run).templates[0]).toContain('We load every evening.')
    expect(run.text).toMatch(/^Changed: it is shorter/)
  })
})

describe('some of those who were found [CAM-CHAT-03]', () => {
  it.each(['just the banks', 'Only the ones at companies with more than 1000 employees', 'Those in Frankfurt only'])(
    'are shown, and nobody is added: “%s”',
    async (said) => {
      const talk = await openTalk()
      await talk.say('Find 10 decision makers at insurers and banks in Frankfurt')
      const run = await talk.say(said)
      expect(run.calls.map(({ name }) => name)).not.toContain('find_accounts')
      expect(run.text).toMatch(/\*\*\d+ of \d+ (?:accounts|contacts)\*\* fits?/)
    },
  )

  it('are whose addresses are asked for, however that is spelled', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 CFOs at banks in Spain')
    const run = await talk.say('give me there emails')
    expect(run.calls.map(({ name }) => name)).not.toContain('draft_content')
    expect(run.text).toContain('**3 contacts**')
  })
})

describe('who is wanted [CAM-CHAT-03]', () => {
  it('may be said behind a question of where', async () => {
    const { calls } = await (
      await openTalk()
    ).say('Hi! Who can I reach at construction companies in Oslo? I need about 6 project managers or site managers.')
    expect(calls[0]?.args).toMatchObject({ industry: 'construction', location: 'Oslo', people: 6 })
  })

  it('is nothing that is said of ourselves', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of logistics at pharma companies in Switzerland')
    expect((await talk.say('I also need their deputies')).text).not.toContain('keep that in mind')
  })

  it('may be new ones', async () => {
    const talk = await openTalk()
    await talk.say('Find 3 heads of logistics at pharma companies in Switzerland')
    const { calls } = await talk.say('Are there any new leads since last time?')
    expect(calls.map(({ name }) => name)).toContain('check_for_leads')
  })
})
