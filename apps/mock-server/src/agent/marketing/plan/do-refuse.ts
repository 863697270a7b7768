import type { Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { isUnsaved, told } from './at-hand'
import { audienceAnswer } from './audience-answer'
import type { KnownBefore } from './follow-request'
import { draftsStay, noRowsTo, refusedBecause } from './plain-answers'
import { promptOf } from './prompt-of'
import { unsaidIn, wholeMessages } from './said-in-draft'

/** Says what it does not do and where that is done. */
export async function doRefuse(
  session: MarketingSession,
  { what, of }: Extract<Intent, { kind: 'refuse' }>,
  { memory, accounts, contacts }: KnownBefore,
): Promise<Memory> {
  const prompt = promptOf(session.run)
  // Whoever was found just now is there.
  const isNobodyThere = accounts + contacts === 0 && memory.spokenOf === undefined
  const ofNobody = isNobodyThere && memory.draft === undefined ? noRowsTo[what] : undefined
  if (ofNobody !== undefined) return told(session, memory, ofNobody)
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
  const [count] =
    /^(?:\*\*[\d,]+ of |None of |I cannot tell from the audience which ).+?(?= Shall I find [^\n]+\?$|$)/m.exec(
      rows?.text ?? '',
    ) ?? []
  // Where messages were written last, and nobody is named, either may be meant.
  const unsaid = what === 'remove' && count === undefined ? unsaidIn(prompt, memory.draft) : undefined
  const first = unsaid === undefined ? [] : [`There is no “${unsaid}” in the messages that I have written.`]
  return told(session, memory, [...first, refusedBecause[what], ...(count === undefined ? [] : [count])].join(' '))
}
