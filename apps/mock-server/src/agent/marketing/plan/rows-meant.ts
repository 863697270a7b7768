import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import type { Intent } from '../request/intent'
import { employerFinder } from '../search/employer-finder'
import { testOf, type Noun } from './row-test'
import { rowsOf } from './rows-of'

/** The rows of which something is to be looked up, where that is not all of them, and of how many. */
export async function rowsMeant(
  store: WorkspaceStore,
  campaignId: string,
  noun: Noun,
  { first, isFromEnd = false, of, isExcept = false, but = [] }: Meant,
): Promise<{ readonly rows: readonly StoredArtifact[]; readonly among: number }> {
  const all = await rowsOf(store, campaignId, noun)
  if (first !== undefined) {
    const isMeant = (at: number) => (isFromEnd ? at >= all.length - first : at < first) !== isExcept
    return { rows: all.filter((_, at) => isMeant(at)), among: all.length }
  }
  const [accounts, contacts] =
    noun === 'account'
      ? [all, await rowsOf(store, campaignId, 'contact')]
      : [await rowsOf(store, campaignId, 'account'), all]
  const known = { contacts, employerOf: employerFinder(accounts) }
  const isOf = of === undefined ? () => true : testOf(of, noun, known)
  const out = but.map((each) => testOf(each, noun, known))
  return { rows: all.filter((row) => isOf(row) && !out.some((isOut) => isOut(row))), among: all.length }
}

type Meant = Pick<Extract<Intent, { kind: 'enrich' }>, 'first' | 'isFromEnd' | 'of' | 'isExcept' | 'but'>
