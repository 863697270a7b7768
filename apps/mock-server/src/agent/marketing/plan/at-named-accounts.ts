import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import type { Intent } from '../request/intent'
import type { LeadRequest } from '../request/lead-request'
import { isCalled } from '../search/is-called'
import { rowsOf } from './rows-of'

/** “Find CTOs at Lorenz Softwarehaus”: the search at accounts of the audience that are called by their names, if it is one. */
export async function atNamedAccounts(
  store: WorkspaceStore,
  campaignId: string,
  intent: Extract<Intent, { kind: 'find' | 'again' }>,
): Promise<LeadRequest | undefined> {
  const {
    people,
    contacts,
    accounts,
    perAccount,
    unknown = [],
  } = intent.kind === 'find' ? intent.leads : intent.changes
  if (unknown.length === 0) return undefined
  const rows = await rowsOf(store, campaignId, 'account')
  const at: string[] = []
  for (const said of unknown.flatMap((each) => each.split(joint))) {
    const names = rows.filter((row) => isNamed(row, said)).flatMap((row) => textField(row, 'name') ?? [])
    if (names.length === 0) return undefined
    at.push(...names)
  }
  const count = contacts ?? accounts
  // Whoever names only the company wants to know more than one of those who are there.
  const usual = count === undefined && people?.title === undefined ? fewPeople : undefined
  return {
    ...{ companies: {}, people: people ?? {}, contacts: count, perAccount: perAccount ?? usual },
    ...{ scope: 'existing', isThese: true, at: [...new Set(at)], unknown: [] },
  }
}

/** A few letters alone begin many names. */
function isNamed(row: StoredArtifact, said: string): boolean {
  const name = textField(row, 'name') ?? ''
  const isLong = said.trim().length >= shortestName || name.length === said.trim().length
  return isLong && isCalled(name, said)
}

const joint = /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/i
const shortestName = 4
const fewPeople = 3
