import { expect, it, vi } from 'vitest'
import { createChangesUnderWay } from './changes-under-way'

const failed = {
  type: 'operation-failed',
  operationId: 'campaigns.update',
  workspaceId: 'northwind',
  milliseconds: 1,
} as const

it('waits until all changes have ended, and holds the page as long', async () => {
  const letGo = vi.fn()
  const changes = createChangesUnderWay(() => letGo)
  const ends = [changes.hold(), changes.hold()]
  const settled = vi.fn()
  void changes.settled().then(settled)
  ends[0]?.()
  await Promise.resolve()
  expect([changes.any(), letGo.mock.calls.length, settled.mock.calls.length]).toEqual([true, 1, 0])
  ends[1]?.()
  await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true))
  expect([changes.any(), letGo.mock.calls.length]).toEqual([false, 2])
})

it('tells whether one has failed meanwhile, and not before, and was not given up', async () => {
  const changes = createChangesUnderWay(() => () => {})
  changes.hear({ ...failed, code: 'server-error' })
  changes.hear({ ...failed, code: 'aborted' })
  expect(await changes.settled()).toBe(true)
  const end = changes.hold()
  const settled = changes.settled()
  changes.hear({ ...failed, code: 'server-error' })
  end()
  expect(await settled).toBe(false)
})
