import { InlayRoot } from '@inlay/sdk-core/ui'
import { useEffect, useState } from 'react'
import { useAppPorts } from '../app-ports'
import { Go } from '../navigation/Go'
import { PageTitle } from '../PageTitle'
import { signingOut } from '../session/signing-out'
import { useVisitorStatus } from '../session/use-visitor'
import { PageWaiting } from '../waiting/PageWaiting'

/** Ends the sign-in, here and at the provider, and goes on to the origin, which shows the logged-out screen. */
export function Logout() {
  const { auth } = useAppPorts()
  const status = useVisitorStatus()
  const [begun, setBegun] = useState(false)
  const [ended, setEnded] = useState(false)
  if (status === 'signed-in' && !begun) setBegun(true)
  useEffect(() => {
    if (status === 'signed-out' && !begun) signingOut.set(false)
    if (status !== 'signed-in') return
    signingOut.set(true)
    auth
      .signOut()
      .catch((error: unknown) => console.error('The provider was not told.', error))
      .finally(() => {
        signingOut.set(false)
        setEnded(true)
      })
  }, [auth, begun, status])
  if (status === 'signed-out' && (ended || !begun)) return <Go to="/" />
  return (
    <InlayRoot fill>
      <PageTitle screen="shell.logout" />
      <PageWaiting />
    </InlayRoot>
  )
}
