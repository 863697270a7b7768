import { isApiError, type ApiError } from '@inlay/sdk-core'
import { createConnection, deleteConnection } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { onboardingMessages } from './messages'
import type { Onboarding } from './use-onboarding'

export interface ConnectFailure {
  /** It is about the access token, and said there; else beside the buttons. */
  readonly isAboutToken: boolean
  readonly text: string
}

/** Connects the CRM that was chosen. Asked again with the same token, there is nothing more to do. */
export function useConnectCrm({ state, change }: Onboarding) {
  const t = useMessages(onboardingMessages)
  const refusalText = useRefusalText()
  const create = useAction(createConnection)
  const remove = useAction(deleteConnection)
  const [failure, setFailure] = useState<ConnectFailure>()

  async function connect(): Promise<boolean> {
    const token = state.crmCredentials.trim()
    const { connection, crmType } = state
    if (connection?.token === token) return true
    if (crmType === null) return false
    setFailure(undefined)
    const made = await create.run({
      body: { provider: crmType, name: t(crmType), credentials: { accessToken: token } },
    })
    if (!made.ok) {
      setFailure(failureOf(made.error))
      return false
    }
    change({ connection: { connectionId: made.data.connectionId, token } })
    // One CRM has one connection: the one before was made with another token.
    if (connection) void remove.run({ params: { connectionId: connection.connectionId } })
    return true
  }

  function failureOf(error: ApiError): ConnectFailure | undefined {
    if (isApiError(error, 'aborted')) return undefined
    const [about] = error.fields
    if (about) return { isAboutToken: true, text: about.message }
    return { isAboutToken: false, text: refusalText(error) ?? t('connectFailed') }
  }

  return { connect, connecting: create.pending, failure, forget: () => setFailure(undefined) }
}
