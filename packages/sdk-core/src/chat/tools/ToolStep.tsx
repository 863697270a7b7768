import { forwardRef, memo, useId, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { Ban, ChevronRight, CircleAlert, CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import type { ToolCall } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon/Icon'
import { textDirection } from '../../ui/markdown/text-direction'
import { Spinner } from '../../ui/spinner/Spinner'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { chatMessages } from '../chat-messages'
import { OwnBoundary } from '../own/OwnBoundary'
import { factsOf } from './read-facts'
import { stepState, type StepState } from './step-state'
import { usuallyHiddenKeys, type ToolView } from './tool-view'
import { ToolStepBody } from './ToolStepBody'
import { useOwnWords } from './use-own-words'

export interface ToolStepProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly call: ToolCall
  /** What it says about itself. @default the name of the tool */
  readonly view?: ToolView | undefined
  /** Keys that are left out where the arguments are shown. @default per_page, page, include_similar_titles, limit */
  readonly hiddenKeys?: readonly string[] | undefined
  /** It is called and has no result because a person is asked first. @default false */
  readonly waiting?: boolean | undefined
  /** @default false */
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean, details: { readonly reason: 'opened' | 'closed' }) => void) | undefined
}

/**
 * One call of a tool: what it does or has done, and, opened, what it was given and what it gave.
 *
 * Contract: slot classes `inlay-ToolStep`, `-row`, `-label`, `-detail`, `-body`, `-part`, `-own`; `data-state`: `running`,
 * `waiting`, `done`, `refused`, `failed`, `cancelled`; `data-open`.
 */
export const ToolStep = memo(
  forwardRef<HTMLDivElement, ToolStepProps>(function ToolStep(
    {
      call,
      view,
      hiddenKeys = usuallyHiddenKeys,
      waiting = false,
      defaultOpen = false,
      onOpenChange,
      className,
      ...rest
    },
    ref,
  ) {
    const t = useMessages(chatMessages)
    const id = useId()
    const [open, setOpen] = useState(defaultOpen)
    const state = stepState(call, waiting)
    const facts = useMemo(() => factsOf(call), [call])
    const words = {
      running: t('toolRunning'),
      waiting: t('toolWaiting'),
      done: t('toolDone'),
      refused: t('toolRefused'),
      failed: t('toolFailed'),
      cancelled: t('toolCancelled'),
    }[state]
    const { label, detail, progress } = useOwnWords(facts, view, state)
    const shownState = state === 'running' || state === 'done' ? undefined : words
    const end = [detail, shownState].filter((part) => part !== undefined && part !== '').join(' · ')
    const Own = view?.render

    return (
      <div
        {...rest}
        ref={ref}
        className={classNames('inlay-ToolStep', className)}
        data-state={state}
        data-open={open ? '' : undefined}
      >
        <button
          type="button"
          className="inlay-ToolStep-row"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => {
            setOpen(!open)
            onOpenChange?.(!open, { reason: open ? 'closed' : 'opened' })
          }}
        >
          <span className="inlay-ToolStep-mark">
            {state === 'running' ? <Spinner /> : <Icon icon={icons[state]} />}
          </span>
          <span className="inlay-ToolStep-label" dir={textDirection(label)}>
            {label}
          </span>
          {shownState === undefined && <VisuallyHidden>{words}</VisuallyHidden>}
          {end !== '' && (
            <span className="inlay-ToolStep-detail">
              <span dir={textDirection(end)}>{end}</span>
            </span>
          )}
          <Icon icon={ChevronRight} size={14} directional className="inlay-ToolStep-chevron" />
          {progress !== undefined && (
            <span className="inlay-ToolStep-progress" aria-hidden style={{ inlineSize: `${clamp(progress) * 100}%` }} />
          )}
        </button>
        <div id={`${id}-body`} hidden={!open}>
          {open && <ToolStepBody label={label} facts={facts} hiddenKeys={hiddenKeys} />}
        </div>
        {Own && (
          <div className="inlay-ToolStep-own">
            <OwnBoundary of={facts} fallback={null} isPartial={call.status === 'streaming'}>
              <Own call={call} args={facts.args} result={facts.result} />
            </OwnBoundary>
          </div>
        )}
      </div>
    )
  }),
)

const icons: Readonly<Record<Exclude<StepState, 'running'>, LucideIcon>> = {
  waiting: CircleHelp,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleX,
  cancelled: Ban,
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
