import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { Lacked } from '../request/intent'
import { companyOfRow } from '../search/company-of-row'
import type { EmployerFinder } from '../search/employer-finder'
import { formatted } from '../writing/counted'
import { contactFields } from './contact-fields'
import { markdownTable } from './markdown-table'
import type { Noun } from './row-test'

/** Rows of an audience as a table, the first of them; what is asked for of people stands in place of where they are. */
export function rowsTable(
  rows: readonly StoredArtifact[],
  noun: Noun,
  employerOf: EmployerFinder,
  shows: readonly Lacked[] = [],
): string {
  if (noun === 'account') {
    return markdownTable(['Company', 'Industry', 'City', 'Employees'], rows, (row) => {
      const { industry, city, employees } = companyOfRow(row)
      return [textField(row, 'name') ?? '', industry, city, Number.isNaN(employees) ? '' : formatted(employees)]
    })
  }
  if (shows.length > 0)
    return markdownTable(['Name', 'Company', ...shows.map((what) => heads[what])], rows, (row) => [
      textField(row, 'name') ?? '',
      textField(row, 'organization_name') ?? '',
      ...shows.map((what) => textField(row, ...contactFields[what]) ?? 'Not known'),
    ])
  return markdownTable(['Name', 'Title', 'Company', 'City'], rows, (row) => [
    textField(row, 'name') ?? '',
    textField(row, 'title', 'job_title') ?? '',
    textField(row, 'organization_name') ?? '',
    companyOfRow(row, employerOf(row)).city,
  ])
}

const heads: Readonly<Record<Lacked, string>> = { email: 'Email address', phone: 'Phone number', linkedin: 'LinkedIn' }
