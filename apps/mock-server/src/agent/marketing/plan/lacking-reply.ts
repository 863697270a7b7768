import { textField } from '../../../engines/enrichment/enrichment'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import { counted, formatted } from '../writing/counted'
import type { AudienceAnswer } from './audience-answer'
import { contactFields } from './contact-fields'
import { markdownTable } from './markdown-table'
import type { Lacked } from '../request/intent'
import { spokenOf } from './spoken-of'

/** Who of the audience has no address, number or profile, as a table. */
export async function lackingReply(store: WorkspaceStore, campaignId: string, lacked: Lacked): Promise<AudienceAnswer> {
  const lacking: StoredArtifact[] = []
  let contacts = 0
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    contacts += 1
    if (textField(value, ...contactFields[lacked]) === undefined) lacking.push(value)
  }
  if (contacts === 0) return { text: 'The audience has no contacts yet.' }
  if (lacking.length === 0)
    return { text: `There is none: ${counted(contacts, 'contact')}, each with ${words[lacked]}.` }
  const have = lacking.length === 1 ? 'has' : 'have'
  const table = markdownTable(['Name', 'Title', 'Company'], lacking, (row) => {
    const text = (...names: readonly string[]) => textField(row, ...names) ?? ''
    return [text('name'), text('title', 'job_title'), text('organization_name')]
  })
  return {
    text: `**${counted(lacking.length, 'contact')}** of ${formatted(contacts)} ${have} no ${words[lacked].replace(/^an? /, '')}.\n\n${table}`,
    spokenOf: spokenOf(lacking, 'contact'),
  }
}

const words: Readonly<Record<Lacked, string>> = {
  email: 'an email address',
  phone: 'a phone number',
  linkedin: 'a LinkedIn profile',
}
