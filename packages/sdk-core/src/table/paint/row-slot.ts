import type { TableLine } from '../model/group-rows'
import type { CellDrawing } from './cell-drawing'
import { createCellName } from './cell-name'
import { createCell } from './create-cell'
import { createGroupHeading, type GroupHeading } from './group-heading'
import { createBox, type RowBox } from './row-box'
import { createRowMenu } from './row-menu'
import { setAttribute, setStyle, setText, toggleAttribute } from './set-on-element'
import type { SceneColumn, TableScene } from './table-scene'
import type { ColumnSpan } from './visible-columns'

interface Cell<Row> {
  readonly element: HTMLElement
  column: SceneColumn<Row> | undefined
  drawing: CellDrawing<Row> | undefined
  row: Row | undefined
  value: unknown
  isReadOnly: boolean
}

/** An element for a line, which shows one line after another. */
export interface RowSlot<Row> {
  readonly element: HTMLElement
  /** The line that it shows. */
  readonly line: number
  show(line: number, shown: TableLine, scene: TableScene<Row>, span: ColumnSpan): void
  moveTo(top: number): void
  cell(columnId: string): HTMLElement | undefined
  columnOf(element: Element): string | undefined
  /** Marks the cell that the Tab key leads to. */
  setStop(columnId: string | undefined): void
}

/** The heading of a group is one cell; this is what stands for its column. */
export const groupColumn = 'group heading'

