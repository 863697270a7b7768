import { forwardRef } from 'react'
import { classNames } from '@inlay/sdk-core/ui'

export interface BrandMarkProps {
  /** Of the mark, beside its own. */
  readonly className?: string | undefined
  /** 20 beside a name in a bar, 40 alone on a page. @default 20 */
  readonly size?: 20 | 40 | undefined
}

/**
 * The product's mark: a piece set flush into another. The same in every theme, as in the window's icon.
 *
 * Contract: slot class `inlay-BrandMark`.
 */
export const BrandMark = forwardRef<SVGSVGElement, BrandMarkProps>(function BrandMark({ className, size = 20 }, ref) {
  return (
    <svg
      ref={ref}
      className={classNames('inlay-BrandMark', className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect width="24" height="24" rx="6" fill="#5046c8" />
      <path d="M6 6h5.500v12H6z" fill="#fff" />
      <path d="M14 6h4v5.500h-4z" fill="#fff" fillOpacity=".55" />
      <path d="M14 14h4v4h-4z" fill="#fff" />
    </svg>
  )
})
