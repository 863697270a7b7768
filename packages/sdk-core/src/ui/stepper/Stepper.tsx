import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react'
import { Check, CircleAlert, Minus } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { DoneStep } from './DoneStep'

export interface Step {
  readonly id: string
  readonly label: string
  /** Something in it must be mended. @default false */
  readonly failed?: boolean | undefined
  /** It was passed over, and not done. @default false */
  readonly skipped?: boolean | undefined
}

export interface StepperProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** What is done step by step: “Launch a campaign”. */
  readonly label: string
  /** What is done one after the other. */
  readonly steps: readonly Step[]
  /** The step that is open; those before it are done. */
  readonly current: string
  /** Makes the done steps buttons that lead back to them. */
  readonly onStepSelect?: ((id: string, details: { readonly reason: 'pressed' }) => void) | undefined
  /** In a line, or one below the other. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical' | undefined
  /** Only the open step has its label: for narrow places. @default false */
  readonly compact?: boolean | undefined
}

/**
 * The steps of a longer work: what is done, where one is, what comes.
 *
 * Contract: slot classes `inlay-Stepper`, `-step`, `-dot`, `-label`; `data-state` of a step: `done`, `current`, `todo`;
 * `data-failed`, `data-skipped`; `data-orientation`, `data-compact`.
 */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper(
  { label, steps, current, onStepSelect, orientation = 'horizontal', compact = false, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const open = useRef<HTMLSpanElement>(null)
  const reached = steps.findIndex((step) => step.id === current)
  return (
    <ol
      {...rest}
      ref={ref}
      aria-label={label}
      className={classNames('inlay-Stepper', className)}
      data-orientation={orientation}
      data-compact={compact ? '' : undefined}
    >
      {steps.map((step, index) => {
        const state = index < reached ? 'done' : index === reached ? 'current' : 'todo'
        const skipped = step.skipped === true && state === 'done' && !step.failed
        const word = step.failed ? 'stepFailed' : skipped ? 'stepSkipped' : state === 'done' ? 'stepDone' : undefined
        const content = (
          <>
            <span aria-hidden className="inlay-Stepper-dot">
              {step.failed ? (
                <Icon icon={CircleAlert} size={14} />
              ) : skipped ? (
                <Icon icon={Minus} size={14} />
              ) : state === 'done' ? (
                <Icon icon={Check} size={14} />
              ) : (
                index + 1
              )}
            </span>
            <span className="inlay-Stepper-label">{step.label}</span>
            {word && <VisuallyHidden>{t(word)}</VisuallyHidden>}
          </>
        )
        return (
          <li
            key={step.id}
            className="inlay-Stepper-step"
            data-state={state}
            data-failed={step.failed ? '' : undefined}
            data-skipped={skipped ? '' : undefined}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && onStepSelect ? (
              <DoneStep onPress={() => onStepSelect(step.id, { reason: 'pressed' })} onward={() => open.current}>
                {content}
              </DoneStep>
            ) : (
              <span
                ref={state === 'current' ? open : undefined}
                tabIndex={state === 'current' && onStepSelect ? -1 : undefined}
                className="inlay-Stepper-content"
              >
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
})
