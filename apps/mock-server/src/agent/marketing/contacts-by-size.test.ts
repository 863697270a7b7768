import { describe, expect, it } from 'vitest'
import { openTalk, type ToldRun } from './marketing-in-test'

interface Found {
  readonly accounts: readonly { readonly name: string; readonly employees: number }[]
  readonly contacts: readonly { readonly name: string; readonly title: string; readonly account: string }[]
}

const resultOf = ({ calls }: ToldRun, name: string) => calls.find((call) => call.name === name)?.result as Found

describe('contacts at the largest and the smallest company [CAM-CHAT-03]', () => {
  it.each([
    ['Who is the contact at the smallest company?', 'smallest'],
    ['who is our contact at the largest account?', 'largest'],
    ['name the contact at the biggest', 'largest'],
    ['who do we know at the smallest account?', 'smallest'],
    ['and our contact at the smallest one?', 'smallest'],
  ] as const)('are named with their titles: “%s”', async (words, end) => {
    const talk = await openTalk()
    const found = await talk.say('Find 4 CFOs at retail companies in Munich')
    const bySize = resultOf(found, 'find_accounts').accounts.toSorted((one, other) => one.employees - other.employees)
    const company = bySize.at(end === 'smallest' ? 0 : -1)?.name ?? ''
    const { contacts } = resultOf(found, 'find_contacts')
    const there = contacts.find(({ account }) => account === company)
    const { calls, text } = await talk.say(words)
    expect(calls).toEqual([])
    expect(text).toContain(`the ${end} is **${company}**`)
    expect(text).toContain(`| ${there?.name} | ${there?.title} | ${company} |`)
    expect(text.match(/^\| (?!Name|---)/gm)).toHaveLength(1)
  })

  it('are none where nobody was found there', async () => {
    const talk = await openTalk()
    await talk.say('Find 4 retail companies in Munich')
    expect((await talk.say('Who is the contact at the smallest company?')).text).toContain(
      'Nobody there is in the audience.',
    )
  })
})
