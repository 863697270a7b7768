import { safeHref } from '../../ui/link/safe-href'
import type { CellDrawing, PrepareCell } from '../paint/cell-drawing'
import { createDrawing } from '../paint/create-drawing'
import { setAttribute, setText, toggleAttribute } from '../paint/set-on-element'
import { isAbsent, plainText } from './cell-text'
import { drawnText, type DrawingWords } from './drawn-text'
import type { TableColumn } from './table-column'
import { webAddress } from './web-address'

/** How a column that needs no React draws its cells. */
export function columnDrawing<Row>(column: TableColumn<Row>, words: DrawingWords): PrepareCell<Row> {
  const prepare = kindDrawing(column, words)
  return column.warning ? withWarning(prepare, column.warning) : prepare
}

function kindDrawing<Row>(column: TableColumn<Row>, words: DrawingWords): PrepareCell<Row> {
  const absent = column.absent ?? '–'
  switch (column.kind) {
    case 'boolean':
      return booleanCell(textCell(absent, drawnText(column, words)))
    case 'badge':
      return badgeCell(absent, column.badge)
    case 'link': {
      const link =
        column.link ?? ((value: unknown) => ({ label: plainText(value), href: webAddress(plainText(value)) }))
      return linkCell(absent, link, true)
    }
    case 'email':
      return linkCell(absent, (value) => ({ label: plainText(value), href: `mailto:${plainText(value)}` }), false)
    case undefined:
    case 'text':
    case 'long-text':
    case 'number':
    case 'date':
    case 'json':
    case 'list':
      return textCell(absent, drawnText(column, words))
    case 'own':
      throw new Error(`The column ${column.id} is drawn by React.`)
  }
}

function textCell<Row>(absent: string, textOf: (value: unknown, row: Row) => string): PrepareCell<Row> {
  return (cell) => {
    const text = cell.ownerDocument.createElement('span')
    text.className = 'inlay-Table-text'
    const node = cell.ownerDocument.createTextNode('')
    text.append(node)
    cell.append(text)
    let shown = ''
    let wasAbsent = false
    return {
      draw(value, row) {
        const isEmpty = isAbsent(value)
        const next = isEmpty ? absent : textOf(value, row)
        if (next !== shown) node.data = shown = next
        if (isEmpty === wasAbsent) return
        wasAbsent = isEmpty
        toggleAttribute(text, 'data-absent', isEmpty ? '' : undefined)
      },
    }
  }
}

function booleanCell<Row>(words: PrepareCell<Row>): PrepareCell<Row> {
  return (cell) => {
    cell.append(
      createDrawing(cell.ownerDocument, 'inlay-Icon inlay-Table-tick', 16, [['path', { d: 'm3.5 8.5 3 3 6-7' }]]),
    )
    const drawing = words(cell)
    return {
      draw(value, row) {
        toggleAttribute(cell, 'data-true', value === true ? '' : undefined)
        drawing.draw(value, row)
      },
      clear: () => toggleAttribute(cell, 'data-true', undefined),
    }
  }
}

function badgeCell<Row>(
  absent: string,
  badgeOf: Extract<TableColumn<Row>, { kind: 'badge' }>['badge'],
): PrepareCell<Row> {
  return (cell) => {
    const badge = cell.ownerDocument.createElement('span')
    cell.append(badge)
    return {
      draw(value, row) {
        const shown = badgeOf(value, row)
        setAttribute(badge, 'class', shown ? 'inlay-Badge' : 'inlay-Table-text')
        toggleAttribute(badge, 'data-bare', shown && '')
        toggleAttribute(badge, 'data-tone', shown && (shown.tone ?? 'neutral'))
        toggleAttribute(badge, 'data-mark', shown && (shown.mark ?? 'solid'))
        toggleAttribute(badge, 'data-absent', shown ? undefined : '')
        setText(badge, shown?.label ?? absent)
      },
    }
  }
}

function linkCell<Row>(
  absent: string,
  linkOf: (value: unknown, row: Row) => { readonly label: string; readonly href: string } | undefined,
  opensWindow: boolean,
): PrepareCell<Row> {
  return (cell) => {
    const link = cell.ownerDocument.createElement('a')
    link.tabIndex = -1
    cell.append(link)
    return {
      draw(value, row) {
        const shown = isAbsent(value) ? undefined : linkOf(value, row)
        const href = shown && safeHref(shown.href)
        setAttribute(link, 'class', href === undefined ? 'inlay-Table-text' : 'inlay-Table-link')
        toggleAttribute(link, 'href', href)
        toggleAttribute(link, 'target', href !== undefined && opensWindow ? '_blank' : undefined)
        toggleAttribute(link, 'rel', href !== undefined && opensWindow ? 'noopener noreferrer' : undefined)
        toggleAttribute(link, 'data-absent', shown ? undefined : '')
        setText(link, shown?.label ?? absent)
      },
    }
  }
}

/** A mark behind the value, whose words a tooltip shows and a screen reader reads. */
function withWarning<Row>(prepare: PrepareCell<Row>, warningOf: (row: Row) => string | undefined): PrepareCell<Row> {
  return (cell) => {
    const drawing: CellDrawing<Row> = prepare(cell)
    const shown = cell.lastElementChild
    let mark: HTMLElement | undefined
    return {
      draw(value, row) {
        drawing.draw(value, row)
        const warning = warningOf(row)
        if (warning === undefined) {
          mark?.remove()
          mark = undefined
          return
        }
        if (!mark) {
          mark = createWarning(cell.ownerDocument)
          shown?.after(mark)
        }
        setAttribute(mark, 'aria-label', warning)
        setAttribute(mark, 'data-inlay-tooltip', warning)
        setAttribute(mark, 'data-inlay-tooltip-names', '')
      },
      clear: () => drawing.clear?.(),
    }
  }
}

function createWarning(document: Document): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'inlay-Table-warning'
  mark.role = 'img'
  const lines = ['M12 4 2.8 20h18.4z', 'M12 10v4', 'M12 17h.01'].map((d) => ['path', { d }] as const)
  mark.append(createDrawing(document, 'inlay-Icon', 24, lines))
  return mark
}
