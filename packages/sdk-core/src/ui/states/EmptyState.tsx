import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { EmptyArt } from './EmptyArt'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What there is none of: “No campaigns yet”. */
  readonly title: string
  /** Why, or how to get some, in a sentence. */
  readonly children?: ReactNode
  /** One button. */
  readonly action?: ReactNode
  /** A picture above the words. @default a stack of sheets; none where it is compact */
  readonly art?: ReactNode
  /** `compact`: words alone, close together, for panels and the bodies of tables. @default 'regular' */
  readonly size?: 'regular' | 'compact' | undefined
  /** Of the title: one below that of what it stands in. @default 2 */
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * Stands where a list has nothing to show: what this is, why it is empty, one thing to do.
 *
 * Contract: slot classes `inlay-State`, `-art`, `-title`, `-text`, `-action`; `data-state="empty"`, `data-size`.
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  {
    title,
    children,
    action,
    size = 'regular',
    art = size === 'compact' ? undefined : <EmptyArt />,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} ref={ref} className={classNames('inlay-State', className)} data-state="empty" data-size={size}>
      {art}
      <Heading className="inlay-State-title" title={title}>
        {title}
      </Heading>
      {children !== undefined && <p className="inlay-State-text">{children}</p>}
      {action !== undefined && <div className="inlay-State-action">{action}</div>}
    </div>
  )
})
