import { expect, it } from 'vitest'
import { createPendingOperations, lackingAt } from './pending-operations'

it('knows which operations a state lacks by when it was asked for', () => {
  const operations = createPendingOperations<string>()
  const confirmed = operations.add('confirmed')
  operations.add('open')
  const before = operations.mark()
  operations.confirm(confirmed)
  const after = operations.mark()
  const lacking = (mark: number) => lackingAt(operations.entries(), mark).map((entry) => entry.change)
  expect(lacking(before)).toEqual(['confirmed', 'open'])
  expect(lacking(after)).toEqual(['open'])
})

it('forgets confirmed operations only', () => {
  const operations = createPendingOperations<string>()
  const confirmed = operations.add('confirmed')
  operations.add('open')
  operations.confirm(confirmed)
  operations.forget(() => true)
  expect(operations.entries().map((entry) => entry.change)).toEqual(['open'])
})
