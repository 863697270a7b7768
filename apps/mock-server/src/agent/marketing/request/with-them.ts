import type { Intent } from './intent'
import type { LeadRequest } from './lead-request'
import { companiesSpokenOf, namedAudience } from './named-audience'

/** What is asked for, with “find them” after it: whoever was named in the same breath. */
export function withThem(
  intents: readonly Intent[],
  them: Extract<Intent, { kind: 'them' }>,
  said: readonly string[],
): Intent[] {
  const { count } = them
  const place = intents.findLastIndex((intent) => names.has(intent.kind) && !isUnnamed(intent))
  const last = intents[place]
  if (last?.kind === 'find') return intents.with(place, { ...last, leads: countedLeads(last.leads, count) })
  if (last?.kind === 'again') return intents.with(place, foundAgain(last, count))
  if (last?.kind === 'named') return intents.with(place, { kind: 'find', leads: countedLeads(last.leads, count) })
  if (last?.kind === 'overview' && last.leads) {
    const leads = countedLeads(last.leads, count)
    // The overview counts whom it is about.
    return intents.toSpliced(place, 1, { kind: 'find', leads }, { ...last, leads, isSought: true })
  }
  const before = said.slice(-mostBack).toReversed()
  const named = before.map(audienceIn).find((leads) => leads !== undefined)
  const others = intents.filter(({ kind }) => kind !== 'yes' && kind !== 'go-on')
  if (named === undefined) return [...others, them]
  // What only said whom is understood now.
  const tasks = others.filter((intent) => intent.kind !== 'unknown' || audienceIn(intent.text) === undefined)
  return [...tasks, { kind: 'find', leads: countedLeads(named, count) }]
}

function audienceIn(text: string): LeadRequest | undefined {
  return namedAudience(text) ?? companiesSpokenOf(text)
}

const names: ReadonlySet<Intent['kind']> = new Set(['find', 'again', 'named', 'overview'])
const isUnnamed = (intent: Intent) => intent.kind === 'overview' && intent.leads === undefined
const mostBack = 2

/** As many of those that are asked for. */
export function countedLeads(leads: LeadRequest, count: number | undefined): LeadRequest {
  if (count === undefined) return leads
  return leads.people === undefined
    ? { ...leads, accounts: count }
    : { ...leads, accounts: undefined, contacts: count, perAccount: undefined }
}

/** Whoever is only named is looked for now. */
function foundAgain(again: Extract<Intent, { kind: 'again' }>, count: number | undefined): Intent {
  const { changes, isBare, text } = again
  const leads: LeadRequest = { companies: {}, scope: 'new', unknown: [], ...changes }
  if (isBare === true && leads.people !== undefined) return { kind: 'find', leads: countedLeads(leads, count) }
  return { kind: 'again', text, changes: count === undefined ? changes : { ...changes, accounts: count } }
}
