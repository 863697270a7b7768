import type { TableView } from '@inlay/sdk-core/table'

/** The part of the table's state that belongs in an address. */
export interface AudiencesView {
  readonly search?: string | undefined
  /** A column and a direction: `name:asc`. @default 'updateDate:desc' */
  readonly sort?: string | undefined
}

export type AudiencesReason = 'search' | 'sort'

/** What the server can sort by. */
const sortable = ['name', 'updateDate'] as const

export type AudienceSort = `${(typeof sortable)[number]}:${'asc' | 'desc'}`

const usual: AudienceSort = 'updateDate:desc'

/** Reads an order, of which an address may say anything. */
export function sortOf(text: string | undefined): AudienceSort {
  const all = sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const)
  return all.find((each) => each === text) ?? usual
}

/** The order as a table has it. */
export function tableSortOf(sort: AudienceSort): NonNullable<TableView['sort']> {
  const [columnId = '', direction] = sort.split(':')
  return [{ columnId, direction: direction === 'asc' ? 'asc' : 'desc' }]
}

/** The order that a table was given, as an address says it; nothing for the usual one. */
export function sortText(view: TableView): string | undefined {
  const [first] = view.sort ?? []
  const text = first && `${first.columnId}:${first.direction}`
  return text === usual ? undefined : text
}
