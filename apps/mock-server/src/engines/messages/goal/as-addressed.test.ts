import { expect, it } from 'vitest'
import { readGoal } from './read-goal'

it.each([
  [
    'Heads of operations in Polish logistics: offer our night ferry from Gdynia, ask for a short call.',
    { audience: 'Heads of operations in Polish logistics', about: 'our night ferry from Gdynia', ask: 'call' },
  ],
  ['CFOs at retailers: offer faster invoicing', { audience: 'CFOs at retailers', about: 'faster invoicing' }],
  [
    'IT managers: tell them that we open in Hamburg. Ask for a reply.',
    { audience: 'IT managers', note: 'We open in Hamburg.', ask: 'reply' },
  ],
])('reads whom it is for before a colon: “%s” [CAM-MSG-01]', (goal, expected) => {
  const read = readGoal(goal)
  expect(read).toMatchObject(expected)
  expect([read.isUnread, read.wanted]).toEqual([false, goal])
})
