import { createPendingOperations, type Mark, type OperationId } from './pending-operations'

/** What an operation does to a state. Pure: it runs again over every newer base. */
export type Change<State> = (state: State) => State

/** A state as the server last said it, with the operations of this side replayed over it. */
export interface OperationLog<State> {
  /** The newest state that the server said. */
  readonly base: State
  /** `base` with every operation that it may lack replayed over it, oldest first. */
  readonly current: State
  /** How many operations nobody has confirmed or rejected yet. */
  readonly pending: number
  apply(change: Change<State>): OperationId
  /**
   * The server took the operation. With `newBase`, the state that it answered, the operation is part of the base from now
   * on; without, it is replayed until a newer base comes.
   * @param readAt when `newBase` was asked for, if other operations may have been confirmed in between @default now
   */
  confirm(id: OperationId, newBase?: State, readAt?: Mark): void
  /** The server refused the operation: it alone is undone. */
  reject(id: OperationId): void
  /** To be taken before a state is asked for, and given to `rebase` with the answer. */
  mark(): Mark
  /**
   * The server said a newer state.
   * @param readAt when it was asked for; what was confirmed later is replayed over it @default now
   */
  rebase(base: State, readAt?: Mark): void
  subscribe(listener: () => void): () => void
}

export function createOperationLog<State>(initial: State): OperationLog<State> {
  const operations = createPendingOperations<Change<State>>()
  const listeners = new Set<() => void>()
  let base = initial
  let current = initial

  function settle() {
    const next = operations.entries().reduce((state, { change }) => change(state), base)
    if (Object.is(next, current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  function rebase(newBase: State, readAt: Mark) {
    base = newBase
    operations.forget((_, containedFrom) => containedFrom <= readAt)
    settle()
  }

  return {
    get base() {
      return base
    },
    get current() {
      return current
    },
    get pending() {
      return operations.entries().filter((entry) => entry.containedFrom === undefined).length
    },
    apply(change) {
      const id = operations.add(change)
      settle()
      return id
    },
    confirm(id, ...answer) {
      const [newBase, readAt] = answer
      if (answer.length === 0 || newBase === undefined) {
        operations.confirm(id)
        return
      }
      const asked = readAt ?? operations.mark()
      operations.reject(id)
      rebase(newBase, asked)
    },
    reject(id) {
      operations.reject(id)
      settle()
    },
    mark: operations.mark,
    rebase: (newBase, readAt = operations.mark()) => rebase(newBase, readAt),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
