import { SearchX } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton, type LinkTarget } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'

export interface NotFoundPageProps {
  readonly home: LinkTarget
  readonly alone?: boolean | undefined
}

/** The 404 page. */
export function NotFoundPage({ home, alone }: NotFoundPageProps) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      icon={SearchX}
      title={t('notFoundTitle')}
      alone={alone}
      actions={
        <LinkButton {...home} variant="primary" size="large">
          {t('goHome')}
        </LinkButton>
      }
    >
      {t('notFoundText')}
    </MessagePage>
  )
}
