import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { WorkspaceStore } from '../../../store/store'
import { textField } from '../../../engines/enrichment/enrichment'
import type { Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { RelativeSize } from '../request/read-relative-size'
import type { MarketingSession } from '../run/marketing-session'
import { companyAsKnown } from '../search/accounts-that-fit'
import { counted, formatted } from '../writing/counted'

/** “Only bigger ones” in figures: larger than most of those that are there, by the next of the usual steps. */
export async function withSizes(
  { parts, context: { store }, campaignId }: MarketingSession,
  intents: readonly Intent[],
  { spokenOf }: Memory,
): Promise<readonly Intent[]> {
  if (!intents.some((intent) => intent.kind === 'again' && intent.bySize !== undefined)) return intents
  const sizes = await parts.remember('sizes before', () => sizesOf(store, campaignId, spokenOf?.accounts))
  return intents.map((intent) => {
    if (intent.kind !== 'again' || intent.bySize === undefined) return intent
    const { bySize, ...rest } = intent
    const { size, note } = sizeBeside(bySize, sizes)
    const companies = { ...rest.changes.companies, company_size: size }
    return { ...rest, changes: { ...rest.changes, companies, sizeNote: note } }
  })
}

async function sizesOf(
  store: WorkspaceStore,
  campaignId: string,
  among: readonly string[] | undefined,
): Promise<readonly number[]> {
  const sizes: number[] = []
  for await (const { value: row } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const { employees } = companyAsKnown(row)
    const isMeant = among === undefined || among.includes(textField(row, 'name') ?? '')
    if (isMeant && Number.isFinite(employees)) sizes.push(employees)
  }
  return sizes
}

function sizeBeside(
  { end, said }: RelativeSize,
  sizes: readonly number[],
): { readonly size: string; readonly note: string } {
  const middle = sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) / 2)]
  const isLarger = end === 'larger'
  const limit =
    middle === undefined
      ? isLarger
        ? usualLeast
        : usualMost
      : isLarger
        ? (steps.find((step) => step >= middle) ?? largestStep)
        : (steps.findLast((step) => step <= middle) ?? smallestStep)
  const employees = (figure: string) => `${isLarger ? 'more' : 'fewer'} than ${figure} employees`
  const others = sizes.filter((each) => (isLarger ? each <= limit : each >= limit)).length
  const beside =
    others === 0
      ? ''
      : `: ${others} of the ${counted(sizes.length, 'account')} before ${others === 1 ? 'has' : 'have'} ${isLarger ? 'no more' : 'no fewer'}`
  // A comma would part it in two.
  return { size: employees(String(limit)), note: `By “${said}” I took ${employees(formatted(limit))}${beside}.` }
}

const smallestStep = 10
const largestStep = 10_000
const steps = [smallestStep, 50, 100, 250, 500, 1_000, 2_500, 5_000, largestStep]
const usualLeast = 250
const usualMost = 50
