import { wasEnriched } from '../artifacts/was-enriched'
import { textField } from '../../../engines/enrichment/enrichment'
import type { WorkspaceStore } from '../../../store/store'
import { readEach } from '../artifacts/read-each'
import { artifactsCollection } from '../artifacts/stored-artifact'

/** How often each value comes, the most frequent first. */
export type Tally = readonly (readonly [value: string, count: number])[]

/** What an audience is made of, in numbers. */
export interface AudienceSummary {
  readonly accounts: number
  readonly contacts: number
  readonly accountsWithoutContacts: number
  readonly contactsWithoutEmail: number
  /** Contacts and accounts that nobody has looked up yet. */
  readonly contactsNotEnriched: number
  readonly accountsNotEnriched: number
  readonly industries: Tally
  readonly cities: Tally
  readonly countries: Tally
  readonly titles: Tally
  readonly seniorities: Tally
}

export async function summariseAudience(store: WorkspaceStore, campaignId: string): Promise<AudienceSummary> {
  const industries = createTally()
  const cities = createTally()
  const countries = createTally()
  const titles = createTally()
  const seniorities = createTally()
  const employers = new Set<string>()
  let [contacts, contactsWithoutEmail, contactsNotEnriched] = [0, 0, 0]
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    contacts += 1
    titles.add(textField(value, 'title', 'job_title'))
    seniorities.add(textField(value, 'seniority'))
    employers.add(textField(value, 'organization_id') ?? '')
    employers.add(textField(value, 'organization_name')?.toLowerCase() ?? '')
    if (textField(value, 'email', 'primary_email') === undefined) contactsWithoutEmail += 1
    if (!wasEnriched(value)) contactsNotEnriched += 1
  }
  let [accounts, accountsWithoutContacts, accountsNotEnriched] = [0, 0, 0]
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    accounts += 1
    industries.add(textField(value, 'industry'))
    cities.add(textField(value, 'company_city'))
    countries.add(textField(value, 'company_country'))
    const name = textField(value, 'name')?.toLowerCase()
    if (!employers.has(value.id) && (name === undefined || !employers.has(name))) accountsWithoutContacts += 1
    if (!wasEnriched(value)) accountsNotEnriched += 1
  }
  return {
    accounts,
    contacts,
    accountsWithoutContacts,
    contactsWithoutEmail,
    contactsNotEnriched,
    accountsNotEnriched,
    industries: industries.all(),
    cities: cities.all(),
    countries: countries.all(),
    titles: titles.all(),
    seniorities: seniorities.all(),
  }
}

function createTally() {
  const counts = new Map<string, number>()
  return {
    add(value: string | undefined) {
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
    },
    all: (): Tally => [...counts].toSorted(([one, most], [other, more]) => more - most || one.localeCompare(other)),
  }
}
