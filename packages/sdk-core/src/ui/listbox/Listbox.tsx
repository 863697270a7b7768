import { useContext, useEffect, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { FloatingLayer } from '../floating/FloatingLayer'
import { OverlayContext } from '../root/root-context'
import { itemId, type ListboxState } from './use-listbox'
import { ListboxItem } from './ListboxItem'
import type { ListRow } from './list-rows'
import { rowOffsets, rowWindow, scrollToShow, windowedFrom } from './row-window'

export interface ListboxProps {
  readonly state: ListboxState
  /** What is chosen from it. */
  readonly label: string
  readonly rows: readonly ListRow[]
  readonly isSelected: (value: string) => boolean
  /** Several can be chosen, each with a box. @default false */
  readonly multiple?: boolean | undefined
  /** What is marked in the labels. @default '' */
  readonly query?: string | undefined
  /** @default false */
  readonly busy?: boolean | undefined
  /** Above the list: why there is nothing in it. */
  readonly status?: ReactNode
  /** Below the list. */
  readonly foot?: ReactNode
  /** The field that it belongs to: it stands beside it, and a press there is not one outside. */
  readonly field: { readonly current: HTMLElement | null }
  readonly onPick: (index: number) => void
}

/**
 * The list of a field, in the top layer. The field keeps focus and says by `aria-activedescendant` where the keys are.
 *
 * Contract: slot classes `inlay-Listbox`, `-list`, `-group`, `-heading`, `-item`, `-label`, `-detail`, `-match`, `-box`,
 * `-check`, `-status`, `-foot`; on items `data-active`, `data-selected`, `data-kind`, `aria-disabled`.
 */
export function Listbox(props: ListboxProps) {
  const { state, field } = props
  const overlays = useContext(OverlayContext)
  if (!state.open || !overlays) return null
  return (
    <FloatingLayer
      role="group"
      className="inlay-Listbox"
      anchor={() => field.current}
      place={{ asWideAsAnchor: true }}
      inside={() => [field.current]}
      onLeave={state.hide}
      // A press into it leaves focus where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      {props.status !== undefined && <div className="inlay-Listbox-status">{props.status}</div>}
      <ListboxList {...props} />
      {props.foot !== undefined && (
        <div className="inlay-Listbox-foot">
          <bdi>{props.foot}</bdi>
        </div>
      )}
    </FloatingLayer>
  )
}

function ListboxList({
  state,
  label,
  rows,
  isSelected,
  multiple = false,
  query = '',
  busy = false,
  onPick,
}: ListboxProps) {
  const { id, active, byPointer } = state
  const list = useRef<HTMLDivElement>(null)
  const pointer = useRef<string>(undefined)
  const [scrolled, setScrolled] = useState(0)
  const windowed = rows.length >= windowedFrom
  const offsets = useMemo(() => (windowed ? rowOffsets(rows) : undefined), [rows, windowed])
  const activeRow = rows.findIndex((row) => row.kind === 'item' && row.index === active)
  const count = useMemo(() => rows.filter((row) => row.kind === 'item').length, [rows])

  useEffect(() => {
    const element = list.current
    if (!element || activeRow < 0 || byPointer) return
    const place = offsets ? windowedPlace(offsets, activeRow) : elementPlace(element, itemId(id, active))
    // The first item comes with the name of its group.
    if (place) element.scrollTop = activeRow <= 1 ? 0 : scrollToShow(...place, element.scrollTop, element.clientHeight)
    if (offsets) setScrolled(element.scrollTop)
  }, [active, activeRow, byPointer, id, offsets])

  // Rows that are scrolled under a pointer at rest are not what it points at.
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const before = pointer.current
    pointer.current = `${screenX} ${screenY}`
    return pointer.current !== before
  }

  const { from, to } = offsets ? rowWindow(offsets, scrolled, visibleHeight) : { from: 0, to: rows.length }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      className="inlay-Listbox-list"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-busy={busy || undefined}
      data-windowed={windowed ? '' : undefined}
      onScroll={offsets && ((event) => setScrolled(event.currentTarget.scrollTop))}
    >
      {offsets && <div role="presentation" style={{ blockSize: offsets[from] }} />}
      {sections(rows.slice(from, to), rows).map(({ key, name, rows: own }) => {
        const lines = own.map((row) =>
          row.kind === 'label' ? (
            <div key={row.key} aria-hidden className="inlay-Listbox-heading">
              {row.label}
            </div>
          ) : (
            <ListboxItem
              key={row.key}
              id={itemId(id, row.index)}
              item={row.item}
              position={row.index + 1}
              count={count}
              active={row.index === active}
              selected={row.item.kind === 'option' && isSelected(row.item.option.value)}
              multiple={multiple}
              query={query}
              onPick={() => onPick(row.index)}
              onPointerMove={(event) => {
                if (row.index !== active && hasMoved(event)) state.setActive(row.index, true)
              }}
            />
          ),
        )
        return name === undefined ? (
          lines
        ) : (
          <div key={key} role="group" aria-label={name} className="inlay-Listbox-group">
            {lines}
          </div>
        )
      })}
      {offsets && <div role="presentation" style={{ blockSize: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0) }} />}
    </div>
  )
}

/** As in Listbox.css: the list is at most as high. */
const visibleHeight = 320

interface Section {
  readonly key: string
  /** The group's; rows outside of groups have none. */
  readonly name: string | undefined
  readonly rows: ListRow[]
}

/** Rows of one group together. The row with the name of a group may be out of sight: then all rows have it. */
function sections(shown: readonly ListRow[], all: readonly ListRow[]): readonly Section[] {
  const found: Section[] = []
  let group: string | undefined
  for (const row of shown) {
    const last = found.at(-1)
    if (last && row.group === group) {
      last.rows.push(row)
      continue
    }
    group = row.group
    const label = group === undefined ? undefined : all.find((other) => other.key === group)
    found.push({ key: group ?? row.key, name: label?.kind === 'label' ? label.label : undefined, rows: [row] })
  }
  return found
}

function windowedPlace(offsets: readonly number[], row: number): [begin: number, end: number] {
  return [offsets[row] ?? 0, (offsets[row + 1] ?? 0) + 2 * listPadding]
}

function elementPlace(list: HTMLElement, id: string): [begin: number, end: number] | undefined {
  const item = [...list.querySelectorAll<HTMLElement>('[role="option"]')].find((element) => element.id === id)
  return item && [item.offsetTop - listPadding, item.offsetTop + item.offsetHeight + listPadding]
}

/** As in Listbox.css: what scrolls has it around the rows. */
const listPadding = 4
