'use client'

import '@inlay/sdk-core/styles.css'
import '@inlay/react-campaigns/styles.css'
import { useState } from 'react'
import { CampaignList } from '@inlay/react-campaigns/campaign-list'
import { createHttpClient, staticTokenAuth, type MessageOverrides } from '@inlay/sdk-core'
import { InlayProvider } from '@inlay/sdk-core/react'

export interface CampaignsProps {
  readonly apiUrl: string
  readonly token: string
  readonly workspaceId: string
  readonly messages?: MessageOverrides | undefined
}

/** A partner's page: an API client, an auth adapter, and a feature. */
export function Campaigns({ apiUrl, token, workspaceId, messages }: CampaignsProps) {
  const [{ auth, client }] = useState(() => {
    const auth = staticTokenAuth({ token, user: { userId: 'user_maren', name: 'Maren Lindqvist', email: '' } })
    return { auth, client: createHttpClient({ baseUrl: apiUrl, auth }) }
  })
  return (
    <InlayProvider client={client} auth={auth} workspaceId={workspaceId} messages={messages}>
      <CampaignList />
    </InlayProvider>
  )
}
