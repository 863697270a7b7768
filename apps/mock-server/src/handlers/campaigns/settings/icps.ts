import { createIcp, listIcps, updateIcp } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { icpsCollection, type StoredIcp } from './settings-collections'
import { answerRecords, createRecord, readRecords, updateRecord } from './shared-records'

export const listIcpsHandler = implement(listIcps, async ({ store, system }) =>
  answerRecords(system, await readRecords(store, icpsCollection)),
)

export const createIcpHandler = implement(createIcp, ({ input, store, system, caller, clock, newId }) =>
  store.transaction(async (open) => {
    const icpId = newId('icp')
    const now = new Date(clock.now()).toISOString()
    const record = { ...input.body, icpId, createDate: now, updateDate: now, userId: caller.userId }
    return answer(system, await createRecord(open, icpsCollection, icpId, record))
  }),
)

export const updateIcpHandler = implement(updateIcp, ({ input, store, system, caller, clock, ifRevision }) =>
  store.transaction(async (open) => {
    const change = {
      id: input.params.icpId,
      what: 'ICP',
      changes: input.body,
      userId: caller.userId,
      now: clock.now(),
      ifRevision,
    }
    return answer(system, await updateRecord(open, icpsCollection, change))
  }),
)

async function answer(system: WorkspaceStore, document: StoredDocument<StoredIcp>) {
  const [answered] = await answerRecords(system, [document])
  if (answered === undefined) throw new TypeError('Each document has its answer.')
  return answered
}
