import { operationPath } from '@inlay/sdk-core'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { Campaigns } from './Campaigns'

export const dynamic = 'force-dynamic'

/** A server component: the doors without React work here, and those with it render on the server first. */
export default function Page() {
  return (
    <main data-path={operationPath(listCampaigns)}>
      <Campaigns
        apiUrl={process.env['INLAY_API_URL'] ?? ''}
        token={process.env['INLAY_TOKEN'] ?? ''}
        workspaceId={process.env['INLAY_WORKSPACE_ID'] ?? ''}
      />
    </main>
  )
}
