import { createRoot } from 'react-dom/client'
import { CampaignList } from '@inlay/react-campaigns/campaign-list'
import { createHttpClient } from '@inlay/sdk-core'
import { InlayProvider } from '@inlay/sdk-core/react'

export function mountInline({ container, auth, baseUrl, workspaceId }) {
  const client = createHttpClient({ baseUrl, auth })
  createRoot(container).render(
    <InlayProvider client={client} auth={auth} workspaceId={workspaceId}>
      <CampaignList />
    </InlayProvider>,
  )
}
