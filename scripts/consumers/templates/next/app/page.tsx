import { campaignsDestinations, campaignsMessages } from '@inlay/react-campaigns'
import { operationPath, overrideMessages } from '@inlay/sdk-core'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { Campaigns } from './Campaigns'

export const dynamic = 'force-dynamic'

const messages = overrideMessages(campaignsMessages, { 'list.emailsSent': 'Letters sent' })

/** A server component: the doors without React work here, and those with it render on the server first. */
export default function Page() {
  return (
    <main data-path={operationPath(listCampaigns)}>
      <h1>{campaignsMessages.strings['list.audienceTitle']}</h1>
      <p>{campaignsDestinations.audienceList().name}</p>
      <Campaigns
        apiUrl={process.env['INLAY_API_URL'] ?? ''}
        token={process.env['INLAY_TOKEN'] ?? ''}
        workspaceId={process.env['INLAY_WORKSPACE_ID'] ?? ''}
        messages={messages}
      />
    </main>
  )
}