export function createRowSlot<Row>(document: Document): RowSlot<Row> {
  const element = document.createElement('div')
  element.className = 'inlay-Table-row'
  element.role = 'row'
  const cells: Cell<Row>[] = []
  let box: RowBox | undefined
  let heading: GroupHeading | undefined
  let menu: HTMLElement | undefined
  const name = createCellName()
  let line = -1
  let top = Number.NaN
  let stop: HTMLElement | undefined
  let columns: readonly SceneColumn<Row>[] | undefined
  let span: ColumnSpan | undefined
  let isGroup: boolean | undefined

  let shownIn: TableScene<Row> | undefined
  function show(at: number, shown: TableLine, scene: TableScene<Row>, shownSpan: ColumnSpan): void {
    if (line === at && shownIn === scene && span === shownSpan) return
    line = at
    shownIn = scene
    setAttribute(element, 'aria-rowindex', String(at + scene.headRows + 1))
    if (shown.kind === 'group') return showGroup(shown, scene)
    if (isGroup !== false) leaveGroup()
    if (columns !== scene.columns || span !== shownSpan) fitCells(scene, shownSpan)
    const row = scene.rowAt(shown.row)
    const failed = row === undefined ? scene.failedWords?.(shown.row) : undefined
    toggleAttribute(element, 'aria-busy', row === undefined && failed === undefined ? 'true' : undefined)
    showBox(row, scene)
    if (failed !== undefined || failure) showFailure(failed)
    if (row === undefined) {
      toggleAttribute(element, 'aria-current', undefined)
      return
    }
    if (menu) setAttribute(menu, 'aria-label', scene.rowMenuLabel(row))
    for (const cell of cells) drawCell(cell, row)
    const [first] = cells
    if (menu && first) name.of(first.element, menu)
    showReadOnly(row, scene)
    const id = scene.idOf(row)
    toggleAttribute(element, 'aria-current', scene.isCurrent?.(id) ? 'true' : undefined)
    if (scene.markOf || scene.editOf || marked) markCells(scene, id)
  }

  let marked = false
  function markCells({ markOf, editOf }: TableScene<Row>, id: string): void {
    marked = markOf !== undefined || editOf !== undefined
    for (const { element: cell, column } of cells) {
      const mark = column && markOf?.(line, column.index)
      toggleAttribute(cell, 'data-mark', mark)
      toggleAttribute(cell, 'aria-selected', mark === 'range' ? 'true' : undefined)
      const edit = column && editOf?.(id, column.id)
      toggleAttribute(cell, 'data-edit', edit?.state)
      const isFailed = edit?.state === 'failed'
      toggleAttribute(cell, 'aria-invalid', isFailed ? 'true' : undefined)
      toggleAttribute(cell, 'aria-description', isFailed ? edit.error : undefined)
      // Also for those who see: with the pointer or the focus on the cell.
      toggleAttribute(cell, 'data-inlay-tooltip', isFailed ? edit.error : undefined)
    }
  }

  function showReadOnly(row: Row, { isReadOnly }: TableScene<Row>): void {
    for (const cell of cells) {
      const next = cell.column !== undefined && isReadOnly?.(row, cell.column.id) === true
      if (next === cell.isReadOnly) continue
      cell.isReadOnly = next
      toggleAttribute(cell.element, 'aria-readonly', next ? 'true' : undefined)
    }
  }

  function drawCell(cell: Cell<Row>, row: Row): void {
    const { column } = cell
    if (!column) return
    const value = column.read(row)
    if (cell.row === row && Object.is(cell.value, value)) return
    cell.row = row
    cell.value = value
    cell.drawing?.draw(value, row)
  }

  function showBox(row: Row | undefined, { boxes, idOf }: TableScene<Row>): void {
    if (!boxes) {
      box?.cell.remove()
      box = undefined
      toggleAttribute(element, 'aria-selected', undefined)
      return
    }
    if (!box) {
      box = createBox(document)
      element.prepend(box.cell)
    }
    box.input.disabled = row === undefined
    if (row === undefined) {
      toggleAttribute(element, 'aria-selected', undefined)
      return
    }
    const isSelected = boxes.isSelected(idOf(row))
    setAttribute(element, 'aria-selected', String(isSelected))
    box.show(isSelected ? 'all' : 'none')
    setAttribute(box.input, 'aria-label', boxes.label(row))
  }

  function fitCells(scene: TableScene<Row>, shownSpan: ColumnSpan): void {
    columns = scene.columns
    span = shownSpan
    const wanted = columns.filter(
      ({ pin }, place) => pin !== undefined || (place >= shownSpan.first && place < shownSpan.end),
    )
    while (cells.length > wanted.length) {
      const cell = cells.pop()
      cell?.drawing?.clear?.()
      cell?.element.remove()
    }
    const first = columns[shownSpan.first]
    const firstAtEnd = wanted.find(({ pin }) => pin === 'end')
    for (const [index, column] of wanted.entries()) {
      let cell = cells[index]
      if (!cell) {
        cell = {
          element: createCell(document),
          column: undefined,
          drawing: undefined,
          row: undefined,
          value: undefined,
          isReadOnly: false,
        }
        cells.push(cell)
        element.append(cell.element)
      }
      setColumn(cell, column)
      // What stands before it is not there: columns that have been scrolled out of view.
      const gap = column === first && column.pin === undefined ? column.offset - scene.startWidth : 0
      setStyle(cell.element, 'margin-inline-start', column === firstAtEnd ? 'auto' : gap > 0 ? `${gap}px` : '')
    }
    setStyle(element, 'inline-size', `${scene.width}px`)
    showMenuButton(scene)
  }

  /** In the first cell, where the name is. */
  function showMenuButton({ hasRowMenu }: TableScene<Row>): void {
    if (!hasRowMenu) return menu?.remove()
    menu ??= createRowMenu(document)
    const first = cells[0]?.element
    if (menu.parentNode !== first || menu.nextSibling) first?.append(menu)
  }

  let failure: HTMLElement | undefined
  /** In the first cell, in place of all that stood in the row before. */
  function showFailure(words: string | undefined): void {
    toggleAttribute(element, 'data-failed', words === undefined ? undefined : '')
    const [{ element: first } = { element: undefined }, ...others] = cells
    // Whoever goes down another column hears it, too.
    for (const { element: cell } of others) toggleAttribute(cell, 'aria-label', words)
    if (box && words !== undefined) setAttribute(box.input, 'aria-label', words)
    if (words === undefined || !first) {
      failure?.remove()
      failure = undefined
      return
    }
    if (!failure) {
      failure = document.createElement('button')
      setAttribute(failure, 'type', 'button')
      failure.tabIndex = -1
      failure.className = 'inlay-Table-failed'
    }
    if (failure.parentNode !== first) first.append(failure)
    setText(failure, words)
  }

  /** Compared with the column before and not with the element: to ask that takes as long as to write it. */
  function setColumn(cell: Cell<Row>, column: SceneColumn<Row>): void {
    const { element: target, column: before } = cell
    if (before === column) return
    if (before?.prepare !== column.prepare) {
      cell.drawing?.clear?.()
      target.replaceChildren()
      cell.drawing = column.prepare(target)
      cell.row = undefined
    }
    if (before?.read !== column.read) cell.row = undefined
    cell.column = column
    if (before?.isRowHeader !== column.isRowHeader) target.role = column.isRowHeader ? 'rowheader' : 'gridcell'
    if (before?.kind !== column.kind) target.dataset['kind'] = column.kind
    if (before?.index !== column.index) target.ariaColIndex = String(column.index)
    if (before?.width !== column.width) target.style.inlineSize = `${column.width}px`
    if (before?.align !== column.align)
      toggleAttribute(target, 'data-align', column.align === 'end' ? 'end' : undefined)
    if (before?.pin === column.pin && before?.offset === column.offset && before.isEdge === column.isEdge) return
    toggleAttribute(target, 'data-pin', column.pin)
    toggleAttribute(target, 'data-edge', column.isEdge ? '' : undefined)
    if (before?.pin === undefined && column.pin === undefined) return
    target.style.insetInlineStart = column.pin === 'start' ? `${column.offset}px` : ''
    target.style.insetInlineEnd = column.pin === 'end' ? `${column.offset}px` : ''
  }

  function showGroup({ group, rows }: TableLine & { readonly kind: 'group' }, scene: TableScene<Row>): void {
    if (isGroup !== true) {
      for (const { drawing } of cells) drawing?.clear?.()
      cells.length = 0
      box = undefined
      stop = undefined
      heading = createGroupHeading(document)
      element.replaceChildren(heading.cell)
      element.dataset['group'] = ''
      isGroup = true
    }
    setStyle(element, 'inline-size', `${scene.width}px`)
    const { boxes } = scene
    const state = boxes?.stateOf(rows)
    toggleAttribute(element, 'aria-selected', state && String(state === 'all'))
    heading?.show({
      label: scene.groupLabel(group),
      size: scene.groupSize(group),
      box: boxes && state && { label: boxes.groupLabel(group), state },
      isOpen: !scene.isCollapsed(group.key),
      columnCount: scene.columns.length + (scene.boxes ? 1 : 0),
    })
  }

  function leaveGroup(): void {
    if (isGroup) {
      heading = undefined
      stop = undefined
      element.replaceChildren()
      delete element.dataset['group']
    }
    columns = undefined
    isGroup = false
  }

  function cellOf(columnId: string): HTMLElement | undefined {
    if (isGroup) return heading?.cell
    return cells.find(({ column }) => column?.id === columnId)?.element
  }

  return {
    element,
    get line() {
      return line
    },
    show,
    moveTo(next) {
      if (next === top) return
      top = next
      element.style.transform = `translateY(${next}px)`
    },
    cell: cellOf,
    columnOf(target) {
      if (heading?.cell.contains(target)) return groupColumn
      return cells.find((cell) => cell.element.contains(target))?.column?.id
    },
    setStop(columnId) {
      const next = columnId === undefined ? undefined : cellOf(columnId)
      if (next === stop) return
      if (stop) stop.tabIndex = -1
      if (next) next.tabIndex = 0
      stop = next
    },
  }
}
