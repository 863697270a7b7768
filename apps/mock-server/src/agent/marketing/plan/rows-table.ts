import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { companyOfRow } from '../search/company-of-row'
import type { EmployerFinder } from '../search/employer-finder'
import { formatted } from '../writing/counted'
import { markdownTable } from './markdown-table'
import type { Noun } from './row-test'

/** Rows of an audience as a table, the first of them. */
export function rowsTable(rows: readonly StoredArtifact[], noun: Noun, employerOf: EmployerFinder): string {
  if (noun === 'account') {
    return markdownTable(['Company', 'Industry', 'City', 'Employees'], rows, (row) => {
      const { industry, city, employees } = companyOfRow(row)
      return [textField(row, 'name') ?? '', industry, city, Number.isNaN(employees) ? '' : formatted(employees)]
    })
  }
  return markdownTable(['Name', 'Title', 'Company', 'City'], rows, (row) => [
    textField(row, 'name') ?? '',
    textField(row, 'title', 'job_title') ?? '',
    textField(row, 'organization_name') ?? '',
    companyOfRow(row, employerOf(row)).city,
  ])
}
