import { askedCompany, type AskedCompany } from '../../../engines/marketing-science/company-question'
import { describeCompany, type CompanyDescription } from '../../../engines/marketing-science/describe-company'
import type { WorkspaceStore } from '../../../store/store'
import { keepDescription, type Kept, type KeepOptions } from './keep-description'
import {
  brandVoicesCollection,
  icpsCollection,
  valuePropositionsCollection,
  type StoredValueProposition,
} from './settings-collections'
import { readRecords, updateRecord } from './shared-records'

/** The first records become those of the company, and know it: asked for it again, they are found. */
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
    const id = company.value.valuePropositionId
    const changes = companyChanges(company.value, asked, description)
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

/** Its name and its website, and of the rest what nobody has written by hand. */
function companyChanges(
  kept: StoredValueProposition,
  { key }: AskedCompany,
  { company }: CompanyDescription,
): Partial<StoredValueProposition> {
  const asked = askedCompany(kept.websiteUrl || kept.name)
  const was = asked && describeCompany(asked).company
  const isOwn = (field: 'description' | 'industry' | 'companySize') =>
    Boolean(kept[field]) && kept[field] !== was?.[field]
  return {
    name: company.name,
    // Asked for by its name alone, the same company still has its website.
    websiteUrl: company.websiteUrl || (kept.companyKey === key ? kept.websiteUrl : ''),
    ...(!isOwn('description') && { description: company.description }),
    ...(!isOwn('industry') && { industry: company.industry }),
    ...(!isOwn('companySize') && { companySize: company.companySize }),
    companyKey: key,
  }
}
