import { DataTable } from '@inlay/sdk-core/table'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { domPage, place } from '../kit/dom-page.mjs'
import { kit } from '../kit/kit.mjs'

const columns = kit.tableColumns.map(({ key, label, type, width }) => ({ id: key, header: label, kind: type, width }))
const idOf = ({ id }) => id
const indexOf = new Map(columns.map(({ id }, index) => [id, index + 1]))
let change

function Page({ rows: given }) {
  const [{ rows, view }, set] = useState({ rows: given, view: {} })
  useLayoutEffect(() => {
    change = (next) => set((before) => ({ rows: next.rows ?? before.rows, view: { ...before.view, ...next.view } }))
  })
  return <DataTable label="Contacts" rows={rows} rowId={idOf} columns={columns} view={view} />
}

const grid = () => document.querySelector('[role="grid"]')
const cellOf = (row, key) => row.querySelector(`[aria-colindex="${indexOf.get(key)}"]`)
// Rows have no id in the page; the number in the address tells it.
const idOfRow = (row) => `r${cellOf(row, 'email').textContent.match(/\d+(?=@)/)?.[0]}`

domPage({
  name: 'Inlay',
  scroller: grid,
  row: '.inlay-Table-row',
  cell: '.inlay-Table-cell',
  top: () => document.querySelector('.inlay-Table-row[aria-rowindex="2"]'),
  idOf: idOfRow,
  rowOf: (id) => [...document.querySelectorAll('.inlay-Table-row')].find((row) => idOfRow(row) === id),
  cellOf,
  rowCount: () => Number(grid().ariaRowCount) - 1,
  mount: (rows) => flushSync(() => createRoot(place()).render(<Page rows={rows} />)),
  sort: (key, direction) =>
    flushSync(() => change({ view: { sort: direction ? [{ columnId: key, direction }] : [] } })),
  filter: (key, text) =>
    flushSync(() => change({ view: { filter: text ? { field: key, operator: 'contains', value: text } : undefined } })),
  setRows: (rows) => flushSync(() => change({ rows })),
})
