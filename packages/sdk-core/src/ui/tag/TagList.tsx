import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { Tag, type TagProps } from './Tag'
import { tagMove } from './tag-keys'

export interface TagListEntry extends Pick<TagProps, 'label' | 'icon' | 'start' | 'invalid'> {
  readonly key: string
  /** Shows for a moment which one is meant. */
  readonly known?: boolean | undefined
}

export interface TagListProps {
  readonly label: string
  readonly tags: readonly TagListEntry[]
  readonly disabled: boolean
  readonly readOnly: boolean
  /** How many are shown; the others behind a number. @default all */
  readonly shown?: number | undefined
  readonly onShowAll?: (() => void) | undefined
  readonly onRemove: (index: number) => void
  /** Focus goes back to the input that stands behind. */
  readonly onLeave: () => void
}

export interface TagListHandle {
  /** Focus on the last of them; answers whether there is one. */
  readonly enter: () => boolean
}

/** Tags in a field, before its input. Arrows move over them, Backspace and Delete remove the one with focus. */
export const TagList = forwardRef<TagListHandle, TagListProps>(function TagList(
  { label, tags, disabled, readOnly, shown = tags.length, onShowAll, onRemove, onLeave },
  ref,
) {
  const t = useMessages(kitMessages)
  const element = useRef<HTMLSpanElement>(null)
  const next = useRef<number>(undefined)
  const hidden = tags.length - shown

  const stops = () => [...(element.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  useImperativeHandle(ref, () => ({
    enter() {
      const last = stops().at(-1)
      last?.focus()
      return last !== undefined
    },
  }))

  useLayoutEffect(() => {
    if (next.current === undefined) return
    const left = stops()
    // The one that has moved up into its place; at the end, the one before.
    const target = left[Math.min(next.current, left.length - 1)]
    next.current = undefined
    if (target) target.focus()
    else onLeave()
  }, [onLeave, tags.length])

  const press = (event: KeyboardEvent) => {
    const buttons = stops()
    const current = buttons.findIndex((button) => button === event.target)
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const rightToLeft = element.current?.matches(':dir(rtl)') ?? false
    const move = tagMove(event.key, current, buttons.length, rightToLeft)
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (move === 'input') onLeave()
    else if (move !== 'remove') buttons[move.to]?.focus()
    else if (current < shown) {
      next.current = current
      onRemove(current)
    }
  }

  if (tags.length === 0) return null
  // Keys are those of the buttons in it.
  const keys = { onKeyDown: press }
  return (
    <span ref={element} role="list" aria-label={label} className="inlay-TagList" {...keys}>
      {tags.slice(0, shown).map(({ key, known, ...tag }, index) => (
        <Tag
          key={key}
          {...tag}
          role="listitem"
          data-known={known ? '' : undefined}
          disabled={disabled}
          removeTabIndex={-1}
          onRemove={
            readOnly
              ? undefined
              : ({ reason }) => {
                  // By Enter or space, focus stays among the tags.
                  if (reason === 'key') next.current = index
                  else onLeave()
                  onRemove(index)
                }
          }
        />
      ))}
      {hidden > 0 && (
        <span role="listitem">
          <button
            type="button"
            tabIndex={-1}
            className="inlay-TagList-more"
            aria-label={t('showMore', { count: hidden })}
            disabled={disabled}
            onClick={onShowAll}
          >
            +{hidden}
          </button>
        </span>
      )}
    </span>
  )
})
