import { forwardRef } from 'react'
import { Building2 } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface NoWorkspacePageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  readonly supportHref: string
  readonly onSignOut: () => void
}

/**
 * For somebody who belongs to no workspace.
 *
 * Contract: as `MessagePage`.
 */
export const NoWorkspacePage = forwardRef<HTMLElement, NoWorkspacePageProps>(function NoWorkspacePage(
  { className, supportHref, onSignOut },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={Building2}
      title={t('noWorkspaceTitle')}
      alone
      actions={
        <>
          <SupportLink href={supportHref} />
          <Button size="large" variant="ghost" onClick={onSignOut}>
            {t('logout')}
          </Button>
        </>
      }
    >
      {t('noWorkspaceText')}
    </MessagePage>
  )
})
