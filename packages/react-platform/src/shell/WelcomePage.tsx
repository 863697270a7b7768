import { useMessages } from '@inlay/sdk-core/react'
import { forwardRef, type ReactNode } from 'react'
import { BrandMark } from './BrandMark'
import { LogInActions } from './LogInActions'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'

export interface WelcomePageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** The product's display name. */
  readonly appName: string
  /** The product's mark, 40 high. @default the `BrandMark` of Inlay */
  readonly mark?: ReactNode
  /** The window of the sign-in is open. @default false */
  readonly busy?: boolean | undefined
  readonly supportHref: string
  readonly onSignIn: () => void
  /** Offers to give the sign-in up while its window is open. */
  readonly onCancel?: (() => void) | undefined
}

/**
 * For somebody who has never signed in here, so that there is nothing they were logged out of.
 *
 * Contract: as `MessagePage`.
 */
export const WelcomePage = forwardRef<HTMLElement, WelcomePageProps>(function WelcomePage(props, ref) {
  const { className, appName, mark = <BrandMark size={40} />, busy = false, supportHref, onSignIn, onCancel } = props
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      art={mark}
      title={t('welcomeTitle', { app: appName })}
      alone
      actions={<LogInActions busy={busy} supportHref={supportHref} onLogIn={onSignIn} onCancel={onCancel} />}
    >
      <p role="status">{t(busy ? 'signInWindow' : 'welcomeText')}</p>
    </MessagePage>
  )
})
