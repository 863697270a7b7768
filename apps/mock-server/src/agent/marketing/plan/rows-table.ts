import { textField } from '../../../engines/enrichment/enrichment'
import type { StoredArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import type { AudienceQuestion, Column } from '../request/audience-question'
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
  { shows = [], columns = [] }: Pick<AudienceQuestion, 'shows' | 'columns'> = {},
): string {
  if (noun === 'account') {
    return markdownTable(['Company', 'Industry', 'City', 'Employees'], rows, (row) => {
      const { industry, city, employees } = companyOfRow(row)
      return [textField(row, 'name') ?? '', industry, city, sizeIn(employees)]
    })
  }
  const data = shows.map((what) => heads[what])
  const dataOf = (row: StoredArtifact) => shows.map((what) => textField(row, ...contactFields[what]) ?? 'Not known')
  if (shows.length > 0 && columns.length === 0)
    return markdownTable(['Name', 'Company', ...data], rows, (row) => [
      textField(row, 'name') ?? '',
      textField(row, 'organization_name') ?? '',
      ...dataOf(row),
    ])
  const head = ['Name', 'Title', 'Company', 'City', ...columns.map((each) => ofCompany[each]), ...data]
  return markdownTable(head, rows, (row) => {
    const { city, industry, employees } = companyOfRow(row, employerOf(row))
    return [
      textField(row, 'name') ?? '',
      textField(row, 'title', 'job_title') ?? '',
      textField(row, 'organization_name') ?? '',
      city,
      ...columns.map((each) => (each === 'industry' ? industry : sizeIn(employees))),
      ...dataOf(row),
    ]
  })
}

function sizeIn(employees: number): string {
  return Number.isNaN(employees) ? '' : formatted(employees)
}

const ofCompany: Readonly<Record<Column, string>> = { industry: 'Industry', employees: 'Employees' }

const heads: Readonly<Record<Lacked, string>> = { email: 'Email address', phone: 'Phone number', linkedin: 'LinkedIn' }
