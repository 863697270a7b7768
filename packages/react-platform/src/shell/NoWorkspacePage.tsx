import { Building2 } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface NoWorkspacePageProps {
  readonly supportHref: string
  readonly onSignOut: () => void
}

/** For somebody who belongs to no workspace. */
export function NoWorkspacePage({ supportHref, onSignOut }: NoWorkspacePageProps) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
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
}
