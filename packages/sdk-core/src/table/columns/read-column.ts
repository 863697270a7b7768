import type { ReadValue } from '../model/table-rows'
import type { TableColumn } from './table-column'

const readers = new Map<string, ReadValue<unknown>>()

/** How the column finds its values: one function for each field, since values are kept by it. */
export function readColumn<Row>({ id, value }: TableColumn<Row>): ReadValue<Row> {
  if (value) return value
  let read = readers.get(id)
  if (!read) {
    read = (row) => (row as Readonly<Record<string, unknown>>)[id]
    readers.set(id, read)
  }
  return read
}
