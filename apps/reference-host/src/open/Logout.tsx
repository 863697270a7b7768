import { InlayRoot } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { useAppPorts } from '../app-ports'
import { Go } from '../navigation/Go'
import { PageTitle } from '../PageTitle'
import { useVisitorStatus } from '../session/use-visitor'
import { PageWaiting } from '../waiting/PageWaiting'

/** Ends the sign-in and goes on to the origin, which shows the logged-out screen. */
export function Logout() {
  const { auth } = useAppPorts()
  const status = useVisitorStatus()
  useEffect(() => {
    if (status !== 'signed-in') return
    auth.signOut().catch((error: unknown) => console.error('The sign-out did not reach the provider.', error))
  }, [auth, status])
  if (status === 'signed-out') return <Go to="/" />
  return (
    <InlayRoot fill>
      <PageTitle screen="shell.logout" />
      <PageWaiting />
    </InlayRoot>
  )
}
