import { callbackAuth } from '../auth/callback-auth'
import type { Specimen } from '../../../../suites/specimen'
import { createFakeClient } from './fixtures/fake-client'
import { useInlay } from './hooks/use-inlay'
import { InlayProvider } from './InlayProvider'

const { client } = createFakeClient()
const auth = callbackAuth({ getToken: async () => undefined, user: () => undefined })

/** It draws nothing: one inside of another, as when a part of a page belongs to another tenant. */
export const specimen: Specimen = {
  name: 'InlayProvider',
  render: () => (
    <InlayProvider client={client} auth={auth} workspaceId="halden">
      <Workspace />
    </InlayProvider>
  ),
}

function Workspace() {
  return <p>The workspace is {useInlay().workspaceId}.</p>
}
