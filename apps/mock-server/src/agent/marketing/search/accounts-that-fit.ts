import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection, type StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import type { CompanyConditions } from '../request/lead-request'
import { companyOfRow } from './company-of-row'
import { companyTests } from './company-tests'

export interface FittingAccounts {
  readonly names: readonly string[]
  /** Of how many. */
  readonly of: number
}

/** Which accounts of a campaign, or of some of them by their names, are as is asked for. */
export async function accountsThatFit(
  store: WorkspaceStore,
  campaignId: string,
  conditions: CompanyConditions,
  among: readonly string[] | undefined,
): Promise<FittingAccounts> {
  const { tests } = companyTests(conditions)
  const names: string[] = []
  let of = 0
  for await (const { value: row } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const name = textField(row, 'name') ?? ''
    if (among !== undefined && !among.includes(name)) continue
    of += 1
    const company = companyAsKnown(row)
    if (tests.every(({ matches }) => matches(company))) names.push(name)
  }
  return { names, of }
}

/** What the row says, and else what is known of the company. */
export function companyAsKnown(row: StoredArtifact): WorldCompany {
  const own = companyOfRow(row)
  const known = theWorld().companyOf({
    domain: textField(row, 'website') ?? null,
    name: textField(row, 'name') ?? null,
  })
  if (known === undefined) return own
  const { city, state, country, industry, employees } = own
  return {
    ...known,
    ...(city === '' && country === '' ? {} : { city, state, country }),
    ...(industry === '' ? {} : { industry }),
    ...(Number.isNaN(employees) ? {} : { employees }),
  }
}
