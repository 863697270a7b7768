import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

async function talkOf(...said: readonly string[]) {
  const talk = await openTalk()
  await talk.say('Find 8 heads of logistics in Germany')
  for (const words of said) await talk.say(words)
  return talk
}

const noAddress = '**2 contacts** of 8 have no email address.'

describe('a question that leaves open what it is about [CAM-CHAT-03]', () => {
  it.each<readonly [before: readonly string[], words: string, answer: string]>([
    [['does everybody have an email address?'], 'Who is missing one?', noAddress],
    [['How many have an email address?'], 'Who is missing one?', noAddress],
    [['How many have an email address?', 'thanks'], 'who doesnt have one?', noAddress],
    [['do they all have emails?'], 'who hasn’t got one', noAddress],
    [['do they all have emails?'], 'how many do not have one?', '**2 of 8 contacts** fit: without an email address.'],
    [['Who is missing an email?'], 'and a phone number?', '**8 contacts** of 8 have no phone number.'],
    [
      ['Who is missing an email?', 'and a phone number?'],
      'and who has one?',
      'None of the 8 contacts has a phone number.',
    ],
    [['Who is missing a phone number?', 'what about email addresses?'], 'who has one?', '**6 of 8 contacts** fit'],
  ])('goes by the one before it: %j, “%s”', async (before, words, answer) => {
    const { calls, text } = await (await talkOf(...before)).say(words)
    expect(calls).toEqual([])
    expect(text).toContain(answer)
  })

  it.each([
    'does everybody have an email address?',
    'do all of them have their email',
    'who still needs an email address?',
  ])('is asked of everybody: “%s”', async (words) => {
    expect((await (await talkOf()).say(words)).text).toContain(noAddress)
  })

  it('stays open where nothing of the kind was asked', async () => {
    const { text } = await (await talkOf('how many contacts have we got?')).say('Who is missing one?')
    expect(text).toMatch(/^I cannot tell that from the audience/)
  })
})
