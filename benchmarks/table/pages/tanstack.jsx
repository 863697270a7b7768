import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { domPage, place } from '../kit/dom-page.mjs'
import { kit } from '../kit/kit.mjs'

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
  filterFns: { includesString: filterFn_includesString },
})
const columns = kit.tableColumns.map(({ key, label }) => ({
  accessorKey: key,
  header: label,
  filterFn: 'includesString',
}))
const getRowId = ({ id }) => id
const rowHeight = 36
const width = 160
let change
let shownRows = 0

function Page({ rows }) {
  const [data, setData] = useState(rows)
  const [sorting, setSorting] = useState([])
  const [columnFilters, setColumnFilters] = useState([])
  const table = useTable({
    features,
    data,
    columns,
    getRowId,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
  })
  const { rows: shown } = table.getRowModel()
  useLayoutEffect(() => {
    change = { setData, setSorting, setColumnFilters }
    shownRows = shown.length
  }, [shown])
  const scroller = useRef(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler is used here
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    <div ref={scroller} className="scroller" role="grid" aria-rowcount={shown.length + 1}>
      <div className="head" role="row">
        {table.getFlatHeaders().map((header) => (
          <div key={header.id} className="cell" role="columnheader">
            {header.column.columnDef.header}
          </div>
        ))}
      </div>
      <div
        role="rowgroup"
        style={{ position: 'relative', height: virtualizer.getTotalSize(), width: width * columns.length }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} row={shown[index]} original={shown[index].original} index={index} start={start} />
        ))}
      </div>
    </div>
  )
}

const Row = memo(function Row({ row, index, start }) {
  return (
    <div
      className="row"
      role="row"
      data-id={row.id}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row.getAllCells().map((cell) => (
        <div key={cell.id} className="cell" role="gridcell" data-key={cell.column.id}>
          {cell.getValue()}
        </div>
      ))}
    </div>
  )
})

domPage({
  name: 'TanStack Table and Virtual',
  scroller: () => document.querySelector('.scroller'),
  row: '.row',
  cell: '.cell',
  top: () => document.querySelector('.row[aria-rowindex="2"]'),
  idOf: (row) => row.dataset.id,
  rowOf: (id) => document.querySelector(`[data-id="${id}"]`),
  cellOf: (row, key) => row.querySelector(`[data-key="${key}"]`),
  rowCount: () => shownRows,
  mount: (rows) => flushSync(() => createRoot(place()).render(<Page rows={rows} />)),
  sort: (key, direction) =>
    flushSync(() => change.setSorting(direction ? [{ id: key, desc: direction === 'desc' }] : [])),
  filter: (key, text) => flushSync(() => change.setColumnFilters(text ? [{ id: key, value: text }] : [])),
  setRows: (rows) => flushSync(() => change.setData(rows)),
})
