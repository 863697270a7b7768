import { textField } from '../../../engines/enrichment/enrichment'
import type { WorldPerson } from '../../../engines/world/world'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'

/** Whether a campaign has somebody who works at a company of that name. */
export type IsKnown = (person: WorldPerson, company: string) => boolean

/** Reads whom a campaign has. Who had no address when they came may have been given one since. */
export async function knownPeople(store: WorkspaceStore, campaignId: string): Promise<IsKnown> {
  const emails = new Set<string>()
  const names = new Set<string>()
  const withoutEmail = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    const email = textField(value, 'email', 'primary_email')?.toLowerCase()
    const name = `${textField(value, 'name') ?? ''}|${textField(value, 'organization_name') ?? ''}`.toLowerCase()
    names.add(name)
    if (email === undefined) withoutEmail.add(name)
    else emails.add(email)
  }
  return ({ firstName, lastName, email }, company) => {
    const name = `${firstName} ${lastName}|${company}`.toLowerCase()
    return email === null ? names.has(name) : emails.has(email.toLowerCase()) || withoutEmail.has(name)
  }
}
