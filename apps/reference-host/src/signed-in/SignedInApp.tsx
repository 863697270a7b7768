import { createHttpClient } from '@inlay/sdk-core'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { useAppPorts } from '../app-ports'
import { workspaceRoot } from '../routes/workspace-root'
import { HostProvider } from './HostProvider'
import { SessionRenewal } from './SessionRenewal'
import { personChanged } from './person-changed'
import { StartData } from './StartData'
import { TellOfAnotherPerson } from './TellOfAnotherPerson'
import { useReloadForAnotherPerson } from './use-reload-for-another-person'

/** Everything that needs a person: the client, what is read of them at start, and the frames of their workspaces. */
export function SignedInApp() {
  const { auth } = useAppPorts()
  useReloadForAnotherPerson(auth, beginAnew)
  const [client] = useState(() => createHttpClient({ baseUrl: '/', auth }))
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

function beginAnew() {
  personChanged.keep()
  // What is not saved is another person's, who can no longer save it: there is nothing to ask.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.replace(workspaceRoot)
}
