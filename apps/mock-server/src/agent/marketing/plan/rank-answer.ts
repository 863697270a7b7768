import { textField } from '../../../engines/enrichment/enrichment'
import { rankOf, readSeniorities } from '../../../engines/sourcing/seniorities'
import type { Seniority } from '../../../engines/world/world'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { EmployerFinder } from '../search/employer-finder'
import { counted, formatted } from '../writing/counted'
import { rowsTable } from './rows-table'

/** Who of some contacts stands highest, or lowest. */
export function rankAnswer(
  rank: 'highest' | 'lowest',
  rows: readonly StoredArtifact[],
  employerOf: EmployerFinder,
): string {
  if (rows.length === 0) return 'No contact of the audience fits that.'
  const known = rows.flatMap((row) => {
    const own = rankOfRow(row)
    return own === undefined ? [] : [{ row, own }]
  })
  if (known.length === 0) return 'I cannot tell: the contacts say nothing of how senior they are.'
  const ranks = known.map(({ own }) => rankOf(own))
  const wanted = rank === 'highest' ? Math.min(...ranks) : Math.max(...ranks)
  const found = known.filter(({ own }) => rankOf(own) === wanted).map(({ row }) => row)
  const unknown = rows.length - known.length
  const which = rank === 'highest' ? 'most senior' : 'least senior'
  return [
    `**${formatted(found.length)} of ${counted(rows.length, 'contact')}** ${found.length === 1 ? 'is' : 'are'} the ${which}.`,
    rowsTable(found, 'contact', employerOf),
    unknown === 0 ? '' : `Of ${counted(unknown, 'contact')} I do not know how senior they are.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function rankOfRow(row: StoredArtifact): Seniority | undefined {
  const said = readSeniorities(textField(row, 'seniority')?.replaceAll('_', ' ') ?? '')
  const ranks = said ?? readSeniorities(textField(row, 'title', 'job_title') ?? '')
  return [...(ranks ?? [])].toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}
