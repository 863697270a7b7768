import { createContext, forwardRef, useMemo } from 'react'
import { MenuGroup, type MenuGroupProps } from './MenuGroup'

export interface MenuRadioGroupProps extends Omit<MenuGroupProps, 'onChange' | 'defaultValue'> {
  /** The value of the item that is chosen. */
  readonly value: string
  /** Another one has been chosen. */
  readonly onValueChange?: ((value: string, details: { readonly reason: 'selected' }) => void) | undefined
}

/**
 * Of its `MenuRadioItem`s one is chosen.
 *
 * Contract: as `MenuGroup`.
 */
export const MenuRadioGroup = forwardRef<HTMLDivElement, MenuRadioGroupProps>(function MenuRadioGroup(
  { value, onValueChange, children, ...rest },
  ref,
) {
  const context = useMemo(() => ({ value, onValueChange }), [value, onValueChange])
  return (
    <MenuGroup {...rest} ref={ref}>
      <MenuRadioContext.Provider value={context}>{children}</MenuRadioContext.Provider>
    </MenuGroup>
  )
})

export const MenuRadioContext = createContext<Pick<MenuRadioGroupProps, 'value' | 'onValueChange'> | undefined>(
  undefined,
)
