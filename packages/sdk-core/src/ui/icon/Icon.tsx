import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** An icon of lucide-react. */
  readonly icon: LucideIcon
  /** 14 beside text of 12 and 13, 16 in controls, 20 in rails and nodes. @default 16 */
  readonly size?: 14 | 16 | 20 | undefined
  /** Points along the line of text, so it is mirrored where text runs from right to left. @default false */
  readonly directional?: boolean | undefined
  /** Says what the icon means. Left out, it is decoration and not read. */
  readonly label?: string | undefined
}

/** An icon at one of three sizes, each with the stroke that makes them look equally strong. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { icon: Glyph, size = 16, directional = false, label, className, ...rest },
  ref,
) {
  return (
    <Glyph
      {...rest}
      ref={ref}
      className={classNames('inlay-Icon', className)}
      size={size}
      strokeWidth={strokes[size]}
      data-size={size}
      data-directional={directional ? '' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
})

const strokes = { 14: 2, 16: 1.75, 20: 1.6 } as const
