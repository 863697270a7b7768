import type { ReadValue } from '../model/table-rows'
import type { TableColumn } from './table-column'
import { ownValue } from '../../values/own-value'

type Fields = Readonly<Record<string, unknown>>

const readers = new Map<string, ReadValue<unknown>>()

/** How the column finds its values: one function for each field, since values are kept by it. */
export function readColumn<Row>({ id, value }: TableColumn<Row>): ReadValue<Row> {
  if (value) return value
  let read = readers.get(id)
  if (!read) {
    read = id in Object.prototype ? (row) => ownValue(row as Fields, id) : (row) => (row as Fields)[id]
    readers.set(id, read)
  }
  return read
}
