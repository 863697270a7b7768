import { useId, type CSSProperties } from 'react'
import { Icon, tooltipAttributes } from '@inlay/sdk-core/ui'
import { Check } from 'lucide-react'

export interface PickListItem {
  readonly value: string
  readonly name: string
  /** Below the name: what tells it from others that are called the same. */
  readonly detail?: string | undefined
  /** What else tells it from the others, each in a few words; nothing where one has none of what the others have. */
  readonly facts: readonly (string | undefined)[]
  /** Why it cannot be chosen. */
  readonly disabledReason?: string | undefined
}

export interface PickListProps {
  readonly label: string
  readonly items: readonly PickListItem[]
  readonly value: string | undefined
  readonly disabled: boolean
  readonly onValueChange: (value: string) => void
}

/** One of many by name: a list to look through, of which one line is chosen. Arrows choose the next. */
export function PickList({ label, items, value, disabled, onValueChange }: PickListProps) {
  const id = useId()
  const columns = Math.max(0, ...items.map(({ facts }) => facts.length))
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inlay-PickList"
      style={{ '--inlay-picklist-facts': columns } as CSSProperties}
    >
      {items.map((item) => (
        <label
          key={item.value}
          className="inlay-PickList-item"
          data-disabled={disabled || item.disabledReason !== undefined ? '' : undefined}
        >
          <input
            type="radio"
            className="inlay-PickList-input"
            name={id}
            value={item.value}
            checked={item.value === value}
            disabled={disabled || item.disabledReason !== undefined}
            onChange={() => onValueChange(item.value)}
          />
          <span className="inlay-PickList-what">
            <span className="inlay-PickList-name" {...tooltipAttributes({ text: item.name, whenCut: true })}>
              <bdi>{item.name}</bdi>
            </span>
            {item.detail !== undefined && <span className="inlay-PickList-detail">{item.detail}</span>}
            {item.disabledReason !== undefined && <span className="inlay-PickList-reason">{item.disabledReason}</span>}
          </span>
          {item.facts.map((fact, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- they stand in columns
            <span key={column} className="inlay-PickList-fact">
              {fact}
            </span>
          ))}
          <Icon icon={Check} className="inlay-PickList-check" />
        </label>
      ))}
    </div>
  )
}
