import type { WorkspaceStore } from '../../../store/store'
import type { Draft, Memory } from '../memory'
import { counted } from '../writing/counted'
import { readMessages } from './read-messages'
import { shownMessages } from './shown-messages'

/** The messages that a campaign has, and those that were written last where they are others. */
export async function messagesAnswer(
  store: WorkspaceStore,
  campaignId: string,
  memory: Pick<Memory, 'draft' | 'beside'>,
): Promise<string> {
  const { saved, open } = await readMessages(store, campaignId, memory)
  if (saved.length === 0 && memory.draft === undefined) return nothingWritten
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

export const nothingWritten =
  'There are no messages yet: none is saved in this campaign, and I have written none. Say “write a three-step email sequence about …”, with what you offer.'

export function named({ channel, templates }: Pick<Draft, 'channel' | 'templates'>): string {
  return counted(templates.length, channel === 'email' ? 'email' : 'LinkedIn message')
}
