import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { kitMessages } from '../messages'
import { SplitPart } from './SplitPart'
import { clampSize, dragTo, splitByKey, splitLimits, type Split } from './split-size'
import { useKeptSplit } from './use-kept-split'
import { useRoom } from './use-room'
import { useSplitDrag } from './use-split-drag'

export type SplitReason = 'dragged' | 'key' | 'pressed' | 'reset' | 'given-up'

export interface SplitPaneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What the pane with the size is: “Outline”. The line between the two is called so. */
  readonly label: string
  /** The pane at the start of the line, or above. */
  readonly start: ReactNode
  /** The pane at the end of the line, or below. */
  readonly end: ReactNode
  /** `horizontal`: side by side; `vertical`: one above the other. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** Which of the two has a size; the other takes what is left. @default 'start' */
  readonly sized?: 'start' | 'end' | undefined
  /** In pixels; left out, it is kept here. */
  readonly size?: number | undefined
  /** What it begins with, and a double press comes back to. @default 280 */
  readonly defaultSize?: number | undefined
  /** While it changes: many times in a drag. */
  readonly onSizeChange?: ((size: number, details: { readonly reason: SplitReason }) => void) | undefined
  /** Once it is as it will stay: the time to save it. */
  readonly onSizeCommit?: ((size: number, details: { readonly reason: SplitReason }) => void) | undefined
  /** The least size of the pane that is sized, in pixels. @default 120 */
  readonly min?: number | undefined
  /** The largest size of the pane that is sized, in pixels. @default as much as leaves `restMin` to the other pane */
  readonly max?: number | undefined
  /** What is left to the other pane in any case. @default 120 */
  readonly restMin?: number | undefined
  /** It can be put away: Enter on the line does so, and dragging it beyond half of `min`. @default false */
  readonly collapsible?: boolean | undefined
  /** It is put away; left out, that is kept here. */
  readonly collapsed?: boolean | undefined
  /** Whether it is put away at first, where it keeps that itself. @default false */
  readonly defaultCollapsed?: boolean | undefined
  /** It has been put away, or taken out again. */
  readonly onCollapsedChange?: ((collapsed: boolean, details: { readonly reason: SplitReason }) => void) | undefined
  /** Pixels by which an arrow key moves the line; four times as many with Shift. @default 16 */
  readonly step?: number | undefined
  /**
   * Keeps size and state on the device under this name, for this person and workspace: “workflow.palette”. `size` and
   * `collapsed` go before it.
   */
  readonly storageKey?: string | undefined
}

/**
 * Two panes with a line between them that can be moved: dragged, or by arrow keys, Home and End as in the window
 * splitter of the WAI-ARIA practices. A double press resets; Escape gives a drag up. Put away, the pane keeps its state.
 *
 * Contract: slot classes `inlay-SplitPane`, `-pane`, `-separator`; `data-orientation`, `data-sized`, `data-collapsed`,
 * `data-dragging`; `--inlay-split-size` is the size as a length.
 */
export const SplitPane = forwardRef<HTMLDivElement, SplitPaneProps>(function SplitPane(
  {
    label,
    start,
    end,
    orientation = 'horizontal',
    sized = 'start',
    size: givenSize,
    defaultSize = 280,
    onSizeChange,
    onSizeCommit,
    min = 120,
    max = Number.POSITIVE_INFINITY,
    restMin = 120,
    collapsible = false,
    collapsed: givenCollapsed,
    defaultCollapsed = false,
    onCollapsedChange,
    step = 16,
    storageKey,
    className,
    style,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [])

  const sideBySide = orientation === 'horizontal'
  const limits = splitLimits({ min, max, restMin, room: useRoom(element, sideBySide) })
  const kept = useKeptSplit(storageKey)
  const split: Split = {
    size: clampSize(givenSize ?? kept.split?.size ?? defaultSize, limits),
    collapsed: collapsible && (givenCollapsed ?? kept.split?.collapsed ?? defaultCollapsed),
  }
  // Ahead of what is rendered: moves can come faster.
  const last = useRef(split)
  useLayoutEffect(() => {
    last.current = split
  })

  const change = (next: Split, reason: SplitReason) => {
    const before = last.current
    last.current = next
    kept.change(next)
    if (next.size !== before.size) onSizeChange?.(next.size, { reason })
    if (next.collapsed !== before.collapsed) onCollapsedChange?.(next.collapsed, { reason })
  }
  const commit = (reason: SplitReason) => {
    kept.keep(last.current)
    onSizeCommit?.(last.current.size, { reason })
  }
  const settle = (next: Split, reason: SplitReason) => {
    change(next, reason)
    commit(reason)
  }

  const sign = () => {
    const mirrored = sideBySide && (element.current?.matches(':dir(rtl)') ?? false)
    return (sized === 'start') === mirrored ? -1 : 1
  }
  const { dragging, giveUp, hasMoved, handlers } = useSplitDrag({
    pane: () => pane.current,
    sideBySide,
    sign,
    split,
    onDrag: (wanted, before) => change(dragTo(wanted, limits, collapsible, before), 'dragged'),
    onEnd: () => commit('dragged'),
    onGiveUp: (before) => change(before, 'given-up'),
  })

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey: shift, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const next = splitByKey({ key, shift, sideBySide, sign: sign(), step }, split, limits, collapsible)
    if (next) settle(next, 'key')
    if (!next && !(key === 'Escape' && giveUp())) return
    event.preventDefault()
    // What is around has arrows, Enter and Escape of its own.
    event.stopPropagation()
  }

  const lengths = {
    '--inlay-split-size': `${split.size}px`,
    '--inlay-split-min': `${min}px`,
    '--inlay-split-rest-min': `${restMin}px`,
  } as CSSProperties
  const separator = (
    <div
      role="separator"
      className="inlay-SplitPane-separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={id}
      aria-orientation={sideBySide ? 'vertical' : 'horizontal'}
      aria-valuemin={collapsible ? 0 : min}
      aria-valuemax={Number.isFinite(limits.max) ? limits.max : Math.max(split.size, min)}
      aria-valuenow={split.collapsed ? 0 : split.size}
      aria-valuetext={split.collapsed ? t('paneCollapsed') : t('paneSize', { size: split.size })}
      {...handlers}
      onKeyDown={press}
      onClick={() => {
        if (split.collapsed && !hasMoved()) settle({ ...split, collapsed: false }, 'pressed')
      }}
      onDoubleClick={() => settle({ size: clampSize(defaultSize, limits), collapsed: false }, 'reset')}
    />
  )
  return (
    <div
      {...rest}
      ref={element}
      className={classNames('inlay-SplitPane', className)}
      data-orientation={orientation}
      data-sized={sized}
      data-collapsed={split.collapsed ? '' : undefined}
      data-dragging={dragging ? '' : undefined}
      style={{ ...lengths, ...style }}
    >
      <SplitPart {...(sized === 'start' && { ref: pane, id })} place="start">
        {start}
      </SplitPart>
      {separator}
      <SplitPart {...(sized === 'end' && { ref: pane, id })} place="end">
        {end}
      </SplitPart>
    </div>
  )
})
