import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { lastOf, writtenBy } from './talked-in-test'

const who = 'My name is Henrike Vollmer and I am the marketing manager of Klarbach Water. We rent out water dispensers.'
const both =
  'Could you please write a sequence of three emails and a LinkedIn message, and mention that the monthly rent is 49 euros?'

async function draftsOf(...said: readonly string[]) {
  const { calls } = await lastOf(...said)
  return calls.filter(({ name }) => name === 'draft_content').map((call) => draftIn({ calls: [call] }))
}

describe('two wishes in one polite sentence [CAM-CHAT-03]', () => {
  it('for the emails and the LinkedIn message are done in both', async () => {
    const drafts = await draftsOf(
      who,
      both,
      'Could you please replace "49 euros" with "59 euros" in the emails and in the LinkedIn message?',
    )
    expect(new Set(drafts.map(({ channel }) => channel))).toEqual(new Set(['email', 'linkedin']))
    for (const { templates } of drafts) expect(templates.join()).toContain('59 euros')
  })

  it('leave no rest of a sentence in the text', async () => {
    const [draft] = await draftsOf(
      who,
      both,
      'Could you please mention in the second email that the first month is free, and use the subject "Water without the bottles"?',
    )
    expect(draft?.subjectLine).toBe('Water without the bottles')
    expect(draft?.templates[1]).toContain('The first month is free.')
    expect(draft?.templates.join()).not.toContain(' and ,')
  })

  it('change a figure by its name, and sign all', async () => {
    const drafts = await draftsOf(
      who,
      both,
      'Thank you, that reads nicely. Could you please change the rent from 49 to 79 euros, and sign all of them with Henrike Vollmer, Klarbach Water?',
    )
    expect(drafts).toHaveLength(2)
    for (const { templates } of drafts) {
      expect(templates[0]).toContain('79 euros')
      expect(templates[0]).toContain('\nHenrike Vollmer, Klarbach Water')
    }
  })

  it('keep what is at hand where one was not understood, and bring back what was there', async () => {
    const { calls, text } = await lastOf(
      who,
      both,
      'Could you please show me the LinkedIn message, and write it with the new price of 59 euros?',
    )
    expect(calls).toEqual([])
    expect(text).toContain('I have changed nothing in what I wrote')
    const back = await lastOf(
      who,
      both,
      'sign them with Henrike',
      'I am sorry, that was a misunderstanding. Could you please go back to the three emails from before?',
    )
    expect(back.text).toContain('I took the last change back.')
  })

  it('write once more with another price', async () => {
    const [draft] = await draftsOf(
      who,
      'Could you please write a sequence of three emails again, with the monthly rent of 59 euros, and sign them with Henrike Vollmer, Klarbach Water?',
    )
    expect(draft?.templates[0]).toContain('The monthly rent is 59 euros.')
    expect(draft?.templates.join()).not.toContain('[fill in')
  })

  it('answer of days, and say the other', async () => {
    const { text, calls } = await lastOf(
      who,
      both,
      'in the emails, say that we install it',
      'Could you please send the second email after four days and the third after seven days, and mention in the second email that the first month is free?',
    )
    expect(text).toContain('Other days between them cannot be chosen.')
    expect(draftIn({ calls }).templates[1]).toContain('The first month is free.')
  })

  it.each([
    [
      'I am afraid Munich would suit us better than Berlin. Could you please search in Hamburg and Munich instead?',
      { location: 'Hamburg, Munich' },
    ],
    ['Actually, Hamburg would suit us better than Berlin.', { location: 'Hamburg' }],
    ['Could you please add heads of HR as well, and include Munich in addition to Berlin?', { location: 'Munich' }],
  ])('of a search are no facts of the sender: “%s”', async (said, search) => {
    const { calls, text } = await lastOf('find 4 office managers in Berlin', said)
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject(search)
    expect(text).not.toContain('keep that in mind')
  })

  it('take what was offered, and look for others as well', async () => {
    const { calls } = await lastOf(
      'find 10 facility managers at companies in Stuttgart',
      'Yes, please look for them, and could you also find some heads of HR in Hamburg and Munich?',
    )
    const searches = calls.filter(({ name }) => name === 'find_accounts').map(({ args }) => args)
    expect(searches).toHaveLength(2)
    expect(searches[1]).toMatchObject({ with_title: 'heads of HR', location: 'Hamburg, Munich' })
  })

  it('look for the same people elsewhere, of another size', async () => {
    const { calls } = await lastOf(
      'find 4 office managers in Berlin',
      'Could you please search the same people in Vienna as well, but only at companies with 100 to 1000 employees?',
    )
    expect(calls.find(({ name }) => name === 'find_accounts')?.args).toMatchObject({
      location: 'Vienna',
      with_title: 'office managers',
      company_size: '100 to 1000 employees',
    })
  })

  it('save, and say what comes next', async () => {
    const { calls, text } = await lastOf(who, both, 'Could you please save both, and tell me what I should do next?')
    expect(calls.filter(({ name }) => name === 'save_content')).toHaveLength(2)
    expect(text).toContain('Next: ')
  })
})

describe('an offer typed behind an order [CAM-CHAT-03]', () => {
  const tom =
    'hi, im tom, i run a small firm in berlin, we clean office carpets with dry foam, 3 euro per square meter.'
  const order =
    'now write 3 emails, first cleaning test of 20 square meters is free, we come after 6pm, carpet is dry in 1 hour. and one linkedin msg'

  it('is written by both ways, by whoever has said what they do', async () => {
    const drafts = await draftsOf(tom, order)
    expect(drafts.map(({ templates }) => templates.length)).toEqual([3, 1])
    for (const { templates } of drafts) {
      expect(templates[0]).toContain('We clean office carpets with dry foam, 3 euro per square meter.')
      expect(templates[0]).toContain('First cleaning test of 20 square meters is free')
    }
  })

  it('does not come back when it was withdrawn', async () => {
    const { all } = await writtenBy(
      tom,
      order,
      'replace "First cleaning test of 20 square meters is free" with "A first cleaning test of 20 square meters costs 20 euro"',
      'say the emails in other words',
    )
    expect(all).toContain('costs 20 euro')
    expect(all).not.toContain('is free')
  })

  it('is signed as somebody types their name', async () => {
    const { templates } = await writtenBy(
      'Write an email: we clean carpets.',
      'say what we do: we clean office carpets with dry foam. sign with tom, foamfix berlin',
    )
    expect(templates[0]).toContain('We clean office carpets with dry foam.')
    expect(templates[0]).toMatch(/\nTom, Foamfix Berlin$/)
  })
})
