import { describe, expect, it } from 'vitest'
import { writeGoal } from './written-in-test'

describe('a goal that says what the sender does for a living [CAM-MSG-10]', () => {
  it.each([
    ['We sell a sales forecasting tool and want a short call with sales managers.', 'sales forecasting tool'],
    ['We sell industrial ovens to bakeries and want a first call with production managers.', 'industrial ovens'],
    ['We make oat milk, and we are looking for a first meeting with café owners', 'oat milk'],
  ])('offers it, and asks for what is wanted: “%s”', async (goal, thing) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const text of [...email, ...linkedin]) {
      expect(text).not.toMatch(/want a|looking for|managers|owners/)
    }
    expect(email[0]).toContain(thing)
    expect(email[0]).toMatch(/Would you be open to a short call next week\?|When would a short meeting suit you\?/)
  })

  it.each(['I train dogs.', 'We are Brightlane, a payroll provider for clinics.', 'I run a small bakery in London'])(
    'asks whether that is of interest: “%s”',
    async (goal) => {
      const { email } = await writeGoal(goal)
      expect(email[0]).toContain(goal.replace(/[.]$/, ''))
      expect(email[0]).toContain('Would that be of interest to you?')
    },
  )

  it('tells news, and asks for nothing', async () => {
    const { email } = await writeGoal('We deliver on Saturdays from May')
    expect(email[0]).not.toContain('of interest')
  })

  it.each(['our cleaning company', 'our catering company in Kent'])('is no audience: “%s”', async (goal) => {
    const { email } = await writeGoal(goal)
    expect(email[0]).toContain(`more about ${goal}?`)
  })
})
