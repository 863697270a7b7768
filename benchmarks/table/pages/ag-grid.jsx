import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { domPage, place } from '../kit/dom-page.mjs'
import { kit } from '../kit/kit.mjs'

ModuleRegistry.registerModules([AllCommunityModule])

const columnDefs = kit.tableColumns.map(({ key, label, type, width }) => ({
  field: key,
  headerName: label,
  width,
  filter: type === 'number' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
}))
const getRowId = ({ data }) => data.id
let api
let setData

function Page({ rows }) {
  const [rowData, set] = useState(rows)
  useLayoutEffect(() => void (setData = set), [])
  return (
    <AgGridReact
      rowData={rowData}
      columnDefs={columnDefs}
      getRowId={getRowId}
      rowHeight={36}
      headerHeight={40}
      animateRows={false}
      onGridReady={(event) => (api = event.api)}
    />
  )
}

domPage({
  name: 'AG Grid Community',
  scroller: () => document.querySelector('.ag-grid-viewport'),
  row: '.ag-row',
  cell: '.ag-cell',
  top: () => document.querySelector('.ag-row[row-index="0"]'),
  idOf: (row) => row.getAttribute('row-id'),
  rowOf: (id) => document.querySelector(`.ag-row[row-id="${id}"]`),
  cellOf: (row, key) => row.querySelector(`[col-id="${key}"]`),
  rowCount: () => api.getDisplayedRowCount(),
  mount: (rows) => flushSync(() => createRoot(place()).render(<Page rows={rows} />)),
  sort: (key, direction) =>
    api.applyColumnState({ state: direction ? [{ colId: key, sort: direction }] : [], defaultState: { sort: null } }),
  filter: (key, text) =>
    api.setFilterModel(text ? { [key]: { filterType: 'text', type: 'contains', filter: text } } : null),
  setRows: (rows) => flushSync(() => setData(rows)),
})
