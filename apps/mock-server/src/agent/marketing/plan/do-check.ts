import type { Memory } from '../memory'
import type { MarketingSession } from '../run/marketing-session'
import { checkForLeads } from '../tools/check-for-leads'
import { told } from './at-hand'
import type { KnownBefore } from './follow-request'
import { nobodyToCheckFor } from './plain-answers'
import { problemReply } from './replies'

/** Looks for those who are new since the last search, and says how many there are. */
export async function doCheck(session: MarketingSession, known: KnownBefore): Promise<Memory> {
  const { memory } = known
  if (known.accounts + known.contacts === 0 && memory.lastSearch === undefined)
    return told(session, memory, nobodyToCheckFor)
  const answer = await session.callTool(checkForLeads, {})
  if ('problem' in answer) return told(session, memory, problemReply('check for new leads', answer.problem))
  const { added } = answer.result
  return told(
    session,
    memory,
    added === 0
      ? 'I checked: nobody new has come since the last look.'
      : `I checked, and added **${added}** new ${added === 1 ? 'contact' : 'contacts'} to the audience.`,
  )
}
