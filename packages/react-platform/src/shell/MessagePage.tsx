import { forwardRef, type ReactNode } from 'react'
import { Icon, classNames } from '@inlay/sdk-core/ui'
import type { LucideIcon } from 'lucide-react'

export interface MessagePageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  readonly icon?: LucideIcon | undefined
  /** In place of the icon: a mark, a picture. */
  readonly art?: ReactNode
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined
  readonly title: string
  readonly children?: ReactNode
  /** Buttons and links, the first of them the way on. */
  readonly actions?: ReactNode
  /** Stands alone on the page, as its main part, and not inside a frame that has one. @default false */
  readonly alone?: boolean | undefined
}

/**
 * A page that has one thing to say: a title, a sentence, what to do.
 *
 * Contract: slot classes `inlay-MessagePage`, `-art`, `-icon`, `-title`, `-text`, `-actions`; `data-tone`.
 */
export const MessagePage = forwardRef<HTMLElement, MessagePageProps>(function MessagePage(props, ref) {
  const { className, icon, art, tone = 'neutral', title, children, actions, alone = false } = props
  const Element = alone ? 'main' : 'section'
  return (
    <Element
      ref={ref}
      className={classNames('inlay-MessagePage', className)}
      data-tone={tone}
      data-alone={alone ? '' : undefined}
    >
      <div className="inlay-MessagePage-body">
        {art !== undefined && <div className="inlay-MessagePage-art">{art}</div>}
        {art === undefined && icon && (
          <span className="inlay-MessagePage-icon">
            <Icon icon={icon} size={20} />
          </span>
        )}
        <h1 className="inlay-MessagePage-title">{title}</h1>
        <div className="inlay-MessagePage-text">{children}</div>
        {actions && <div className="inlay-MessagePage-actions">{actions}</div>}
      </div>
    </Element>
  )
})
