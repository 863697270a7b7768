import type { PointerEvent } from 'react'
import { Check, Minus } from 'lucide-react'
import { Icon } from '../icon/Icon'
import type { ListItem } from './list-rows'
import { MatchedText } from './MatchedText'

export interface ListboxItemProps {
  readonly id: string
  readonly item: ListItem
  /** Counted from 1, among all: of a long list not all are there. */
  readonly position: number
  readonly count: number
  readonly active: boolean
  readonly selected: boolean
  readonly multiple: boolean
  readonly query: string
  readonly onPick: () => void
  readonly onPointerMove: (event: PointerEvent) => void
}

/** One line of a list: an option, or something that it does. */
export function ListboxItem({ id, item, position, count, active, multiple, query, ...props }: ListboxItemProps) {
  const { label, icon, start, detail, refused, checked } = looksOf(item, props.selected)
  // Keys are heard where focus is: in the field.
  const gestures = { onPointerMove: props.onPointerMove, onClick: props.onPick }
  return (
    <div
      id={id}
      role="option"
      className="inlay-Listbox-item"
      aria-selected={checked === true}
      aria-checked={checked === 'mixed' ? 'mixed' : undefined}
      aria-disabled={refused || undefined}
      aria-setsize={count}
      aria-posinset={position}
      aria-describedby={detail === undefined ? undefined : `${id}-detail`}
      data-active={active ? '' : undefined}
      data-selected={checked === true ? '' : undefined}
      data-kind={item.kind}
      data-detailed={detail === undefined ? undefined : ''}
      {...gestures}
    >
      {multiple && checked !== undefined && (
        <span className="inlay-Listbox-box" data-checked={checked === false ? undefined : ''}>
          {checked !== false && <Icon icon={checked === 'mixed' ? Minus : Check} size={14} />}
        </span>
      )}
      {start !== undefined && (
        <span aria-hidden className="inlay-Listbox-start">
          {start}
        </span>
      )}
      {icon && <Icon icon={icon} />}
      <span className="inlay-Listbox-words">
        <span className="inlay-Listbox-label" title={label}>
          {item.kind === 'option' ? <MatchedText text={label} query={query} /> : label}
        </span>
        {detail !== undefined && (
          // Not in its name but in its description.
          <span aria-hidden id={`${id}-detail`} className="inlay-Listbox-detail" title={detail}>
            {detail}
          </span>
        )}
      </span>
      {!multiple && checked === true && <Icon icon={Check} className="inlay-Listbox-check" />}
    </div>
  )
}

function looksOf(item: ListItem, selected: boolean) {
  if (item.kind === 'action') {
    const { label, icon, checked } = item.action
    return { label, icon, start: undefined, detail: undefined, refused: false, checked }
  }
  const { label, icon, start, description, disabledReason } = item.option
  const refused = disabledReason !== undefined
  return { label, icon, start, detail: disabledReason ?? description, refused, checked: selected }
}
