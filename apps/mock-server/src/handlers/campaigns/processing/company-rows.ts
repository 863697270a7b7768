import { theWorld } from '../../../engines/world/the-world'
import type { World, WorldCompany } from '../../../engines/world/world'
import type { WorkspaceStore } from '../../../store/store'
import { addRows } from '../artifacts/artifact-rows'
import { readEach } from '../artifacts/read-each'
import { artifactsCollection } from '../artifacts/stored-artifact'
import { contactFinder, type ContactSearch } from './find-contacts'
import { accountRow } from './sourced-rows'

export interface CompanyRowsParts {
  /** A transaction. */
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly now: number
}

/** Adds companies that a campaign does not have yet as its accounts; answers how many. */
export async function addAccounts(
  { store, campaignId, now }: CompanyRowsParts,
  companies: readonly WorldCompany[],
): Promise<number> {
  const present = await accountIdsByWebsite(store, campaignId)
  const fresh = companies.filter(({ website }) => !present.has(website))
  return (await addRows({ store, campaignId, artifactType: 'account', now }, fresh.map(accountRow))).length
}

/** Adds people at companies that are accounts of a campaign; answers how many. */
export async function addContacts(
  { store, campaignId, now }: CompanyRowsParts,
  companies: readonly WorldCompany[],
  search: ContactSearch,
  people: Pick<World, 'peopleOf'> = theWorld(),
): Promise<number> {
  const accounts = await accountIdsByWebsite(store, campaignId)
  const findContacts = await contactFinder(store, campaignId, search, people)
  const rows = companies.flatMap((company) => {
    const accountId = accounts.get(company.website)
    // An account that was deleted meanwhile is not wanted.
    return accountId === undefined ? [] : findContacts(company, { name: company.name, accountId })
  })
  return (await addRows({ store, campaignId, artifactType: 'contact', now }, rows)).length
}

export async function accountIdsByWebsite(
  store: WorkspaceStore,
  campaignId: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const website = value['website']
    if (typeof website === 'string') ids.set(website, id)
  }
  return ids
}
