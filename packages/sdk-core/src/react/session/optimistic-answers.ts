import type { QueryClient } from '@tanstack/react-query'
import { createPendingOperations, lackingAt, type Mark, type PendingOperation } from '../../operation-log/index'
import type { InputOf, JsonOperation, OutputOf, PageOperation } from '../../operation/operation'

/** What the cache holds: an answer as the server gave it, and when it was asked for. */
export interface Answer {
  readonly data: unknown
  readonly readAt: Mark
}

/** How an action changes the answers of one operation before the server has said so. Made by `change`. */
export interface OptimisticChange {
  readonly operationId: string
  readonly edit: (data: unknown, input: unknown) => unknown
}

/**
 * Edits every answer of an operation that is on the screen or in the cache, until the server's own answer contains the
 * change. `edit` is pure: it runs again over every newer answer, and gets the input that the answer belongs to.
 * @example change(listCampaigns, (page) => ({ ...page, items: page.items.filter((item) => item.campaignId !== gone) }))
 */
export function change<O extends JsonOperation | PageOperation>(
  operation: O,
  edit: (data: OutputOf<O>, input: InputOf<O>) => OutputOf<O>,
): OptimisticChange {
  return { operationId: operation.id, edit: edit as OptimisticChange['edit'] }
}

export type PendingChanges = readonly PendingOperation<readonly OptimisticChange[]>[]

/**
 * The cache holds only what the server said; what actions expect is replayed over it when it is read. So a newer answer
 * never loses an expectation, and a failed action takes back its own and no other.
 */
export interface OptimisticAnswers {
  add(changes: readonly OptimisticChange[]): number
  confirm(id: number): void
  reject(id: number): void
  mark(): Mark
  /** The pending changes that touch an operation; the same array until they are others. */
  changesOf(operationId: string): PendingChanges
  subscribe(listener: () => void): () => void
}

export function createOptimisticAnswers(queryClient: QueryClient): OptimisticAnswers {
  const pending = createPendingOperations<readonly OptimisticChange[]>()
  const touching = new Map<string, PendingChanges>()
  const cache = queryClient.getQueryCache()

  function forgetContained() {
    pending.forget(({ change: changes }, containedFrom) =>
      cache.getAll().every((query) => {
        if (!changes.some((each) => each.operationId === query.queryKey[0])) return true
        const answer = query.state.data as Answer | undefined
        return answer === undefined || answer.readAt >= containedFrom
      }),
    )
  }

  cache.subscribe((event) => {
    if (pending.entries().length === 0) return
    if (event.type === 'removed' || (event.type === 'updated' && event.action.type === 'success')) forgetContained()
  })

  return {
    add: pending.add,
    confirm(id) {
      pending.confirm(id)
      forgetContained()
    },
    reject: pending.reject,
    mark: pending.mark,
    changesOf(operationId) {
      const before = touching.get(operationId)
      const now = pending.entries().filter((entry) => entry.change.some((each) => each.operationId === operationId))
      if (before && before.length === now.length && before.every((entry, index) => entry === now[index])) return before
      touching.set(operationId, now)
      return now
    },
    subscribe: pending.subscribe,
  }
}

/** An answer with the changes that it may lack. The very same data when there are none. */
export function withChanges(answer: Answer, changes: PendingChanges, operationId: string, input: unknown): unknown {
  return lackingAt(changes, answer.readAt)
    .flatMap((entry) => entry.change)
    .filter((each) => each.operationId === operationId)
    .reduce((data, each) => each.edit(data, input), answer.data)
}
