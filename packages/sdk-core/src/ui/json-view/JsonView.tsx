import { forwardRef, useId, useMemo, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { jsonMessages } from './json-messages'
import { jsonRows, type JsonPath } from './json-rows'
import { JsonLine } from './JsonLine'
import { treeMove } from './tree-move'

export type JsonOpenReason = 'opened' | 'closed'

export interface JsonViewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** Anything: what JSON has no word for is shown as text, and a circle is named. */
  readonly value: unknown
  /** Its accessible name. @default 'Data' */
  readonly label?: string | undefined
  /** How many levels are open at first. @default 1 */
  readonly expandTo?: number | undefined
  /** Objects and lists deeper than this are not shown. @default 5 */
  readonly maxDepth?: number | undefined
  /** Members that are not shown, at any depth. @default none */
  readonly hiddenKeys?: readonly string[] | undefined
  /** How many characters of a text are shown before the rest is asked for. @default 200 */
  readonly textLimit?: number | undefined
  /** An object or a list has been opened or closed. */
  readonly onOpenChange?:
    | ((path: JsonPath, details: { readonly reason: JsonOpenReason; readonly open: boolean }) => void)
    | undefined
}

/**
 * A value as a tree: opened and closed by pointer and by arrow keys. Long lists come in hundreds, long texts are cut,
 * and each value and the way to it can be copied.
 *
 * Contract: slot classes `inlay-JsonView`, `-row`, `-mark`, `-name`, `-value`, `-count`, `-cut`, `-more`, `-actions`;
 * `data-kind`, `data-open`.
 */
export const JsonView = forwardRef<HTMLDivElement, JsonViewProps>(function JsonView(
  {
    value,
    label,
    expandTo = 1,
    maxDepth = 5,
    hiddenKeys = none,
    textLimit = 200,
    onOpenChange,
    className,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const t = useMessages(jsonMessages)
  const id = useId()
  const tree = useRef<HTMLDivElement>(null)
  // Only what differs from how it begins.
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [current, setCurrent] = useState('$')
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  const rows = useMemo(
    () =>
      jsonRows(value, { maxDepth, hiddenKeys: hidden, isOpen: (row, depth) => turned.get(row) ?? depth < expandTo }),
    [value, maxDepth, hidden, turned, expandTo],
  )
  const stop = rows.some((row) => row.id === current) ? current : '$'

  const turn = (ids: readonly string[], open: boolean) => {
    setTurned(new Map([...turned, ...ids.map((row) => [row, open] as const)]))
    for (const row of rows) {
      if (ids.includes(row.id) && row.open !== open)
        onOpenChange?.(row.path, { reason: open ? 'opened' : 'closed', open })
    }
  }

  const focus = (row: string | undefined) => {
    if (row === undefined) return
    setCurrent(row)
    const index = rows.findIndex((one) => one.id === row)
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus()
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const target = event.target as HTMLElement
    if (event.defaultPrevented || target.getAttribute('role') !== 'treeitem') return
    const move = treeMove(rows, stop, event)
    if (!move) return
    event.preventDefault()
    if (move.turn) turn(move.turn.ids, move.turn.open)
    focus(move.focus)
  }

  return (
    // Focus is on one of its lines.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...rest}
      ref={(element) => {
        tree.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      role="tree"
      aria-label={label ?? t('tree')}
      className={classNames('inlay-JsonView', className)}
      dir="ltr"
      onKeyDown={press}
    >
      {rows.map((row, index) => (
        <JsonLine
          key={row.id}
          row={row}
          labelId={`${id}-${index}`}
          isStop={row.id === stop}
          textLimit={textLimit}
          hiddenKeys={hidden}
          onFocus={() => setCurrent(row.id)}
          onTurn={() => row.open !== undefined && turn([row.id], !row.open)}
        />
      ))}
    </div>
  )
})

const none: readonly string[] = []
