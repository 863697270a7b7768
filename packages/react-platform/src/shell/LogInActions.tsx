import { useMessages } from '@inlay/sdk-core/react'
import { shellMessages } from './messages'
import { SignInButton } from './SignInButton'
import { SupportLink } from './SupportLink'

interface LogInActionsProps {
  readonly busy: boolean
  readonly supportHref: string
  readonly onLogIn: () => void
  readonly onCancel?: (() => void) | undefined
}

/** What somebody who is not signed in can do. */
export function LogInActions({ busy, supportHref, onLogIn, onCancel }: LogInActionsProps) {
  const t = useMessages(shellMessages)
  return (
    <>
      <SignInButton label={t('logIn')} size="large" busy={busy} onSignIn={onLogIn} onCancel={onCancel} />
      <SupportLink href={supportHref} />
    </>
  )
}
