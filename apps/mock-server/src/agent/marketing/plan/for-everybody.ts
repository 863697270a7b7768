import { textField } from '../../../engines/enrichment/enrichment'
import { titleTest } from '../../../engines/sourcing/titles'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import { readLeads } from '../request/read-leads'
import { counted } from '../writing/counted'

/** Says that messages go to the whole audience, and how many of it are those who were named. */
export async function forEverybody(store: WorkspaceStore, campaignId: string, addressee: string): Promise<string> {
  const title = readLeads(addressee).people?.title
  const isOne = title === undefined ? undefined : titleTest(title)
  let [all, fitting] = [0, 0]
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    all += 1
    if (isOne !== undefined && isOne(textField(value, 'title', 'job_title') ?? '') > 0) fitting += 1
  }
  const told = `You named “${addressee}”. The messages of a campaign are for everybody in it`
  if (isOne === undefined || all === 0) return `${told}.`
  return `${told}: ${fitting === 0 ? 'none' : fitting} of its ${counted(all, 'contact')} ${fitting <= 1 ? 'has' : 'have'} that title.`
}
