import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

interface LogInActionsProps {
  readonly busy: boolean
  readonly supportHref: string
  readonly onLogIn: () => void
}

/** What somebody who is not signed in can do. */
export function LogInActions({ busy, supportHref, onLogIn }: LogInActionsProps) {
  const t = useMessages(shellMessages)
  return (
    <>
      <Button variant="primary" size="large" busy={busy} busyLabel={t('signingIn')} onClick={onLogIn}>
        {t('logIn')}
      </Button>
      <SupportLink href={supportHref} />
    </>
  )
}
