import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** The word for the state: “Sent”. */
  readonly children?: ReactNode
  /** What the state means: its colour. @default 'neutral' */
  readonly tone?: Tone | undefined
  /** `solid`: a fact; `hollow`: not begun; `running`: a ring that turns; `none`: words alone. @default 'solid' */
  readonly mark?: 'solid' | 'hollow' | 'running' | 'none' | undefined
  /** Without a ground: dot and plain text, so that a column of them stays quiet. @default false */
  readonly bare?: boolean | undefined
}

/**
 * A state in a word.
 *
 * Contract: slot class `inlay-Badge`; `data-tone`, `data-mark`, `data-bare`.
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', mark = 'solid', bare = false, className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      className={classNames('inlay-Badge', className)}
      data-tone={tone}
      data-mark={mark}
      data-bare={bare ? '' : undefined}
      {...rest}
    />
  )
})
