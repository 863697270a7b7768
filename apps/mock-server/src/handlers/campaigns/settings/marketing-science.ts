import { marketingScienceFromWebsite, type MarketingScience } from '@inlay/sdk-core/contract/campaigns'
import { askedCompany, type AskedCompany } from '../../../engines/marketing-science/company-question'
import { describeCompany, type CompanyDescription } from '../../../engines/marketing-science/describe-company'
import { invalid } from '../../../frame/problem-error'
import { implement } from '../../../implement'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { growingScience } from './growing-science'
import {
  brandVoicesCollection,
  icpsCollection,
  valuePropositionsCollection,
  type StoredBrandVoice,
  type StoredIcp,
} from './settings-collections'
import { answerRecords, createRecord, readRecords } from './shared-records'

export const marketingScienceHandler = implement(
  marketingScienceFromWebsite,
  async ({ input, store, system, caller, clock, newId, signal }) => {
    const asked = askedCompany(input.body.companyWebsite)
    if (asked === undefined) {
      const message = 'Enter the website of a company, such as example.com, or its name.'
      throw invalid([{ field: 'companyWebsite', message }])
    }
    const description = describeCompany(asked)
    // Before it is told: whoever stops listening has it all the same.
    const kept = await store.transaction((open) =>
      keepDescription(open, asked, description, { userId: caller.userId, now: clock.now(), newId }),
    )
    const [icp] = await answerRecords(system, [kept.icp])
    const [brandVoice] = await answerRecords(system, [kept.brandVoice])
    return tell({ basis: description.basis, icp, brandVoice }, () => clock.sleep(betweenEvents, signal))
  },
)

const betweenEvents = 220

async function* tell(known: Parameters<typeof growingScience>[0], pause: () => Promise<void>) {
  for (const event of growingScience(known)) {
    if (event.stage !== 'company') await pause()
    yield { id: undefined, event: event satisfies MarketingScience }
  }
}

interface KeepOptions {
  readonly userId: string
  readonly now: number
  readonly newId: (prefix: string) => string
}

interface Kept {
  readonly icp: StoredDocument<StoredIcp>
  readonly brandVoice: StoredDocument<StoredBrandVoice>
}

/** What people have made of an earlier description of the same company stays as it is. */
async function keepDescription(
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
