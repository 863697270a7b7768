import { describe, expect, it } from 'vitest'
import { posts } from '../../../engines/world/posts'
import { theWorld } from '../../../engines/world/the-world'
import { readRows } from '../../../handlers/campaigns/processing/work-in-test'
import { openTalk } from '../marketing-in-test'
import type { FoundContacts } from '../tools/find-contacts'
import { rolesInWords } from '../writing/roles-in-words'

const asked = [
  ['heads of operations', 'Head of Operations', 'Operations', /Operations|Operating/],
  ['CTOs', 'Chief Technology Officer', 'Engineering', /Engineering/],
  ['VPs of Sales', 'VP of Sales', 'Sales', /Sales|Chief Revenue/],
  ['heads of logistics', 'Head of Logistics', 'Operations', /Logistics|Supply Chain|Warehous|Transport|Distribution/],
] as const
const places = [
  ['manufacturing', 'Manufacturing', 'Germany'],
  ['SaaS', 'SaaS', 'Sweden'],
  ['retail', 'Retail', 'Spain'],
] as const
const cases = asked.flatMap((whom) => places.map((where) => [...whom, ...where] as const))
const wanted = 8

const wordsIn = (title: string) => title.toLowerCase().split(/\W+/)
const titles = [...new Set(posts.map(({ title }) => title))]
/** Titles all whose words others have too. */
const contained = titles.filter((title) =>
  titles.some((other) => other !== title && wordsIn(title).every((word) => wordsIn(other).includes(word))),
)

describe('people with the title as asked', () => {
  it.each(cases)(
    'go before all others at all companies that fit: %s (%s, %s, %s) in %s (%s, %s) [CAM-CHAT-03]',
    async (said, title, department, area, trade, industry, country) => {
      const talk = await openTalk()
      await talk.say(`Find 3 ${trade} companies in ${country}`)
      const { text, calls } = await talk.say(`Find ${wanted} ${said} at ${trade} companies in ${country}`)
      const rows = await readRows(talk, talk.campaignId, 'contact')
      const exact = theWorld()
        .companies.filter((company) => company.industry === industry && company.country === country)
        .flatMap((company) => theWorld().peopleOf(company))
        .filter((person) => person.title === title).length
      const found = rows.filter((row) => row['title'] === title)
      expect(found).toHaveLength(Math.min(exact, wanted))

      const told = calls.at(-1)?.result as FoundContacts
      const isIn = (row: (typeof rows)[number]) => Object(row['departments'])[0] === department
      const others = rows.filter((row) => row['title'] !== title)
      const leading = others.filter((row) => isIn(row) && area.test(String(row['title'])))
      expect(others.filter((row) => !isIn(row))).toEqual([])
      expect([told.as_asked, told.same_area, told.same_department]).toEqual([
        found.length,
        leading.length,
        others.length - leading.length,
      ])
      if (leading.length > 0) expect(text).toMatch(new RegExp(`${leading.length} who leads? the same area`))
    },
  )

  it.each(contained)('go before all longer ones, also among more of them: %s [CAM-CHAT-03]', async (title) => {
    const talk = await openTalk()
    const exact = theWorld()
      .companies.filter((company) => company.industry === 'Manufacturing' && company.country === 'Sweden')
      .flatMap((company) => theWorld().peopleOf(company))
      .filter((person) => person.title === title).length
    const asks = [`Find 3 ${rolesInWords(title)} at manufacturing companies in Sweden`, '2 more']
    let before = 0
    for (const ask of asks) {
      const { text, calls } = await talk.say(ask)
      const told = calls.find(({ name }) => name === 'find_contacts')?.result as FoundContacts | undefined
      if (told === undefined) {
        expect(exact).toBeLessThanOrEqual(before)
        expect(text).toContain('everybody like that was there before')
        continue
      }
      const found = told.contacts.map((row) => row.title)
      const { length: asAsked } = found.filter((each) => each === title)
      expect(found.slice(0, asAsked)).toEqual(found.filter((each) => each === title))
      expect(asAsked).toBe(Math.min(exact - before, ask === asks[0] ? 3 : 2))
      expect(told.as_asked).toBe(asAsked)
      if (asAsked < found.length)
        expect(text).toContain(`Among them: ${asAsked === 0 ? 'nobody' : asAsked} with the title as asked`)
      const longer = found.filter(
        (each) => each !== title && wordsIn(title).every((word) => wordsIn(each).includes(word)),
      )
      if (told.same_words > 0) {
        expect(longer).toHaveLength(told.same_words)
        expect(text).toContain(`${told.same_words} with a longer title that has these words`)
      }
      before += asAsked
    }
  })
})
