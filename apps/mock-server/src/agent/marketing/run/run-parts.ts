import { collectionName, type WorkspaceStore } from '../../../store/store'

export interface StoredPart {
  readonly runId: string
  readonly answer: unknown
  /** It was done by a run that was stopped. */
  readonly isTakenOver?: boolean | undefined
}

export const runPartsCollection = collectionName<StoredPart>('agent run parts', ['runId'])

/** Parts of a run that are each done once, also when the server dies between them. Names are unique within a run. */
export interface RunParts {
  /** Changes the store: the answer is kept in the same transaction. */
  once<Answer>(name: string, work: (store: WorkspaceStore) => Promise<Answer> | Answer): Promise<Answer>
  /** Finds something out, which may happen again as long as the answer is not kept. */
  remember<Answer>(name: string, work: () => Promise<Answer> | Answer): Promise<Answer>
  /** Whether a part was done before. */
  has(name: string): Promise<boolean>
  /** Whether a part was done by a run that was stopped, whose work this one goes on with. */
  isTakenOver(name: string): Promise<boolean>
  /** What came of a part; nothing where it was not done. */
  answerOf<Answer>(name: string): Promise<Answer | undefined>
  /** Forgets all parts of a run that is over. */
  forget(): Promise<void>
}

export function createRunParts({
  store,
  runId,
  signal,
}: {
  readonly store: WorkspaceStore
  readonly runId: string
  readonly signal: AbortSignal
}): RunParts {
  const idOf = (name: string) => partId(runId, name)

  async function keptIn<Answer>(open: WorkspaceStore, name: string): Promise<{ readonly answer: Answer } | undefined> {
    const kept = await open.collection(runPartsCollection).get(idOf(name))
    return kept && { answer: kept.value.answer as Answer }
  }

  return {
    async once<Answer>(name: string, work: (store: WorkspaceStore) => Promise<Answer> | Answer) {
      return store.transaction(async (open) => {
        const kept = await keptIn<Answer>(open, name)
        if (kept !== undefined) return kept.answer
        signal.throwIfAborted()
        const answer = await work(open)
        signal.throwIfAborted()
        await open.collection(runPartsCollection).put(idOf(name), { runId, answer: answer ?? null })
        return answer
      })
    },
    async remember<Answer>(name: string, work: () => Promise<Answer> | Answer) {
      const kept = await keptIn<Answer>(store, name)
      if (kept !== undefined) return kept.answer
      signal.throwIfAborted()
      const answer = await work()
      signal.throwIfAborted()
      await store.collection(runPartsCollection).put(idOf(name), { runId, answer: answer ?? null })
      return answer
    },
    has: async (name) => (await keptIn(store, name)) !== undefined,
    isTakenOver: async (name) =>
      (await store.collection(runPartsCollection).get(idOf(name)))?.value.isTakenOver === true,
    answerOf: async <Answer>(name: string) => (await keptIn<Answer>(store, name))?.answer,
    async forget() {
      await store.collection(runPartsCollection).deleteWhere({ field: 'runId', operator: 'equals', value: runId })
    },
  }
}

export function partId(runId: string, name: string): string {
  return `${runId}/${name}`
}
