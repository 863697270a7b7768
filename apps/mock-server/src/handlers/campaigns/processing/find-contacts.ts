import { findPeople } from '../../../engines/sourcing/find-people'
import type { ContactRow } from '../../../engines/sourcing/search-rows'
import { theWorld } from '../../../engines/world/the-world'
import type { World, WorldCompany } from '../../../engines/world/world'
import type { WorkspaceStore } from '../../../store/store'
import { readEach } from '../artifacts/read-each'
import { artifactsCollection, type NewArtifact } from '../artifacts/stored-artifact'
import { contactKey, contactRow, type Employer } from './sourced-rows'

export interface ContactSearch {
  readonly filters: readonly ContactRow[]
  /** Contacts for each account. */
  readonly maxLimit: number
}

/** Rows for people at a company, without those whom the campaign has. */
export type FindContacts = (company: WorldCompany, employer: Employer) => readonly NewArtifact[]

/** Finds people at companies whom a campaign does not have yet, among all who are there unless told otherwise. */
export async function contactFinder(
  store: WorkspaceStore,
  campaignId: string,
  { filters, maxLimit }: ContactSearch,
  people: Pick<World, 'peopleOf'> = theWorld(),
): Promise<FindContacts> {
  const present = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    present.add(contactKey(value))
  }
  return (company, employer) => {
    const found = findPeople(people, company, filters, maxLimit)
    const rows = found.map((person) => contactRow(person, employer)).filter((row) => !present.has(contactKey(row)))
    for (const row of rows) present.add(contactKey(row))
    return rows
  }
}
