import { forwardRef, type ForwardedRef, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../banner/Banner'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { kitMessages } from '../messages'
import { Stepper } from '../stepper/Stepper'
import { Dialog, DialogFootStart, type DialogCloseReason, type DialogElementProps, type DialogProps } from './Dialog'
import { useWizard, type WizardStep, type WizardStepReason, type WizardView } from './use-wizard'
import { WizardPanel } from './WizardPanel'

export interface WizardDialogProps
  extends DialogElementProps, Pick<DialogProps, 'open' | 'title' | 'height' | 'padding' | 'returnFocusTo'> {
  /** Asked to close, whatever step is open. */
  readonly onOpenChange: (open: false, details: { readonly reason: DialogCloseReason | 'cancelled' }) => void
  /** What is done one after the other. */
  readonly steps: readonly WizardStep[]
  /** The id of the step that is shown. Left out: it keeps this by itself, beginning with `defaultStep`. */
  readonly step?: string | undefined
  /** The id of the step that it begins with. @default the first */
  readonly defaultStep?: string | undefined
  /** Another step is open; told is its id. */
  readonly onStepChange?: ((step: string, details: { readonly reason: WizardStepReason }) => void) | undefined
  /** In the middle of the head, made from where the wizard is: other than the steps as they are. @default a `Stepper` */
  readonly head?: ((wizard: WizardView) => ReactNode) | undefined
  /** The button of the last step has been pressed. Its `onLeave` is not asked. */
  readonly onFinish: () => void
  /** The verb and its object: “Generate messages”. */
  readonly finishLabel: string
  /** What `onFinish` has begun is under way: nothing closes it. @default false */
  readonly busy?: boolean | undefined
  /** While it is: “Generating”. */
  readonly busyLabel?: string | undefined
  /** What went wrong with it; the button then offers to try again. */
  readonly error?: string | undefined
  /** Why it cannot be finished yet. */
  readonly finishDisabledReason?: string | undefined
  /** At the start of the foot: what will come of it. */
  readonly note?: ReactNode
  /** How wide it is, as that of `Dialog`. @default 'wide' */
  readonly size?: DialogProps['size']
}

/**
 * A dialog that goes through steps. A step that has been visited stays as it was left: what is typed, scrolled and
 * chosen is kept until the dialog closes. Each can refuse to be left. Focus goes to the first field of a step as it
 * comes, and the step is announced. The steps stand in the head, and those that are done lead back; where that is
 * narrow, only the open one has its name.
 *
 * Contract: as `Dialog`, with slot classes `inlay-Wizard`, `-step`.
 */
export const WizardDialog = forwardRef<HTMLDialogElement, WizardDialogProps>(function WizardDialog(props, ref) {
  // Closed, it forgets: the next time begins anew.
  return props.open ? <OpenWizard {...props} forwarded={ref} /> : null
})

interface OpenWizardProps extends WizardDialogProps {
  readonly forwarded: ForwardedRef<HTMLDialogElement>
}

function OpenWizard({
  open,
  onOpenChange,
  steps,
  step,
  defaultStep,
  onStepChange,
  head,
  onFinish,
  finishLabel,
  busy = false,
  busyLabel,
  error,
  finishDisabledReason,
  note,
  size = 'wide',
  height = 'tall',
  className,
  forwarded,
  ...rest
}: OpenWizardProps) {
  const t = useMessages(kitMessages)
  const wizard = useWizard({ steps, step, defaultStep, onStepChange, busy })
  const { index, view, visited, leaving } = wizard
  const isLast = index === steps.length - 1
  const progress = (label: string) => t('stepOf', { number: index + 1, count: steps.length, label })
  const close = (reason: DialogCloseReason | 'cancelled') => {
    if (!busy) onOpenChange(false, { reason })
  }

  return (
    <Dialog
      {...rest}
      ref={forwarded}
      open={open}
      onOpenChange={(_, { reason }) => close(reason)}
      size={size}
      height={height}
      className={classNames('inlay-Wizard', className)}
      head={
        head ? (
          head(view)
        ) : (
          <Stepper
            label={progress(steps[index]?.label ?? '')}
            steps={view.steps}
            current={view.current}
            onStepSelect={busy ? undefined : view.goTo}
          />
        )
      }
      footer={
        <>
          {note !== undefined && <DialogFootStart>{note}</DialogFootStart>}
          <Button
            aria-disabled={busy || leaving || undefined}
            onClick={() => (index === 0 ? close('cancelled') : void wizard.back())}
          >
            {index === 0 ? t('cancel') : t('back')}
          </Button>
          <Button
            // Another button than that of the next step: a second press is not one on what has come in its place.
            key={view.current}
            variant="primary"
            busy={busy || leaving}
            busyLabel={leaving ? t('checking') : isLast ? busyLabel : undefined}
            disabledReason={isLast ? finishDisabledReason : steps[index]?.nextDisabledReason}
            onClick={() => (isLast ? onFinish() : void wizard.next())}
          >
            {isLast ? (error === undefined ? finishLabel : t('tryAgain')) : (steps[index]?.nextLabel ?? t('continue'))}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      {steps
        .filter(({ id }) => visited.has(id))
        .map(({ id, label, content }) => (
          <WizardPanel
            key={id}
            label={label}
            progress={progress(label)}
            shown={id === view.current}
            arrived={visited.size > 1}
          >
            {content}
          </WizardPanel>
        ))}
    </Dialog>
  )
}
