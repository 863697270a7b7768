import { useId } from 'react'
import { Icon, tooltipAttributes } from '@inlay/sdk-core/ui'
import { Check } from 'lucide-react'

export interface PickListItem {
  readonly value: string
  readonly name: string
  /** What else tells it from the others, each in a few words. */
  readonly facts: readonly string[]
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
  return (
    <div role="radiogroup" aria-label={label} className="inlay-PickList">
      {items.map((item) => (
        <label key={item.value} className="inlay-PickList-item" data-disabled={disabled ? '' : undefined}>
          <input
            type="radio"
            className="inlay-PickList-input"
            name={id}
            value={item.value}
            checked={item.value === value}
            disabled={disabled}
            onChange={() => onValueChange(item.value)}
          />
          <span className="inlay-PickList-name" {...tooltipAttributes({ text: item.name, whenCut: true })}>
            <bdi>{item.name}</bdi>
          </span>
          <span className="inlay-PickList-facts">
            {item.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          <Icon icon={Check} className="inlay-PickList-check" />
        </label>
      ))}
    </div>
  )
}
