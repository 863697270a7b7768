import { forwardRef, useContext } from 'react'
import { MenuChoice, type MenuChoiceWords } from './MenuChoice'
import { MenuRadioContext } from './MenuRadioGroup'

export interface MenuRadioItemProps extends MenuChoiceWords {
  /** What it stands for in its group. */
  readonly value: string
  /** Whenever it is chosen: also when it is the one that already was. */
  readonly onSelect?: (() => void) | undefined
  /** Leaves the menu open, to try one after the other. @default false */
  readonly keepOpen?: boolean | undefined
}

/**
 * One of several, in a `MenuRadioGroup`.
 *
 * Contract: as `MenuItem`, with `aria-checked`.
 */
export const MenuRadioItem = forwardRef<HTMLButtonElement, MenuRadioItemProps>(function MenuRadioItem(
  { value, onSelect, keepOpen = false, ...rest },
  ref,
) {
  const group = useContext(MenuRadioContext)
  return (
    <MenuChoice
      {...rest}
      ref={ref}
      kind="radio"
      checked={group?.value === value}
      keepOpen={keepOpen}
      onChoose={() => {
        onSelect?.()
        if (group && group.value !== value) group.onValueChange?.(value, { reason: 'selected' })
      }}
    />
  )
})
