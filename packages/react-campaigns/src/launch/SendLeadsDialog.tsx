import { isApiError } from '@inlay/sdk-core'
import { listLeadLists, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { Banner, Button, Dialog, EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, useState, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { useChangedTexts } from '../message-wizard/use-changed-texts'
import type { LaunchFailure } from './launch-failure'
import { LeadLists } from './LeadLists'
import { launchMessages } from './messages'
import { NewLeadList } from './NewLeadList'
import { ProviderFaces } from './ProviderFaces'
import { useFirstField } from './use-first-field'
import { useProvider } from '../use-provider'
import { useSendLeads } from './use-send-leads'

export interface SendLeadsDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** It is done with: sent, or left. */
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'heyreachCampaignId'> & Partial<Pick<Campaign, 'messagesMetadata'>>
  /** How many contacts have a LinkedIn message that waits; left out where that is not known. */
  readonly waiting?: number | undefined
  /** How many more have one, and no profile that it could go to. @default 0 */
  readonly withoutProfile?: number | undefined
  /** How many have none written yet. @default 0 */
  readonly withoutMessage?: number | undefined
  /** Why the launch before this one failed; nothing where it did not. */
  readonly failure?: LaunchFailure | undefined
}

/**
 * Puts the contacts of a campaign on a list of the LinkedIn-outreach provider, one that is there or a new one.
 *
 * Contract: as `Dialog`, with the slot class `inlay-SendLeads`.
 */
export const SendLeadsDialog = forwardRef<HTMLDialogElement, SendLeadsDialogProps>(
  function SendLeadsDialog(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenDialog {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenDialogProps extends SendLeadsDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({
  element,
  className,
  onClose,
  campaign,
  waiting,
  withoutProfile = 0,
  withoutMessage = 0,
  failure,
}: OpenDialogProps) {
  const t = useMessages(launchMessages)
  const isChanged = useChangedTexts(campaign, 'linkedin')
  const provider = useProvider('linkedin-outreach')
  const lists = useOperation(listLeadLists, {}, { enabled: provider.mayAsk })
  const [chosen, setChosen] = useState<string>()
  const { send, sending } = useSendLeads(campaign.campaignId)
  const failed = [provider.connections, lists].find(({ status }) => status === 'failed')
  const error = failed?.status === 'failed' ? failed.error : undefined
  const fields = useFirstField<HTMLDivElement>(lists.status === 'ready')
  const submit = async () => {
    if (chosen !== undefined && (await send(chosen))) onClose()
  }
  const about = [
    ...(waiting === undefined ? [] : [t('leadsAbout', { count: waiting })]),
    ...(withoutProfile > 0
      ? [t(waiting === 0 ? 'onlyWithoutProfile' : 'withoutProfile', { count: withoutProfile }), t('findProfiles')]
      : []),
    ...(withoutMessage > 0 ? [t('withoutMessage', { count: withoutMessage })] : []),
  ]
  return (
    <Dialog
      ref={element}
      className={classNames('inlay-SendLeads', className)}
      open
      onOpenChange={() => {
        if (!sending) onClose()
      }}
      title={t('leadsTitle')}
      description={about.length === 0 ? undefined : `${about.join('. ')}.`}
      footer={
        lists.status === 'ready' ? (
          <>
            <Button onClick={onClose} disabled={sending}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              disabledReason={
                waiting === 0
                  ? t('leadsAbout', { count: waiting })
                  : chosen === undefined
                    ? t('leadListMissing')
                    : undefined
              }
              busy={sending}
              busyLabel={t('addingLeads')}
              onClick={() => void submit()}
            >
              {t('addLeads')}
            </Button>
          </>
        ) : undefined
      }
    >
      {lists.status === 'ready' ? (
        <div ref={fields} className="inlay-Launch-form">
          {isChanged && <Banner tone="warning">{t('changedTexts')}</Banner>}
          {failure && <Banner tone="danger">{t('lastFailed', { ...failure })}</Banner>}
          <LeadLists lists={lists.data} value={chosen} onValueChange={setChosen} />
          <NewLeadList onCreated={setChosen} />
        </div>
      ) : (
        <ProviderFaces
          missing={
            provider.isMissing || isApiError(error, 'connection-missing')
              ? { kind: 'linkedin-outreach', title: t('notConnectedLinkedIn'), hint: t('notConnectedLinkedInHint') }
              : undefined
          }
          error={error}
          onRetry={() => {
            if (failed?.status === 'failed') failed.retry()
          }}
        />
      )}
    </Dialog>
  )
}
