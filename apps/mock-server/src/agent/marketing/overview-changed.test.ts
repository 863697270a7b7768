import { describe, expect, it } from 'vitest'
import { openTalk, type ToldRun } from './marketing-in-test'

function overviewIn({ state }: ToldRun): string {
  return (state.agentState as { readonly campaign_overview?: string }).campaign_overview ?? ''
}

async function withOverview() {
  const talk = await openTalk()
  const before = overviewIn(await talk.say('Find 3 companies in Berlin'))
  return { talk, before }
}

describe('an overview that is changed [CAM-PLAN-04]', () => {
  it.each(['make the overview shorter', 'Shorten the overview please', 'the overview is too long'])(
    'is shorter: “%s”',
    async (words) => {
      const { talk, before } = await withOverview()
      const told = await talk.say(words)
      expect(before).toContain('| Industry |')
      expect(overviewIn(told)).not.toContain('| Industry |')
      expect(overviewIn(told).length).toBeLessThan(before.length)
      expect(told.text).toContain('It is shorter')
      expect(overviewIn(await talk.say('Find 2 more'))).not.toContain('| Industry |')
    },
  )

  it('is as short as it can be, or has its tables again', async () => {
    const { talk, before } = await withOverview()
    await talk.say('make the overview shorter')
    expect((await talk.say('the overview should be shorter')).text).toContain('as short as I can make it')
    expect(overviewIn(await talk.say('the overview is too short'))).toBe(before)
  })

  it.each([
    'the overview should mention that we are at the Hannover fair',
    'mention in the overview that we are at the Hannover fair',
    'In the overview, say that we are at the Hannover fair.',
    'add a line to the overview: we are at the Hannover fair',
    'Write an overview that says that we are at the Hannover fair',
  ])('mentions something: “%s”', async (words) => {
    const { talk } = await withOverview()
    const told = await talk.say(words)
    expect(overviewIn(told)).toContain('\n\nWe are at the Hannover fair.\n')
    expect(told.text).toContain('“We are at the Hannover fair.”')
    expect(overviewIn(await talk.say('write the overview'))).toContain('We are at the Hannover fair.')
  })

  it('is meant also where messages are at hand', async () => {
    const talk = await openTalk()
    await talk.say('Write an email about our audits')
    const { calls } = await talk.say('mention in the overview that entry is free, and make it shorter')
    expect(calls.every(({ name }) => name === 'write_overview')).toBe(true)
  })

  it.each(['make the overview friendlier', 'write the overview in German', 'remove the tables from the overview'])(
    'stays as it is where nobody knows how: “%s”',
    async (words) => {
      const { talk } = await withOverview()
      const { calls, text } = await talk.say(words)
      expect(calls).toEqual([])
      expect(text).toContain(`I do not know how to do this: “${words}”. I have left the overview as it is.`)
    },
  )

  it('tells what is left out beside that', async () => {
    const { talk } = await withOverview()
    expect((await talk.say('make the overview shorter and the goal 5 demos')).text).toContain(
      'I left out “the goal 5 demos”',
    )
  })

  it('has what it is written for as its goal', async () => {
    const talk = await openTalk()
    expect(overviewIn(await talk.say('write an overview for our webinar about energy'))).toContain(
      '## Goal\n\nOur webinar about energy.',
    )
  })
})
