import { textField } from '../../../engines/enrichment/enrichment'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import { counted, formatted } from '../writing/counted'
import { contactFields } from './contact-fields'
import { markdownTable } from './markdown-table'
import type { Lacked } from '../request/intent'

/** Who of the audience has no address, number or profile, as a table. */
export async function lackingReply(store: WorkspaceStore, campaignId: string, lacked: Lacked): Promise<string> {
  const rows: (readonly string[])[] = []
  let contacts = 0
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    contacts += 1
    if (textField(value, ...contactFields[lacked]) !== undefined) continue
    const text = (...names: readonly string[]) => textField(value, ...names) ?? ''
    rows.push([text('name'), text('title', 'job_title'), text('organization_name')])
  }
  if (contacts === 0) return 'The audience has no contacts yet.'
  if (rows.length === 0) return `There is none: ${counted(contacts, 'contact')}, each with ${words[lacked]}.`
  const have = rows.length === 1 ? 'has' : 'have'
  return `**${counted(rows.length, 'contact')}** of ${formatted(contacts)} ${have} no ${words[lacked].replace(/^an? /, '')}.\n\n${markdownTable(['Name', 'Title', 'Company'], rows, (row) => row)}`
}

const words: Readonly<Record<Lacked, string>> = {
  email: 'an email address',
  phone: 'a phone number',
  linkedin: 'a LinkedIn profile',
}
