import { forwardRef, type ReactNode } from 'react'
import { Construction } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'

export interface NotBuiltPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** What the screen is called. */
  readonly screen: string
  readonly actions?: ReactNode
  readonly alone?: boolean | undefined
}

/**
 * The honest page of an address whose screen is not there yet.
 *
 * Contract: as `MessagePage`.
 */
export const NotBuiltPage = forwardRef<HTMLElement, NotBuiltPageProps>(function NotBuiltPage(
  { className, screen, actions, alone },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={Construction}
      title={t('notBuilt', { screen })}
      alone={alone}
      actions={actions}
    >
      {t('notBuiltText')}
    </MessagePage>
  )
})
