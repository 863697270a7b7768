import { describe, expect, it } from 'vitest'
import { theWorld } from '../../../engines/world/the-world'
import { readRows } from '../../../handlers/campaigns/processing/work-in-test'
import { openTalk } from '../marketing-in-test'
import type { FoundContacts } from '../tools/find-contacts'

const asked = [
  ['heads of operations', 'Head of Operations', 'Operations', /Operations|Operating/],
  ['CTOs', 'Chief Technology Officer', 'Engineering', /Engineering/],
  ['VPs of Sales', 'VP of Sales', 'Sales', /Sales|Chief Revenue/],
  ['heads of logistics', 'Head of Logistics', 'Operations', /Logistics/],
] as const
const places = [
  ['manufacturing', 'Manufacturing', 'Germany'],
  ['SaaS', 'SaaS', 'Sweden'],
  ['retail', 'Retail', 'Spain'],
] as const
const cases = asked.flatMap((whom) => places.map((where) => [...whom, ...where] as const))
const wanted = 8

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
})
