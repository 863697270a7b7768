import type { AnyOperation } from '@inlay/sdk-core'
import type { Caller } from '../implement'
import type { WorkspaceStore } from '../store/store'
import { fingerprint } from './fingerprint'
import { keptAnswersCollection } from './kept-answers'
import { ProblemError } from './problem-error'

export interface OnceCall {
  readonly operation: AnyOperation
  readonly caller: Caller
  /** Its `Idempotency-Key`, where it has one. */
  readonly key: string | undefined
  readonly input: unknown
  readonly store: WorkspaceStore
  readonly now: number
}

export interface OnceAnswer {
  readonly answer: unknown
  /** True when nothing was done, since it had been done before. */
  readonly replayed: boolean
}

/**
 * Does a call that carries an `Idempotency-Key` at most once. The answer is kept in the same transaction as the change,
 * so that there is never the one without the other.
 */
export function createAnswerOnce() {
  const underWay = new Map<string, Promise<unknown>>()
  const sweptAt = new Map<string, number>()

  /** Forgets what is too old, now and then: nobody tries a call again after a day. */
  async function sweep({ now }: OnceCall, store: WorkspaceStore) {
    if (now - (sweptAt.get(store.workspaceId) ?? -Infinity) < sweepEvery) return
    sweptAt.set(store.workspaceId, now)
    const where = { field: 'keptAt', operator: 'less_than', value: now - keptFor } as const
    await store.collection(keptAnswersCollection).deleteWhere(where)
  }

  return async (call: OnceCall, run: (store: WorkspaceStore) => Promise<unknown>): Promise<OnceAnswer> => {
    if (call.key === undefined) return { answer: await run(call.store), replayed: false }
    const id = JSON.stringify([call.operation.id, call.caller.userId, call.key])
    const place = `${call.store.workspaceId} ${id}`
    // One after the other: the second of two at the same time gets what the first has kept.
    const turn = (underWay.get(place) ?? Promise.resolve()).then(() => once(call, id, run, sweep))
    const settled = turn.catch(() => undefined)
    underWay.set(place, settled)
    try {
      return await turn
    } finally {
      if (underWay.get(place) === settled) underWay.delete(place)
    }
  }
}

const keptFor = 24 * 3_600_000
const sweepEvery = 3_600_000

async function once(
  call: OnceCall,
  id: string,
  run: (store: WorkspaceStore) => Promise<unknown>,
  sweep: (call: OnceCall, store: WorkspaceStore) => Promise<void>,
): Promise<OnceAnswer> {
  const print = await fingerprint(call.input)
  return call.store.transaction(async (store) => {
    await sweep(call, store)
    const answers = store.collection(keptAnswersCollection)
    const kept = await answers.get(id)
    if (kept !== undefined) {
      if (kept.value.fingerprint !== print) throw mismatch()
      return { answer: kept.value.answer, replayed: true }
    }
    const answer = await run(store)
    await answers.put(id, { fingerprint: print, answer, keptAt: call.now })
    return { answer, replayed: false }
  })
}

function mismatch(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'idempotency-mismatch',
    title: 'The key was used before',
    detail: 'This Idempotency-Key came with other input before.',
  })
}
