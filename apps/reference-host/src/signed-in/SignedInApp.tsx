import { createHttpClient } from '@inlay/sdk-core'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { useAppPorts } from '../app-ports'
import { BeginAnew } from './BeginAnew'
import { HostProvider } from './HostProvider'
import { SessionRenewal } from './SessionRenewal'
import { StartData } from './StartData'
import { TellOfAnotherPerson } from './TellOfAnotherPerson'
import { useAnotherPerson } from './use-another-person'

/** Everything that needs a person: the client, what is read of them at start, and the frames of their workspaces. */
export function SignedInApp() {
  const { auth } = useAppPorts()
  const isAnotherPersons = useAnotherPerson(auth)
  const [client] = useState(() => createHttpClient({ baseUrl: '/', auth }))
  if (isAnotherPersons) return <BeginAnew />
  return (
    <HostProvider client={client}>
      <InlayRoot fill>
        <SessionRenewal />
        <TellOfAnotherPerson />
        <StartData />
      </InlayRoot>
    </HostProvider>
  )
}
