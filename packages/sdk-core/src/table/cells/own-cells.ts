import type { PrepareCell } from '../paint/cell-drawing'

/** A cell that React draws, and what it shows now. */
export interface OwnCell<Row> {
  readonly key: string
  readonly element: HTMLElement
  readonly row: Row
  readonly value: unknown
}

/** The cells on the screen that React draws. The painter fills it; React reads it once all of a picture is in place. */
export interface OwnCells<Row> {
  prepare(columnId: string): PrepareCell<Row>
  /** Tells who listens, where something has changed since. */
  flush(): void
  cells(): readonly (readonly [columnId: string, cell: OwnCell<Row>])[]
  subscribe(listener: () => void): () => void
}

export function createOwnCells<Row>(): OwnCells<Row> {
  const shown = new Map<HTMLElement, readonly [string, OwnCell<Row>]>()
  const prepared = new Map<string, PrepareCell<Row>>()
  const listeners = new Set<() => void>()
  let list: readonly (readonly [string, OwnCell<Row>])[] = []
  let isChanged = false
  let made = 0

  return {
    prepare(columnId) {
      let prepare = prepared.get(columnId)
      if (prepare) return prepare
      prepare = (cell) => {
        const element = cell.ownerDocument.createElement('div')
        element.className = 'inlay-Table-own'
        cell.append(element)
        const key = `cell ${(made += 1)}`
        return {
          draw(value, row) {
            shown.set(element, [columnId, { key, element, row, value }])
            isChanged = true
          },
          clear() {
            shown.delete(element)
            isChanged = true
          },
        }
      }
      prepared.set(columnId, prepare)
      return prepare
    },
    flush() {
      if (!isChanged) return
      isChanged = false
      list = [...shown.values()]
      for (const listener of listeners) listener()
    },
    cells: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
