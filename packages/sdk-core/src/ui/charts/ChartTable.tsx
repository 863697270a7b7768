import { useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { kitMessages } from '../messages'
import type { ChartTableContent } from './chart-table'

/** So many rows at once: a table of ten thousand would take longer to appear than anybody reads. */
const step = 200

/** What a chart shows, in its room, as a real table. */
export function ChartTable({ title, table }: { readonly title: string; readonly table: ChartTableContent }) {
  const kit = useMessages(kitMessages)
  const [limit, setLimit] = useState(step)
  const shown = Math.min(limit, table.count)
  const rows = Array.from({ length: shown }, (_, index) => table.texts(index))
  const kinds = table.columns.map((_, column) => (holdsText(table, column) ? 'text' : undefined))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="inlay-Chart-table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption className="inlay-VisuallyHidden">{title}</caption>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={column} scope="col" data-kind={kinds[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else that tells them apart
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]} data-kind={kinds[index + 1]}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown < table.count && (
        <Button variant="ghost" size="compact" onClick={() => setLimit(limit + step)}>
          {kit('showMore', { count: Math.min(step, table.count - shown) })}
        </Button>
      )}
    </div>
  )
}

/** By its first value: numbers stand at the end of their column, words at its start. */
function holdsText(table: ChartTableContent, column: number): boolean {
  for (let row = 0; row < Math.min(table.count, step); row += 1) {
    const value = table.values(row)[column]
    if (value !== undefined) return typeof value === 'string'
  }
  return false
}
