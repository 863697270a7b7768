import { kit } from './kit.mjs'

/**
 * What a driver asks a page, for tables that are elements.
 * @param {{
 *   name: string,
 *   scroller: () => HTMLElement | null,
 *   row: string,
 *   cell: string,
 *   top: () => HTMLElement | null,
 *   idOf: (row: HTMLElement) => string | null,
 *   rowOf: (id: string) => HTMLElement | null | undefined,
 *   cellOf: (row: HTMLElement, key: string) => HTMLElement | null | undefined,
 *   rowCount: () => number,
 *   mount: (rows: object[]) => void,
 *   sort: (key: string, direction: 'asc' | 'desc' | null) => void,
 *   filter: (key: string, text: string | null) => void,
 *   setRows: (rows: object[]) => void,
 * }} table `row` and `cell` are selectors; `top` is the first row that is shown.
 */
export function domPage(table) {
  let rows = []
  const firstRowId = () => {
    const row = table.top()
    return row ? table.idOf(row) : null
  }
  globalThis.bench = {
    kind: 'table',
    name: table.name,
    prepare: ({ rows: count }) => void (rows = kit.tableRows(count)),
    mount: () => table.mount(rows),
    painted: () => Boolean(table.top()?.textContent?.includes(rows[0].name)),
    data: () => rows,
    scroller: table.scroller,
    blank: () => kit.blankIn(table.scroller(), table.row, table.cell),
    firstRowId,
    cellText(id, key) {
      const row = table.rowOf(id)
      return (row && table.cellOf(row, key)?.textContent) ?? null
    },
    rowCount: table.rowCount,
    sort: table.sort,
    filter: table.filter,
    setRows(next) {
      rows = next
      table.setRows(next)
    },
  }
}

/** The root element of the page, which the table fills. */
export const place = () => document.getElementById('place')
