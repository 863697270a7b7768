import type { AskedCompany } from '../../../engines/marketing-science/company-question'
import type { CompanyDescription } from '../../../engines/marketing-science/describe-company'
import type { WorkspaceStore } from '../../../store/store'
import { keepDescription, type Kept, type KeepOptions } from './keep-description'
import { brandVoicesCollection, icpsCollection, valuePropositionsCollection } from './settings-collections'
import { readRecords, updateRecord } from './shared-records'

/**
 * The first records become those of the company, and know it: asked for it again, they are found. Company information
 * that people have entered or changed stays theirs, all of it: half of it would be of another company.
 */
export async function replaceDescription(
  store: WorkspaceStore,
  asked: AskedCompany,
  description: CompanyDescription,
  options: KeepOptions,
): Promise<Kept> {
  const change = { userId: options.userId, now: options.now, ifRevision: undefined }
  const [company] = await readRecords(store, valuePropositionsCollection)
  const [icp] = await readRecords(store, icpsCollection)
  const [brandVoice] = await readRecords(store, brandVoicesCollection)
  if (company?.value.companyKey !== undefined) {
    const { valuePropositionId: id, companyKey, websiteUrl } = company.value
    const changes = {
      ...description.company,
      // Asked for by its name alone, the same company still has its website.
      websiteUrl: description.company.websiteUrl || (companyKey === asked.key ? websiteUrl : ''),
      companyKey: asked.key,
    }
    await updateRecord(store, valuePropositionsCollection, { ...change, id, what: 'value proposition', changes })
  }
  const kept = await keepDescription(store, asked, description, options)
  return {
    icp: icp
      ? await updateRecord(store, icpsCollection, {
          ...{ ...change, id: icp.value.icpId, what: 'ICP' },
          changes: { ...description.icp, companyKey: asked.key },
        })
      : kept.icp,
    brandVoice: brandVoice
      ? await updateRecord(store, brandVoicesCollection, {
          ...{ ...change, id: brandVoice.value.brandVoiceId, what: 'brand voice' },
          changes: { ...description.brandVoice, companyKey: asked.key },
        })
      : kept.brandVoice,
  }
}
