import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { ErrorArt } from './ErrorArt'
import { RequestId } from './RequestId'

export interface ErrorStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What failed: “Error loading workflow runs”. */
  readonly title: string
  /** Why, and what is safe. */
  readonly children?: ReactNode
  /** Adds a button that tries once more. */
  readonly onRetry?: (() => void) | undefined
  /** The retry is under way. @default false */
  readonly retrying?: boolean | undefined
  /** By which a backend's people find the call that failed. */
  readonly requestId?: string | undefined
  /** Beside the retry: a way elsewhere. */
  readonly action?: ReactNode
  /** `compact`: words alone, close together, for panels and the bodies of tables. @default 'regular' */
  readonly size?: 'regular' | 'compact' | undefined
  /** Of the title: one below that of what it stands in. @default 2 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined
}

/**
 * Stands where something could not be shown: what failed, what to do.
 *
 * Contract: as `EmptyState`, with `data-state="failed"`.
 */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  {
    title,
    children,
    onRetry,
    retrying = false,
    requestId,
    action,
    size = 'regular',
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} ref={ref} className={classNames('inlay-State', className)} data-state="failed" data-size={size}>
      <div role="alert" className="inlay-State-words">
        {size === 'regular' && <ErrorArt />}
        <Heading className="inlay-State-title">
          {size === 'compact' && <Icon icon={CircleAlert} size={14} />}
          {title}
        </Heading>
        {children !== undefined && <p className="inlay-State-text">{children}</p>}
      </div>
      {(onRetry || action !== undefined) && (
        <div className="inlay-State-action">
          {onRetry && (
            <Button icon={RefreshCw} size={size} busy={retrying} busyLabel={t('tryingAgain')} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && <RequestId requestId={requestId} />}
    </div>
  )
})
