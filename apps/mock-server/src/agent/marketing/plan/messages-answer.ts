import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { WorkspaceStore } from '../../../store/store'
import { isKept } from '../kept-messages'
import type { Draft, Memory } from '../memory'
import { counted } from '../writing/counted'
import { shownMessages } from './shown-messages'

/** The messages that a campaign has, and those that were written last where they are others. */
export async function messagesAnswer(
  store: WorkspaceStore,
  campaignId: string,
  { draft, beside }: Pick<Memory, 'draft' | 'beside'>,
): Promise<string> {
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
  if (saved.length === 0 && draft === undefined) return nothingWritten
  return [
    ...saved.flatMap((messages) => [`Saved in this campaign: ${named(messages)}.`, ...shownMessages(messages)]),
    ...(saved.length === 0 ? ['No messages are saved in this campaign yet.'] : []),
    ...open.flatMap((each) => [`Written and not saved: ${named(each)}.`, ...shownMessages(each)]),
    ...(open.length === 0
      ? []
      : [
          `Say “save ${open.length === 1 ? 'it' : 'both'}” to keep ${open.length === 1 ? 'this' : 'them'} as the messages of the campaign.`,
        ]),
  ].join('\n\n')
}

const nothingWritten =
  'There are no messages yet: none is saved in this campaign, and I have written none. Say “write a three-step email sequence about …”, with what you offer.'

function named({ channel, templates }: Pick<Draft, 'channel' | 'templates'>): string {
  return counted(templates.length, channel === 'email' ? 'email' : 'LinkedIn message')
}
