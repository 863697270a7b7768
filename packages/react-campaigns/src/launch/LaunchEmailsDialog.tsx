import { isApiError } from '@inlay/sdk-core'
import { listEmailCampaigns, listEmailSenders, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useAuthState, useMessages, useOperation } from '@inlay/sdk-core/react'
import { Dialog, EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { EmailLaunchFields } from './EmailLaunchFields'
import { launchMessages } from './messages'
import { ProviderFaces } from './ProviderFaces'

export interface LaunchEmailsDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** It is done with: launched, or left. */
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId'>
  /** How many contacts have an e-mail that waits; left out where that is not known. */
  readonly waiting?: number | undefined
  /** The product's own name, which a new campaign is called by. @default 'Inlay' */
  readonly productName?: string | undefined
}

/**
 * Hands the e-mails of a campaign to the provider that sends them: which campaign there, from whom, and when.
 *
 * Contract: as `Dialog`, with the slot class `inlay-LaunchEmails`.
 */
export const LaunchEmailsDialog = forwardRef<HTMLDialogElement, LaunchEmailsDialogProps>(
  function LaunchEmailsDialog(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenDialog {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenDialogProps extends LaunchEmailsDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({ element, className, onClose, campaign, waiting, productName = 'Inlay' }: OpenDialogProps) {
  const t = useMessages(launchMessages)
  const campaigns = useOperation(listEmailCampaigns, {})
  const senders = useOperation(listEmailSenders, {})
  const auth = useAuthState()
  const isReady = campaigns.status === 'ready' && senders.status === 'ready'
  const title = t('emailsTitle')
  const ownClass = classNames('inlay-LaunchEmails', className)
  const description = waiting === undefined ? undefined : t('emailsAbout', { count: waiting })
  if (isReady) {
    const person = auth.status === 'signed-in' ? (auth.user.name ?? '') : ''
    return (
      <EmailLaunchFields
        element={element}
        className={ownClass}
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
    <Dialog ref={element} className={ownClass} open onOpenChange={onClose} title={title} size="large">
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
