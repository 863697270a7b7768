import { expect, it } from 'vitest'
import { wizardSteps } from './wizard-steps'

const steps = ['accounts', 'contacts', 'review'].map((id) => ({ id, label: id }))

it('tells what is behind, here and ahead', () => {
  const states = wizardSteps(steps, 'contacts', new Set(['accounts'])).map(({ state }) => state)
  expect(states).toEqual(['done', 'current', 'upcoming'])
})

it('lets go directly to what has been seen, also ahead', () => {
  const visited = wizardSteps(steps, 'accounts', new Set(['contacts'])).map((step) => step.visited)
  expect(visited).toEqual([true, true, false])
})
