import type { Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { isUnsaved, told } from './at-hand'
import { audienceAnswer } from './audience-answer'
import { doDraft } from './do-draft'
import type { SearchStyle } from './do-search'
import type { KnownBefore } from './follow-request'
import { draftsStay, refusedBecause } from './plain-answers'
import { promptOf } from './prompt-of'
import { saidInDraft, unsaidIn, wholeMessages } from './said-in-draft'

/** Says what it does not do and where that is done, unless words of a message are meant, which it does take out. */
export async function doRefuse(
  session: MarketingSession,
  { what, of }: Extract<Intent, { kind: 'refuse' }>,
  known: KnownBefore,
  style: SearchStyle,
): Promise<Memory> {
  const { memory } = known
  const prompt = promptOf(session.run)
  const words = what === 'remove' ? saidInDraft(prompt, memory.draft) : undefined
  if (words !== undefined) {
    const changes = { remove: [words] }
    return doDraft(session, { kind: 'edit', shorter: false, changes, unable: [], save: false }, known, style)
  }
  const whole = what === 'remove' ? wholeMessages(prompt) : undefined
  const draftOfWay = [memory.draft, memory.beside].find((each) => each !== undefined && each.channel === whole)
  if (draftOfWay !== undefined) {
    const isOpen = await isUnsaved(session, 'kept to be removed', draftOfWay)
    return told(session, memory, draftsStay(draftOfWay.channel, isOpen))
  }
  const rows =
    of &&
    (await session.parts.remember(session.output.nextId('meant'), () =>
      audienceAnswer(session.context.store, session.campaignId, of, memory.spokenOf),
    ))
  const [count] = /^(?:\*\*[\d,]+ of |None of ).+$/m.exec(rows?.text ?? '') ?? []
  // Where messages were written last, and nobody is named, either may be meant.
  const unsaid = what === 'remove' && count === undefined ? unsaidIn(prompt, memory.draft) : undefined
  const first = unsaid === undefined ? [] : [`There is no “${unsaid}” in the messages that I have written.`]
  return told(session, memory, [...first, refusedBecause[what], ...(count === undefined ? [] : [count])].join(' '))
}
