import { describe, expect, it } from 'vitest'
import { drafted, draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

const staffTool = 'write a linkedin sequence for our staff scheduling tool'

describe('what is typed in a few words [CAM-CHAT-03]', () => {
  it('narrows a search by the size of those that were found', async () => {
    const talk = await openTalk()
    await talk.say('Find 2 hr managers at hotels in Austria')
    const { calls } = await talk.say('bigger hotels only, 100+ staff')
    expect(calls[0]?.args).toMatchObject({ industry: 'hotels', location: 'Austria', company_size: '100+ staff' })
  })

  it('takes a call out of the last message, and leaves a greeting and a whole sentence', async () => {
    const talk = await openTalk()
    await talk.say(staffTool)
    const { templates } = draftIn(await talk.say('dont ask for a call in the last one'))
    expect(templates[2]).toBe('Hello {{first_name}}, a last word from me: I will leave it here.')
  })

  it('adds a reminder, and counts words', async () => {
    const talk = await openTalk()
    await talk.say(staffTool)
    expect(draftIn(await talk.say('now a reminder')).templates).toHaveLength(4)
    expect((await talk.say("what's the total length")).text).toContain('Step 4 has **')
  })

  it('names some of the audience, which is no matter', async () => {
    const talk = await openTalk()
    await talk.say('Find 2 IT managers at schools in Ireland')
    const { text } = await talk.say('write to the first two')
    expect(text).not.toMatch(/about the first two/i)
    expect(text).toContain('You named “the first two”. The messages of a campaign are for everybody in it.')
    expect((await talk.say('make the subject about safe wifi')).text).toContain('**Subject:** About safe wifi')
  })

  it('writes one for both groups', async () => {
    const { templates } = await drafted('write one email for both groups about our frozen croissants')
    expect(templates[0]).toContain('our frozen croissants')
    expect(templates[0]).not.toContain('both groups')
  })
})

describe('what “they” do, who are things [CAM-CHAT-03]', () => {
  it('is said of the things, and not of whoever is written to', async () => {
    const { templates, text } = await drafted(
      'write an email about our gloves. We deliver to 40 clinics. They cost 3 cents each. Ask who buys gloves.',
    )
    expect(templates[0]).toContain('We deliver to 40 clinics. They cost 3 cents each.')
    expect(templates[0]).toContain('Who buys gloves?')
    expect(`${templates[0]}${text}`).not.toContain('You cost')
  })

  it('is not kept in mind where nobody knows who they are', async () => {
    expect((await (await openTalk()).say('They cost 3 cents each.')).text).not.toContain('I keep that in mind')
  })
})
