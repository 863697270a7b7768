import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { DrawerSideContext } from './drawer-context'

export interface DrawerAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** A `Drawer` at the start of the line. */
  readonly start?: ReactNode
  /** A `Drawer` at the end of the line. */
  readonly end?: ReactNode
  /** What the drawers stand beside. */
  readonly children: ReactNode
}

/**
 * Content with drawers beside it. From 1100 pixels of its own width on they push the content aside; below they lie over
 * it, so that it keeps its room.
 *
 * Contract: slot classes `inlay-DrawerArea`, `-content`.
 */
export const DrawerArea = forwardRef<HTMLDivElement, DrawerAreaProps>(function DrawerArea(
  { start, end, children, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={classNames('inlay-DrawerArea', className)}>
      <div className="inlay-DrawerArea-row">
        <DrawerSideContext.Provider value="start">{start}</DrawerSideContext.Provider>
        <div className="inlay-DrawerArea-content">{children}</div>
        <DrawerSideContext.Provider value="end">{end}</DrawerSideContext.Provider>
      </div>
    </div>
  )
})
