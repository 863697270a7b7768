import { getAccount, getFlags, getSubscription } from '@inlay/sdk-core/contract/workspace'
import { InlayProvider, useInlay, useOperation } from '@inlay/sdk-core/react'

/**
 * While it is not known yet that a workspace is the person's: reads of it what its start will need, so that this comes
 * beside the person's own details and not after them. It stays until the start is over, since what is on its way ends
 * with the last part that waits for it, and so would a pause that the server asks for.
 */
export function WorkspaceAhead({ workspaceId }: { readonly workspaceId: string }) {
  const { client, auth, navigation, locale, appearance } = useInlay()
  return (
    <InlayProvider
      client={client}
      auth={auth}
      navigation={navigation}
      locale={locale}
      appearance={appearance}
      workspaceId={workspaceId}
    >
      <Reads />
    </InlayProvider>
  )
}

function Reads() {
  useOperation(getAccount, noInput, forTheSession)
  useOperation(getSubscription, noInput, forTheSession)
  useOperation(getFlags, noInput, forTheSession)
  return null
}

const noInput = {}
const forTheSession = { staleTime: Number.POSITIVE_INFINITY }
