import { forwardRef } from 'react'
import { MenuChoice, type MenuChoiceWords } from './MenuChoice'

export interface MenuCheckboxItemProps extends MenuChoiceWords {
  /** Whether it is ticked. */
  readonly checked: boolean
  /** It has been ticked, or unticked. */
  readonly onCheckedChange: (checked: boolean, details: { readonly reason: 'selected' }) => void
  /** Leaves the menu open, since more may be chosen. @default true */
  readonly keepOpen?: boolean | undefined
}

/**
 * An item that is on or off by itself.
 *
 * Contract: as `MenuItem`, with `aria-checked`.
 */
export const MenuCheckboxItem = forwardRef<HTMLButtonElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { checked, onCheckedChange, keepOpen = true, ...rest },
  ref,
) {
  return (
    <MenuChoice
      {...rest}
      ref={ref}
      kind="checkbox"
      checked={checked}
      keepOpen={keepOpen}
      onChoose={() => onCheckedChange(!checked, { reason: 'selected' })}
    />
  )
})
