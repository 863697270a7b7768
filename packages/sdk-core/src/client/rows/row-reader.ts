import type * as z from 'zod'
import type { RowsOperation } from '../../operation/operation'
import type { RowColumns } from '../../operation/rows'
import { ownValue } from '../../values/own-value'

/** Gives the row at a place of the columns, not yet parsed. */
export type RowReader = (index: number) => object

export function rowReader({ item, key }: Pick<RowsOperation, 'item' | 'key'>, { ids, columns }: RowColumns): RowReader {
  const declared = item.shape as Readonly<Record<string, z.ZodType>>
  const fields = [...new Set([...Object.keys(declared), ...Object.keys(columns)])]
    // By assignment this one would not become a field.
    .filter((name) => name !== key && name !== '__proto__')
    .map((name) => ({
      name,
      values: ownValue(columns, name) ?? [],
      takesNull: ownValue(declared, name)?.safeParse(null).success ?? false,
    }))
  return (index) => {
    const row: Record<string, unknown> = { [key]: ids[index] }
    for (const { name, values, takesNull } of fields) {
      const value = values[index] ?? null
      if (value !== null || takesNull) row[name] = value
    }
    return row
  }
}
