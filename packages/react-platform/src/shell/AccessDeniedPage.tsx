import { forwardRef } from 'react'
import { Lock } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, LinkButton, type LinkTarget } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface AccessDeniedPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** What the person may not open: the whole workspace, or something in one that is theirs. @default 'workspace' */
  readonly subject?: 'workspace' | 'page' | undefined
  readonly home: LinkTarget
  /** Who is signed in: another account of theirs may open it. Left out where nobody is. */
  readonly signedIn?: { readonly email: string; readonly onSignOut: () => void } | undefined
  readonly supportHref: string
  readonly alone?: boolean | undefined
}

/**
 * For an address that is not the person's to open.
 *
 * Contract: as `MessagePage`.
 */
export const AccessDeniedPage = forwardRef<HTMLElement, AccessDeniedPageProps>(function AccessDeniedPage(
  { className, subject = 'workspace', home, signedIn, supportHref, alone },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={Lock}
      title={t('deniedTitle')}
      alone={alone}
      actions={
        <>
          <LinkButton {...home} variant="primary" size="large">
            {t('goHome')}
          </LinkButton>
          <SupportLink href={supportHref} />
          {signedIn && (
            <Button size="large" variant="ghost" onClick={signedIn.onSignOut}>
              {t('logout')}
            </Button>
          )}
        </>
      }
    >
      {t(subject === 'page' ? 'pageDeniedText' : 'deniedText')}
      {signedIn && ` ${t('signedInAs', { email: signedIn.email })}`}
    </MessagePage>
  )
})
