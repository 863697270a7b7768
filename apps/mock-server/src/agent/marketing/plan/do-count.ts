import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import { keepMemory, type Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { LeadRequest } from '../request/lead-request'
import { countedLeads } from '../request/with-them'
import type { MarketingSession } from '../run/marketing-session'
import { formatted } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { told } from './at-hand'
import { doSearch, type SearchStyle } from './do-search'
import { changesDrafts, lastToolOf } from './last-tool'
import { offerInWords } from './open-offer'
import { howRowsGo, namedNobody, peopleOrMessages } from './plain-answers'

/** Takes a number for that of those who were looked for last: says that they are there, finds the rest, or asks. */
export async function doCount(
  session: MarketingSession,
  { count, isOfPeople }: Pick<Extract<Intent, { kind: 'count' }>, 'count' | 'isOfPeople'>,
  memory: Memory,
  style: SearchStyle,
): Promise<Memory> {
  const { lastSearch, offer, found = 0 } = memory
  const mayBeMessages = memory.draft !== undefined && !isOfPeople && count <= mostMessageTemplates
  if (mayBeMessages && changesDrafts(lastToolOf(session.run.messages)))
    return told(session, memory, peopleOrMessages(count))
  if (lastSearch === undefined && offer !== undefined) {
    // A number is no agreement to look without what nobody can search by.
    const other = countedLeads(offer, count)
    return remembered(session, { ...memory, offer: other }, `Shall I find ${offerInWords(other)}?`)
  }
  if (lastSearch === undefined) return told(session, memory, namedNobody)
  const wanted = withCount(lastSearch, count)
  if (count <= found) {
    const who = describeSearch(lastSearch)
    const all = found === count ? `${formatted(found)}, just as many` : `${formatted(found)}, and do not remove any`
    const rows = found === count ? '' : ` ${howRowsGo}`
    const next = { ...memory, lastSearch: wanted, offer: undefined, refused: undefined }
    return remembered(session, next, `Of ${who} I found ${all}.${rows} From now on I look for ${formatted(count)}.`)
  }
  const rest = count - found
  if (offer?.leftOut === undefined) {
    const { accounts, contacts } = wanted
    return doSearch(session, withCount(lastSearch, rest), memory, { ...style, inAll: { accounts, contacts } })
  }
  const other = countedLeads(offer, rest)
  const next = { ...memory, lastSearch: wanted, offer: other }
  return remembered(
    session,
    next,
    `I found ${formatted(found)}, and no more fit: ${describeSearch(lastSearch)}. Shall I find ${offerInWords(other)}?`,
  )
}

function withCount(search: LeadRequest, count: number): LeadRequest {
  return search.people === undefined
    ? { ...search, accounts: count, contacts: undefined }
    : { ...search, contacts: count, accounts: undefined }
}

async function remembered(session: MarketingSession, next: Memory, text: string): Promise<Memory> {
  await session.output.say(text)
  await session.parts.once(session.output.nextId('counted'), (open) => keepMemory(open, next))
  return next
}
