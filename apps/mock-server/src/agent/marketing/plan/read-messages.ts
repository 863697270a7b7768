import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { WorkspaceStore } from '../../../store/store'
import { isKept } from '../kept-messages'
import type { Draft, Memory } from '../memory'

type Messages = Pick<Draft, 'channel' | 'subjectLine' | 'templates'>

/** The messages that a campaign has, and those that were written and are not saved as they are. */
export async function readMessages(
  store: WorkspaceStore,
  campaignId: string,
  { draft, beside }: Pick<Memory, 'draft' | 'beside'>,
): Promise<{ readonly saved: readonly Messages[]; readonly open: readonly Draft[] }> {
  const { value: campaign } = await readCampaign(store, campaignId)
  const saved = campaign.messagesMetadata
    .map(({ type, templates, subjectLine }) => ({
      channel: type,
      subjectLine: subjectLine ?? undefined,
      templates: templates.filter((text) => text.trim() !== ''),
    }))
    .filter(({ templates }) => templates.length > 0)
  const open: Draft[] = []
  for (const each of [beside, draft])
    if (each !== undefined && !(await isKept(store, campaignId, each))) open.push(each)
  return { saved, open }
}
