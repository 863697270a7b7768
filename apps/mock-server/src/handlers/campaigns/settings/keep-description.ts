import type { AskedCompany } from '../../../engines/marketing-science/company-question'
import type { CompanyDescription } from '../../../engines/marketing-science/describe-company'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import {
  brandVoicesCollection,
  icpsCollection,
  valuePropositionsCollection,
  type StoredBrandVoice,
  type StoredIcp,
} from './settings-collections'
import { createRecord, readRecords } from './shared-records'

export interface KeepOptions {
  readonly userId: string
  readonly now: number
  readonly newId: (prefix: string) => string
}

export interface Kept {
  readonly icp: StoredDocument<StoredIcp>
  readonly brandVoice: StoredDocument<StoredBrandVoice>
}

/** What people have made of an earlier description of the same company stays as it is. */
export async function keepDescription(
  store: WorkspaceStore,
  { key }: AskedCompany,
  { company, icp, brandVoice }: CompanyDescription,
  { userId, now, newId }: KeepOptions,
): Promise<Kept> {
  const date = new Date(now).toISOString()
  const shared = { createDate: date, updateDate: date, userId, companyKey: key }
  const ofCompany = ({ value }: StoredDocument<StoredIcp | StoredBrandVoice>) => value.companyKey === key
  const icps = await readRecords(store, icpsCollection)
  const voices = await readRecords(store, brandVoicesCollection)
  if ((await readRecords(store, valuePropositionsCollection)).length === 0) {
    const valuePropositionId = newId('value')
    await createRecord(store, valuePropositionsCollection, valuePropositionId, {
      ...company,
      valuePropositionId,
      ...shared,
    })
  }
  const icpId = newId('icp')
  const brandVoiceId = newId('voice')
  return {
    icp:
      icps.find(ofCompany) ??
      insteadOf(icps[0], icp) ??
      (await createRecord(store, icpsCollection, icpId, { ...icp, icpId, ...shared })),
    brandVoice:
      voices.find(ofCompany) ??
      insteadOf(voices[0], brandVoice) ??
      (await createRecord(store, brandVoicesCollection, brandVoiceId, { ...brandVoice, brandVoiceId, ...shared })),
  }
}

/** What would stand in the record that a workspace works with; whether it is to be so is for people to say. */
function insteadOf<Value>(
  first: StoredDocument<Value> | undefined,
  described: Partial<Value>,
): StoredDocument<Value> | undefined {
  return first && { ...first, value: { ...first.value, ...described } }
}
