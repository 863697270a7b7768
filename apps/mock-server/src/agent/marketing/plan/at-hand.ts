import { isKept } from '../kept-messages'
import { keepMemory, type Draft, type Memory } from '../memory'
import { channelOf } from '../request/read-draft'
import type { MarketingSession } from '../run/marketing-session'
import { promptOf } from './prompt-of'

/** Who speaks of the emails means them, also where LinkedIn messages were written last. */
export async function withNamedAtHand(session: MarketingSession, memory: Memory): Promise<Memory> {
  return withAtHand(session, memory, channelOf(promptOf(session.run)))
}

/** What was written by the way that is named is at hand, where there is such a thing. */
export async function withAtHand(
  session: MarketingSession,
  memory: Memory,
  named: Draft['channel'] | undefined,
): Promise<Memory> {
  const { draft, beside } = memory
  if (beside === undefined || named === undefined || named === draft?.channel || named !== beside.channel) return memory
  return turnedTo(session, { ...memory, draft: beside, beside: draft })
}

export async function turnedTo({ parts, output }: MarketingSession, memory: Memory): Promise<Memory> {
  await parts.once(output.nextId('at hand'), (open) => keepMemory(open, memory))
  return memory
}

/** Whether a draft is not what the campaign has. */
export async function isUnsaved(
  { parts, output, context: { store }, campaignId }: MarketingSession,
  name: string,
  draft: Draft | undefined,
): Promise<boolean> {
  if (draft === undefined) return false
  return !(await parts.remember(output.nextId(name), async () => isKept(store, campaignId, draft)))
}

/** Says something, with nothing else to remember. */
export async function told({ output }: MarketingSession, memory: Memory, text: string): Promise<Memory> {
  await output.say(text)
  return memory
}
