import { forwardRef } from 'react'
import { MenuChoice, type MenuChoiceWords } from './MenuChoice'

export interface MenuItemProps extends MenuChoiceWords {
  /** It was chosen, by pointer or key. */
  readonly onSelect: () => void
  /** `danger` for what loses something: last, behind a `MenuLine`. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Makes it one that is on or off; see `MenuCheckboxItem`, `MenuRadioItem`. */
  readonly checked?: boolean | undefined
  /** Leaves the menu open, for a choice of several. @default false */
  readonly keepOpen?: boolean | undefined
}

/**
 * One action of a menu.
 *
 * Contract: slot classes `inlay-Menu-item`, `-text`, `-reason`, `-hint`, `-check`; `data-tone`, `aria-disabled`,
 * `aria-checked`.
 */
export const MenuItem = forwardRef<HTMLButtonElement, MenuItemProps>(function MenuItem(
  { onSelect, tone = 'neutral', checked, keepOpen = false, ...rest },
  ref,
) {
  return (
    <MenuChoice
      {...rest}
      ref={ref}
      kind={checked === undefined ? 'action' : 'checkbox'}
      checked={checked}
      keepOpen={keepOpen}
      onChoose={onSelect}
      data-tone={tone}
    />
  )
})
