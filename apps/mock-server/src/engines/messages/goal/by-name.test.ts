import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

const facts = { valueProposition: 'Northwind Freight moves pallets between Hull and Oslo every night.' }

describe('a company that is introduced by its name', () => {
  it('is not named again where it has said what it does [CAM-MSG-11]', async () => {
    for (const [goal, more] of [
      ['Introduce Northwind Freight', 'I would be glad to tell you more.'],
      ['Introduce our company', 'I would like to tell you more about our company.'],
    ] as const) {
      const { email, linkedin } = await writeGoal(goal, facts)
      expect(email[0]).toContain(`${facts.valueProposition} ${more}`)
      expect(linkedin[1]).toContain(`${facts.valueProposition} What would you like to know first?`)
    }
  })

  it.each<readonly [goal: string, ...said: string[]]>([
    ['Introduce Northwind Freight and ask for a call', 'I would like to introduce Northwind Freight.'],
    [
      'Introduce Northwind Freight. Northwind Freight moves pallets between Hull and Oslo.',
      'I would like to introduce Northwind Freight. It moves pallets between Hull and Oslo.',
    ],
    ['Introduce our team in Leipzig and offer a free route check', 'I would like to introduce our team in Leipzig.'],
    ['Introduce Northwind Freight, a haulier from Hull', 'introduce Northwind Freight, a haulier from Hull.'],
    [
      'Northwind Freight moves pallets between Hull and Oslo',
      'Northwind Freight moves pallets between Hull and Oslo.\n\nWould that be of interest to you?',
    ],
  ])('is introduced, and nobody is asked whether they may hear of it: “%s” [CAM-MSG-11]', async (goal, ...said) => {
    const written = await writeGoal(goal)
    for (const text of said) expect(written.email[0]).toContain(text)
    expect(written.email[0]).not.toContain('May I tell you more')
    expectGuidance(written)
  })
})
