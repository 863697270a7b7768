import { isApiError } from '@inlay/sdk-core'
import { listEmailCampaigns, listEmailSenders, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useAuthState, useMessages, useOperation } from '@inlay/sdk-core/react'
import { Dialog, EnsureRoot } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { EmailLaunchFields } from './EmailLaunchFields'
import { launchMessages } from './messages'
import { ProviderFaces } from './ProviderFaces'

export interface LaunchEmailsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId'>
  /** How many contacts have an e-mail that waits; left out where that is not known. */
  readonly waiting?: number | undefined
  /** The product's own name, which a new campaign is called by. @default 'Inlay' */
  readonly productName?: string | undefined
}

/** Hands the e-mails of a campaign to the provider that sends them: which campaign there, from whom, and when. */
export function LaunchEmailsDialog(props: LaunchEmailsDialogProps) {
  return <EnsureRoot styles={campaignStyles}>{props.open && <OpenDialog {...props} />}</EnsureRoot>
}

function OpenDialog({ onClose, campaign, waiting, productName = 'Inlay' }: LaunchEmailsDialogProps) {
  const t = useMessages(launchMessages)
  const campaigns = useOperation(listEmailCampaigns, {})
  const senders = useOperation(listEmailSenders, {})
  const auth = useAuthState()
  const isReady = campaigns.status === 'ready' && senders.status === 'ready'
  const title = t('emailsTitle')
  const description = waiting === undefined ? undefined : t('emailsAbout', { count: waiting })
  if (isReady) {
    const person = auth.status === 'signed-in' ? (auth.user.name ?? '') : ''
    return (
      <EmailLaunchFields
        title={title}
        description={description}
        onClose={onClose}
        campaign={campaign}
        campaigns={campaigns.data}
        senders={senders.data}
        onLookAgain={() => void senders.refresh()}
        newName={`${productName} ${person}`.trim()}
      />
    )
  }
  const failed = [campaigns, senders].find(({ status }) => status === 'failed')
  const error = failed?.status === 'failed' ? failed.error : undefined
  return (
    <Dialog open onOpenChange={onClose} title={title} size="large">
      <ProviderFaces
        missing={
          isApiError(error, 'connection-missing')
            ? { title: t('notConnectedEmail'), hint: t('notConnectedEmailHint') }
            : undefined
        }
        error={error}
        onRetry={() => {
          for (const each of [campaigns, senders]) if (each.status === 'failed') each.retry()
        }}
      />
    </Dialog>
  )
}
