import type { KeyboardEvent } from 'react'
import { moveInGrid, type GridPlace } from '../grid/move-in-grid'
import type { TableLine } from '../model/group-rows'
import { cellOrHead } from './in-cell'

export interface PressActions {
  readonly moveTo: (to: GridPlace) => void
  readonly extendTo: (to: GridPlace) => void
  /** Lets go what is chosen or selected; false where nothing is. */
  readonly letGo: () => boolean
  readonly sort: (column: number, isFurther: boolean) => void
  readonly resizeBy: (column: number, by: number) => void
  readonly moveColumn: (column: number, by: 1 | -1) => void
  readonly openColumnMenu: (column: number) => void
  /** What is about to be changed is to be seen, wherever one has scrolled to. */
  readonly reveal: () => void
  readonly openRowMenu: (line: number) => void
  readonly setGroup: (key: string, isOpen: boolean) => void
  readonly isCollapsed: (key: string) => boolean
  /** Makes true what is false; false where that is not what is in the cell. */
  readonly turnRound: (place: GridPlace) => boolean
  readonly select: ((line: number, isRange: boolean) => void) | undefined
  readonly selectGroup: ((rows: Uint32Array) => void) | undefined
  readonly selectAll: (() => void) | undefined
  /** Edits, follows or opens what is in the cell; false where there is nothing to do. */
  readonly enter: (place: GridPlace, how: 'edit' | 'any' | 'open') => boolean
  /** Begins to edit with what has been typed; false where the cell is only read. */
  readonly type: (place: GridPlace, text: string) => boolean
  readonly clearCells: () => boolean
  readonly fillDown: () => boolean
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** Nothing where the keys are left to the browser. */
  readonly find: (() => void) | undefined
}

interface GridKeysOptions extends PressActions {
  readonly at: GridPlace
  readonly rangeEnd: GridPlace | undefined
  readonly lineAt: (line: number) => TableLine | undefined
  readonly lineCount: number
  readonly columnCount: number
  readonly rowHeight: number
  readonly headHeight: number
}

const step = 16

/** What the keys do in the grid. What stands inside of a cell keeps its own. */
export function pressInGrid(event: KeyboardEvent<HTMLElement>, options: GridKeysOptions): void {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  const isCell = target.matches(cellOrHead)
  if (options.find && isFindKey(event)) {
    options.find()
    return event.preventDefault()
  }
  if (!isCell) {
    const cell = target.closest<HTMLElement>(cellOrHead)
    if (event.key === 'Escape' && cell) {
      cell.focus()
      event.preventDefault()
      event.stopPropagation()
    }
    return
  }
  const done = options.at.line < 0 ? headKeys(event, options) : lineKeys(event, options)
  if (!done && !movement(event, options)) return
  event.preventDefault()
}

function movement(event: KeyboardEvent<HTMLElement>, options: GridKeysOptions): boolean {
  if (event.altKey) return false
  const { at, rangeEnd, lineCount, columnCount, rowHeight, headHeight } = options
  const grid = event.currentTarget
  const from = event.shiftKey ? (rangeEnd ?? at) : at
  const to = moveInGrid(from, {
    key: event.key,
    isFar: event.ctrlKey || event.metaKey,
    lineCount,
    columnCount,
    page: Math.max(1, Math.floor((grid.clientHeight - headHeight) / rowHeight) - 1),
    rightToLeft: grid.matches(':dir(rtl)'),
  })
  if (!to) return false
  if (event.shiftKey && at.line >= 0) options.extendTo({ ...to, line: Math.max(0, to.line) })
  else options.moveTo(to)
  return true
}

function headKeys(event: KeyboardEvent<HTMLElement>, options: GridKeysOptions): boolean {
  const { at, ...actions } = options
  const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  const isAlong = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (event.key === 'Enter' || event.key === ' ') actions.sort(at.column, event.shiftKey)
  else if (isMenuKey(event) || (event.altKey && event.key === 'ArrowDown')) actions.openColumnMenu(at.column)
  else if (isAlong && event.altKey) actions.moveColumn(at.column, event.key === forward ? 1 : -1)
  else if (isAlong && event.shiftKey) actions.resizeBy(at.column, event.key === forward ? step : -step)
  else return keysOfAll(event, options)
  return true
}

function lineKeys(event: KeyboardEvent<HTMLElement>, options: GridKeysOptions): boolean {
  const { at, lineAt, ...actions } = options
  const line = lineAt(at.line)
  if (line?.kind === 'group') {
    const { key } = line.group
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    const isAlong = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (event.key === ' ' && event.shiftKey && actions.selectGroup) actions.selectGroup(line.rows)
    else if (event.key === 'Enter' || event.key === ' ') actions.setGroup(key, actions.isCollapsed(key))
    else if (isAlong) actions.setGroup(key, event.key === forward)
    else return keysOfAll(event, options)
    return true
  }
  if (isComposed(event)) {
    actions.reveal()
    actions.type(at, '')
    // Left to the input method, which composes in the box that has the focus by now.
    return false
  }
  if (event.key === ' ' && !event.shiftKey && actions.turnRound(at)) actions.reveal()
  else if (event.key === ' ' && actions.select) actions.select(at.line, event.shiftKey)
  else if (isMenuKey(event)) actions.openRowMenu(at.line)
  else {
    const act = actionOf(event, options)
    if (!act) return keysOfAll(event, options)
    actions.reveal()
    return act()
  }
  return true
}

/** What is not about the one line, whichever it is. */
function keysOfAll(event: KeyboardEvent, actions: GridKeysOptions): boolean {
  const isFar = event.ctrlKey || event.metaKey
  if (isFar && event.key.toLowerCase() === 'z' && actions.undo) (event.shiftKey ? actions.redo : actions.undo)?.()
  else if (isFar && event.key.toLowerCase() === 'y' && actions.redo) actions.redo()
  else if (isAllKey(event) && actions.selectAll) actions.selectAll()
  else if (event.key === 'Escape') return actions.letGo()
  else return false
  return true
}

/** What the key does with the cell itself. */
function actionOf(event: KeyboardEvent, { at, ...actions }: GridKeysOptions): (() => boolean) | undefined {
  const isFar = event.ctrlKey || event.metaKey
  if (isFar && event.key.toLowerCase() === 'd') return actions.fillDown
  if (event.key === 'F2') return () => actions.enter(at, 'edit')
  if (event.key === 'Enter') return () => actions.enter(at, isFar ? 'open' : 'any')
  if (event.key === 'Delete' || event.key === 'Backspace') return actions.clearCells
  if (isTyped(event)) return () => actions.type(at, event.key)
  return undefined
}

/** The first key of what an input method or a dead key composes. Some browsers have the key itself, and 229 as its code. */
function isComposed({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false
  return key === 'Process' || key === 'Dead' || nativeEvent.keyCode === 229
}

/** A character, as far as it comes from the keyboard alone. */
function isTyped(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return false
  return [...event.key].length === 1
}

/** Control or Command with F, as for the find of the browser. */
export function isFindKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

function isAllKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' && (ctrlKey || metaKey)
}

function isMenuKey(event: KeyboardEvent): boolean {
  return event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')
}
