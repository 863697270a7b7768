import { forwardRef, useContext, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { classNames } from '../class-names'
import { tooltipAttributes } from '../tooltip/tooltip-attributes'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is under way. */
  readonly label: string
  /** For where the place says what is under way: the label is then only read. @default false */
  readonly labelHidden?: boolean | undefined
  /** How much is done; left out while nobody knows. */
  readonly value?: number | undefined
  /** What the value is when all is done. @default 100 */
  readonly max?: number | undefined
  /** How much in words: “58 of 342 contacts”. @default the percentage */
  readonly valueText?: string | undefined
  /** `accent` while it runs; `success` when it is done, `danger` where it stopped. @default 'accent' */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
  /** It waits: nothing moves. @default false */
  readonly paused?: boolean | undefined
  /** At the end of the line: a button that stops it. */
  readonly action?: ReactNode
}

/**
 * How far something is. Without a `value` it only says that it goes on.
 *
 * Contract: slot classes `inlay-ProgressBar`, `-head`, `-label`, `-value`, `-track`, `-fill`; `data-tone`,
 * `data-unknown`, `data-paused`.
 */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  {
    label,
    labelHidden = false,
    value,
    max = 100,
    valueText,
    tone = 'accent',
    paused = false,
    action,
    className,
    ...rest
  },
  ref,
) {
  const id = useId()
  const locale = useContext(InlayContext)?.locale ?? 'en'
  const part = value === undefined ? undefined : fraction(value, max)
  const words =
    valueText ??
    (part === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part))
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('inlay-ProgressBar', className)}
      data-tone={tone}
      data-unknown={part === undefined ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      {!labelHidden && (
        <div className="inlay-ProgressBar-head">
          <span
            id={`${id}-label`}
            className="inlay-ProgressBar-label"
            {...tooltipAttributes({ text: label, whenCut: true })}
          >
            {label}
          </span>
          {words !== undefined && (
            <span aria-hidden className="inlay-ProgressBar-value">
              {words}
            </span>
          )}
        </div>
      )}
      <div className="inlay-ProgressBar-line">
        <div
          role="progressbar"
          className="inlay-ProgressBar-track"
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={part === undefined ? undefined : part * max}
          aria-valuetext={words}
          {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
        >
          <span
            className="inlay-ProgressBar-fill"
            style={part === undefined ? undefined : { inlineSize: `${part * 100}%` }}
          />
        </div>
        {action}
      </div>
    </div>
  )
})

/** Kept between nothing and all, also for a total of nothing. */
function fraction(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
}
