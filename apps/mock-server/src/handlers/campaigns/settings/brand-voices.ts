import { createBrandVoice, listBrandVoices, updateBrandVoice } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { brandVoicesCollection, type StoredBrandVoice } from './settings-collections'
import { answerRecords, createRecord, readRecords, updateRecord } from './shared-records'

export const listBrandVoicesHandler = implement(listBrandVoices, async ({ store, system }) =>
  answerRecords(system, await readRecords(store, brandVoicesCollection)),
)

export const createBrandVoiceHandler = implement(createBrandVoice, ({ input, store, system, caller, clock, newId }) =>
  store.transaction(async (open) => {
    const brandVoiceId = newId('voice')
    const now = new Date(clock.now()).toISOString()
    const record = { ...input.body, brandVoiceId, createDate: now, updateDate: now, userId: caller.userId }
    return answer(system, await createRecord(open, brandVoicesCollection, brandVoiceId, record))
  }),
)

export const updateBrandVoiceHandler = implement(
  updateBrandVoice,
  ({ input, store, system, caller, clock, ifRevision }) =>
    store.transaction(async (open) => {
      const change = {
        id: input.params.brandVoiceId,
        what: 'brand voice',
        changes: input.body,
        userId: caller.userId,
        now: clock.now(),
        ifRevision,
      }
      return answer(system, await updateRecord(open, brandVoicesCollection, change))
    }),
)

async function answer(system: WorkspaceStore, document: StoredDocument<StoredBrandVoice>) {
  const [answered] = await answerRecords(system, [document])
  if (answered === undefined) throw new TypeError('Each document has its answer.')
  return answered
}
