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
  { step, channel }: { readonly step?: number | undefined; readonly channel?: Draft['channel'] | undefined } = {},
): Promise<string> {
  const { saved, open } = await readMessages(store, campaignId, memory)
  if (saved.length === 0 && memory.draft === undefined) return nothingWritten
  if (step !== undefined) {
    const all = [
      ...open.toReversed().map((messages) => ({ where: 'Written and not saved', messages })),
      ...saved.toReversed().map((messages) => ({ where: 'Saved in this campaign', messages })),
    ]
    const ofWay = all.filter(({ messages }) => channel === undefined || messages.channel === channel)
    // “The second one” is of those that have a second.
    const meant = ofWay.find(({ messages }) => step <= messages.templates.length) ?? ofWay[0] ?? all[0]
    if (meant !== undefined) return oneMessage(meant.where, meant.messages, step)
  }
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

/** One of them; all where there is none by that number. */
function oneMessage(
  where: string,
  messages: Pick<Draft, 'channel' | 'templates' | 'subjectLine'>,
  step: number,
): string {
  const place = step === -1 ? messages.templates.length : step
  const template = messages.templates[place - 1]
  const lead = `${where}: ${named(messages)}.`
  if (template === undefined) return [`${lead} There is no message ${place}.`, ...shownMessages(messages)].join('\n\n')
  const subjectLine = place === 1 ? messages.subjectLine : undefined
  return [`${lead} This is step ${place}:`, ...shownMessages({ subjectLine, templates: [template] })].join('\n\n')
}

export const nothingWritten =
  'There are no messages yet: none is saved in this campaign, and I have written none. Say “write a three-step email sequence about …”, with what you offer.'

export function named({ channel, templates }: Pick<Draft, 'channel' | 'templates'>): string {
  return counted(templates.length, channel === 'email' ? 'email' : 'LinkedIn message')
}
