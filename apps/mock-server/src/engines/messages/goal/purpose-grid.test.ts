import { describe, expect, it } from 'vitest'
import { composeSequence } from '../compose-sequence'
import { gridFaults } from './purpose-grid-faults'
import { gridGoals, type GridGoal } from './purpose-grid-goals'
import { readGoal } from './read-goal'

const facts = {
  valueProposition: 'Northwind Freight moves pallets and full loads across the North Sea overnight.',
  fields: new Set(['first_name', 'organization_name', 'title']),
  industry: 'Manufacturing',
}

function faultsOf(goal: GridGoal): readonly string[] {
  const read = readGoal(goal.goal)
  if (read.isUnread) return [`is not understood: ${goal.goal}`]
  const parts = { ...facts, ...read, steps: 3, shorter: false }
  return gridFaults(
    goal,
    composeSequence({ ...parts, channel: 'email' }),
    composeSequence({ ...parts, channel: 'linkedin' }),
  )
}

describe('a goal with a purpose, however it is put', () => {
  // Each purpose by itself: all of them at once take long on a busy machine.
  it.each([...new Set(gridGoals.map(({ purpose }) => purpose))])(
    'keeps it in each goal, and does as it is told: %s',
    (purpose) => {
      const goals = gridGoals.filter((goal) => goal.purpose === purpose)
      expect(goals.length).toBeGreaterThan(20)
      expect(goals.flatMap(faultsOf)).toEqual([])
    },
  )
})
