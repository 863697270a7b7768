import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { place } from '../kit/dom-page.mjs'
import { kit } from '../kit/kit.mjs'

const { tableColumns } = kit
const columns = tableColumns.map(({ key, label, width }) => ({ id: key, title: label, width }))
const noView = { sort: null, filter: null }
/** What is painted: by id of the row the texts of its cells. A canvas does not tell, so the cells that it draws do. */
const painted = new Map()
let top = 0
let shown
let rows = []
let change

/** Glide draws; sorting and filtering are the page's: places in an array, compared without a locale. */
function placesOf(data, { sort, filter }) {
  let places = data.map((_, place) => place)
  if (filter) {
    const wanted = filter.text.toLowerCase()
    places = places.filter((place) => data[place][filter.key].toLowerCase().includes(wanted))
  }
  if (sort) {
    const values = data.map((row) => row[sort.key])
    const sign = sort.direction === 'desc' ? -1 : 1
    places.sort((a, b) => (values[a] < values[b] ? -sign : values[a] > values[b] ? sign : a - b))
  }
  return places
}

function Page() {
  const [data, setData] = useState(rows)
  const [view, setView] = useState(noView)
  const places = useMemo(() => (view === noView ? null : placesOf(data, view)), [data, view])
  const rowAt = useCallback((line) => data[places ? places[line] : line], [data, places])
  const count = places ? places.length : data.length
  useLayoutEffect(() => {
    change = { setData, setView }
    shown = { rowAt, count }
  }, [rowAt, count])
  const getCellContent = useCallback(
    ([column, line]) => {
      const { key, type } = tableColumns[column]
      const value = rowAt(line)[key]
      return type === 'number'
        ? { kind: GridCellKind.Number, data: value, displayData: String(value), allowOverlay: false }
        : { kind: GridCellKind.Text, data: value, displayData: value, allowOverlay: false }
    },
    [rowAt],
  )
  return (
    <DataEditor
      width="100%"
      height="100%"
      columns={columns}
      rows={count}
      rowHeight={36}
      headerHeight={40}
      getCellContent={getCellContent}
      onVisibleRegionChanged={(region) => (top = region.y)}
      drawCell={({ cell, col, row }, draw) => {
        draw()
        const { id } = rowAt(row)
        let texts = painted.get(id)
        if (!texts) painted.set(id, (texts = {}))
        texts[tableColumns[col].key] = cell.displayData
      }}
    />
  )
}

/** What was painted before is of no account. */
const set = (apply) => {
  painted.clear()
  flushSync(apply)
}

globalThis.bench = {
  kind: 'table',
  name: 'Glide Data Grid',
  prepare: ({ rows: count }) => void (rows = kit.tableRows(count)),
  mount: () => flushSync(() => createRoot(place()).render(<Page />)),
  painted: () => painted.get(rows[0].id)?.name === rows[0].name,
  data: () => rows,
  scroller: () => document.querySelector('.dvn-scroller'),
  blank: null,
  firstRowId() {
    const id = shown.rowAt(top)?.id
    return painted.has(id) ? id : null
  },
  cellText: (id, key) => painted.get(id)?.[key] ?? null,
  rowCount: () => shown.count,
  sort: (key, direction) => set(() => change.setView(direction ? { ...noView, sort: { key, direction } } : noView)),
  filter: (key, text) => set(() => change.setView(text ? { ...noView, filter: { key, text } } : noView)),
  setRows(next) {
    rows = next
    set(() => change.setData(next))
  },
}
