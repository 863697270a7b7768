import { Lock } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton, type LinkTarget } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface AccessDeniedPageProps {
  /** What the person may not open: the whole workspace, or something in one that is theirs. @default 'workspace' */
  readonly subject?: 'workspace' | 'page' | undefined
  readonly home: LinkTarget
  readonly supportHref: string
  readonly alone?: boolean | undefined
}

/** For an address that is not the person's to open. */
export function AccessDeniedPage({ subject = 'workspace', home, supportHref, alone }: AccessDeniedPageProps) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      icon={Lock}
      title={t('deniedTitle')}
      alone={alone}
      actions={
        <>
          <LinkButton {...home} variant="primary" size="large">
            {t('goHome')}
          </LinkButton>
          <SupportLink href={supportHref} />
        </>
      }
    >
      {t(subject === 'page' ? 'pageDeniedText' : 'deniedText')}
    </MessagePage>
  )
}
