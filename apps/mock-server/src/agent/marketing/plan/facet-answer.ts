import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { Extreme, Facet } from '../request/audience-question'
import { companyOfRow } from '../search/company-of-row'
import type { EmployerFinder } from '../search/employer-finder'
import { counted, formatted, listed } from '../writing/counted'

/** How often each value of something comes among rows, the most frequent first, in a sentence. */
export function facetLine(
  facet: Facet,
  rows: readonly StoredArtifact[],
  noun: 'contact' | 'account',
  employerOf: EmployerFinder,
): string {
  const counts = new Map<string, number>()
  let unknown = 0
  for (const row of rows) {
    const value = valueOf(facet, row, noun, employerOf)
    if (value === undefined || value === '') unknown += 1
    else counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const [one, many] = nouns[facet]
  if (counts.size === 0) return `I cannot tell ${many}: the ${counted(rows.length, noun)} say nothing of that.`
  const sorted = [...counts].toSorted(([first, most], [second, more]) => more - most || first.localeCompare(second))
  const shown = sorted.slice(0, mostShown).map(([value, count]) => `${value} (${formatted(count)})`)
  const others = sorted.length - shown.length
  const list = others > 0 ? `${shown.join(', ')} and ${formatted(others)} more` : listed(shown)
  const open = unknown === 0 ? '' : ` Of ${counted(unknown, noun)} I do not know it.`
  return `**${counted(sorted.length, one, many)}** of ${counted(rows.length, noun)}: ${list}.${open}`
}

const mostShown = 20

const nouns: Readonly<Record<Facet, readonly [one: string, many: string]>> = {
  city: ['city', 'cities'],
  country: ['country', 'countries'],
  industry: ['industry', 'industries'],
  title: ['title', 'titles'],
  seniority: ['level', 'levels'],
  company: ['company', 'companies'],
}

function valueOf(
  facet: Facet,
  row: StoredArtifact,
  noun: 'contact' | 'account',
  employerOf: EmployerFinder,
): string | undefined {
  if (facet === 'title') return textField(row, 'title', 'job_title')
  if (facet === 'seniority') return textField(row, 'seniority')?.replaceAll('_', ' ')
  if (facet === 'company') return noun === 'contact' ? textField(row, 'organization_name') : textField(row, 'name')
  return companyOfRow(row, noun === 'contact' ? employerOf(row) : undefined)[facet]
}

/** Which companies have most or least of something, in a sentence, and their rows. */
export function extremeAnswer(
  { by, end, count }: Extreme,
  rows: readonly StoredArtifact[],
): { readonly text: string; readonly found: readonly StoredArtifact[] } {
  const known = rows.flatMap((row) => {
    const size = companyOfRow(row)[by]
    return size === null || Number.isNaN(size) ? [] : [{ row, size }]
  })
  const what = by === 'employees' ? 'how many work there' : 'what they turn over'
  if (known.length === 0)
    return { text: `I cannot tell which is the ${word(by, end)}: the accounts do not say ${what}.`, found: [] }
  const sorted = known.toSorted((one, other) => (end === 'most' ? other.size - one.size : one.size - other.size))
  const last = sorted[Math.min(count, sorted.length) - 1]?.size
  const first = sorted.slice(0, count)
  const found = last === undefined ? first : [...first, ...sorted.slice(count).filter(({ size }) => size === last)]
  const names = found
    .slice(0, mostShown)
    .map(({ row, size }) => `**${textField(row, 'name') ?? 'one without a name'}** (${sizeInWords(by, size)})`)
  const unknown = rows.length - known.length
  const open = unknown === 0 ? '' : ` Of ${counted(unknown, 'account')} I do not know ${what}.`
  const verb = found.length === 1 ? 'is' : 'are'
  return {
    text: `Of ${counted(known.length, 'account')}, the ${word(by, end)} ${verb} ${listed(names)}.${open}`,
    found: found.map(({ row }) => row),
  }
}

function word(by: Extreme['by'], end: Extreme['end']): string {
  if (by === 'employees') return end === 'most' ? 'largest' : 'smallest'
  return end === 'most' ? 'highest in revenue' : 'lowest in revenue'
}

function sizeInWords(by: Extreme['by'], size: number): string {
  return by === 'employees' ? counted(size, 'employee') : `${formatted(size)} a year`
}
