import { clausesOfMessage } from '../request/clauses-of-message'
import { changedCompanies } from '../request/changed-companies'
import type { Intent } from '../request/intent'
import { keepsRest } from '../request/kept-rest'
import { hasConditions, type LeadRequest } from '../request/lead-request'

type Again = Extract<Intent, { readonly kind: 'again' }>

/**
 * Several changes of a search in one sentence: “widen it to all of Germany, keep the size as it was, and limit it to 25
 * people”. Each is read by itself, and those that put the search right make one. Nothing where one of them is not clear.
 */
export function searchInClauses(
  message: string,
  whole: readonly Intent[],
  read: (text: string) => readonly Intent[],
): readonly Intent[] | undefined {
  if (message.length > longest || !whole.some(isUnclear)) return undefined
  const said = clausesOfMessage(message, 'searches')
  const clauses = said.filter((clause) => !keepsRest(clause))
  if (said.length < 2 || clauses.length === 0) return undefined
  const alone = clauses.map((clause) => read(clause).map(asChange))
  const isClear = alone.every(
    ([intent, ...others]) => others.length === 0 && intent?.kind === 'again' && !isUnclear(intent),
  )
  if (!isClear) return undefined
  const changes = alone.flat().filter((intent) => intent.kind === 'again')
  const [first, ...others] = changes.filter((each) => each.isAdded !== true || isWider.test(message))
  const added = changes.filter((each) => each !== first && !others.includes(each))
  return first === undefined ? added : [others.reduce(both, first), ...added]
}

const longest = 400
const isWider = /\b(?:widen|extend|expand|instead)\b/iu

function isUnclear(intent: Intent): boolean {
  switch (intent.kind) {
    case 'unknown':
      return true
    case 'find':
      return intent.leads.unknown.length > 0 || isOfFirmsAlone(intent)
    case 'again':
      return (intent.changes.unknown ?? []).length > 0
    default:
      return false
  }
}

/** “At most 25 people”, “leave out Berlin” of a search. */
function asChange(intent: Intent): Intent {
  if (intent.kind === 'refuse' && intent.ofSearch !== undefined) return intent.ofSearch
  if (intent.kind === 'count')
    return { kind: 'again', changes: { contacts: intent.count, unknown: [] }, text: `only ${intent.count}` }
  // “Companies with at least 50 employees”
  if (intent.kind === 'find' && isOfFirmsAlone(intent))
    return { kind: 'again', changes: { companies: intent.leads.companies, unknown: intent.leads.unknown }, text: '' }
  return intent
}

function isOfFirmsAlone({ isBare, leads }: Extract<Intent, { readonly kind: 'find' }>): boolean {
  return isBare === true && leads.people === undefined && isOfFirms(leads)
}

function isOfFirms({ companies }: LeadRequest): boolean {
  const { industry, location, ...conditions } = companies
  return industry === undefined && location === undefined && hasConditions(conditions)
}

function both(one: Again, other: Again): Again {
  const { changes } = other
  return {
    ...one,
    text: [one.text, other.text].filter((text) => text !== '').join(', '),
    isBare: false,
    ...(one.isInstead === true || other.isInstead === true ? { isInstead: true } : {}),
    changes: {
      ...one.changes,
      ...changes,
      people: { ...one.changes.people, ...changes.people },
      companies: changedCompanies(one.changes.companies ?? {}, changes.companies),
      unknown: [],
    },
  }
}
