import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { TableColumn } from '@inlay/sdk-core/table'

/** What says who it is, each as wide as half a window has room for. */
const usualWidths: Readonly<Record<ArtifactType, ReadonlyMap<string, number>>> = {
  contact: new Map([
    ['name', 170],
    ['title', 190],
    ['organization_name', 180],
    ['email', 220],
  ]),
  account: new Map([
    ['name', 190],
    ['industry', 150],
    ['employee_count', 100],
    ['company_city', 120],
  ]),
}

export interface DayWords {
  /** The day of an instant, in words. */
  readonly dayOf: (date: string) => string
  readonly createdOn: (day: string) => string
  readonly noDate: string
  readonly created: string
}

/** By which rows stand together: the days on which they came. */
export const dayColumn = 'created_on'

/** The columns that say who it is; the others can be taken out. */
export function planColumns(
  columns: readonly TableColumn<Artifact>[],
  artifactType: ArtifactType,
  { dayOf, createdOn, noDate, created }: DayWords,
): readonly TableColumn<Artifact>[] {
  const usual = usualWidths[artifactType]
  return [
    ...columns.map((column) => ({
      ...column,
      width: usual.get(column.id) ?? column.width,
      hidden: !usual.has(column.id),
      rowHeader: column.id === 'name',
    })),
    {
      id: 'create_date',
      header: created,
      kind: 'date',
      hidden: true,
      format: { dateStyle: 'medium', timeStyle: 'short' },
    },
    {
      id: dayColumn,
      header: created,
      hidden: true,
      canHide: false,
      canSort: false,
      value: ({ create_date: date }) => (isInstant(date) ? createdOn(dayOf(date)) : noDate),
    },
  ]
}

function isInstant(date: string | null | undefined): date is string {
  return typeof date === 'string' && !Number.isNaN(Date.parse(date))
}
