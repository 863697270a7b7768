import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

describe('people at a company that is named by its place in the list [CAM-CHAT-03]', () => {
  it.each([
    ['who is the CFO at the first company?', 0],
    ['Who works at the second company?', 1],
    ['and who do we have at the last one?', 3],
  ] as const)('“%s”', async (words, place) => {
    const talk = await openTalk()
    const { calls } = await talk.say('Find 4 CFOs at retail companies in Munich')
    const found = calls.find(({ name }) => name === 'find_contacts')?.result as {
      readonly contacts: readonly { readonly name: string; readonly account: string }[]
    }
    const { name, account } = found.contacts[place] ?? { name: '', account: '' }
    const { text } = await talk.say(words)
    expect(text).toContain(`| ${name} |`)
    expect(text).toContain(`| ${account} |`)
    expect(text).toMatch(/\*\*1 of 4 contacts\*\* fits/)
    expect(text).not.toMatch(/cannot tell|know how to do/)
  })

  it('are found there', async () => {
    const talk = await openTalk()
    const { calls } = await talk.say('Find 5 companies in Germany')
    const found = calls[0]?.result as { readonly accounts: readonly { readonly name: string }[] } | undefined
    const told = await talk.say('Find the head of sales at the second company')
    expect(told.calls[0]?.args).toMatchObject({ accounts: [found?.accounts[1]?.name] })
    expect(told.text).not.toContain('know how to do')
  })
})

describe('which rows are counted [CAM-CHAT-03]', () => {
  it('is said where only some of them were listed last', async () => {
    const talk = await openTalk()
    await talk.say('Find 6 companies in Germany')
    await talk.say('which of them are in Berlin?')
    const { text } = await talk.say('how many are there?')
    expect(text).toContain('The audience has **6 accounts**')
    expect(text).toContain('That is all of the audience. Those whom I found or listed last are **2 accounts**.')
    expect((await talk.say('how many accounts are in the audience?')).text).not.toContain('listed last')
  })

  it('is said where one alone fitted before', async () => {
    const talk = await openTalk()
    await talk.say('Find 6 companies in Germany')
    await talk.say('which of them are in Hamburg?')
    const { text } = await talk.say('which of them are in Berlin?')
    expect(text).toContain('**2 of 6 accounts** fit: in Berlin.')
    expect(text).toContain('I looked at all of the audience, and not only at the one of whom I spoke last.')
  })
})
