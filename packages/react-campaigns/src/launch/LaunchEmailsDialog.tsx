import { isApiError } from '@inlay/sdk-core'
import { listEmailCampaigns, listEmailSenders, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useAuthState, useClock, useMessages, useOperation } from '@inlay/sdk-core/react'
import {
  Banner,
  Button,
  Dialog,
  EnsureRoot,
  Form,
  SubmitButton,
  classNames,
  useInlayForm,
  useWatch,
} from '@inlay/sdk-core/ui'
import { forwardRef, useState, type ForwardedRef, type KeyboardEvent } from 'react'
import { campaignStyles } from '../campaign-styles'
import { useChangedTexts } from '../message-wizard/use-changed-texts'
import { emailLaunchForm, startValues } from './email-launch-form'
import { EmailLaunchFields } from './EmailLaunchFields'
import type { LaunchFailure } from './launch-failure'
import { launchMessages } from './messages'
import { ProviderFaces } from './ProviderFaces'
import { zoneOfToday } from '../time-zones'
import { useProvider } from '../use-provider'
import { useFirstField } from './use-first-field'
import { useLaunchEmails } from './use-launch-emails'
import { useValuesOfChosen } from './use-values-of-chosen'

export interface LaunchEmailsDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** It is done with: launched, or left. */
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId'> & Partial<Pick<Campaign, 'messagesMetadata'>>
  /** How many contacts have an e-mail that waits; left out where that is not known. */
  readonly waiting?: number | undefined
  /** How many more have one, and no address that it could go to. @default 0 */
  readonly withoutAddress?: number | undefined
  /** How many have none written yet. @default 0 */
  readonly withoutEmail?: number | undefined
  /** Why the launch before this one failed; nothing where it did not. */
  readonly failure?: LaunchFailure | undefined
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

function OpenDialog({
  element,
  className,
  onClose,
  campaign,
  waiting,
  withoutAddress = 0,
  withoutEmail = 0,
  failure,
  productName = 'Inlay',
}: OpenDialogProps) {
  const t = useMessages(launchMessages)
  const isChanged = useChangedTexts(campaign, 'email')
  const provider = useProvider('email-sequencing')
  const campaigns = useOperation(listEmailCampaigns, {}, { enabled: provider.mayAsk })
  const senders = useOperation(listEmailSenders, {}, { enabled: provider.mayAsk })
  const auth = useAuthState()
  const person = auth.status === 'signed-in' ? (auth.user.name ?? '') : ''
  const [timeZone] = useState(() => zoneOfToday(new Intl.DateTimeFormat().resolvedOptions().timeZone))
  const launch = useLaunchEmails(campaign.campaignId)
  const existing = campaigns.status === 'ready' ? campaigns.data : undefined
  const clock = useClock()
  const [schema] = useState(() => emailLaunchForm(t, () => clock.now()))
  const own = existing?.find(({ id }) => id === campaign.smartleadCampaignId)
  const start = startValues(`${productName} ${person}`.trim(), timeZone, own?.id, own && 'existing')
  const form = useInlayForm({
    schema,
    defaultValues: start,
    onSubmit: (values) => launch(values, chosen?.name ?? values.smartleadCampaignName),
    onSaved: onClose,
    saves: false,
  })
  const chosen = useValuesOfChosen(form, start, existing, senders.status === 'ready' ? senders.data : undefined)
  const [way, name] = useWatch({ control: form.methods.control, name: ['way', 'smartleadCampaignName'] })
  const isReady = existing !== undefined && senders.status === 'ready'
  const fields = useFirstField<HTMLFormElement>(isReady && !form.dirty, way)
  const close = async () => {
    if (!form.busy && (await form.confirmLeave())) onClose()
  }
  const about = [
    ...(waiting === undefined ? [] : [t('emailsAbout', { count: waiting })]),
    ...(withoutAddress > 0
      ? [t(waiting === 0 ? 'onlyWithoutAddress' : 'withoutAddress', { count: withoutAddress }), t('findAddresses')]
      : []),
    ...(withoutEmail > 0 ? [t('withoutEmail', { count: withoutEmail })] : []),
  ]
  const problem =
    waiting === 0
      ? t('emailsAbout', { count: waiting })
      : senders.status === 'ready' && senders.data.length === 0
        ? t('noSenders')
        : way === 'new' && name.trim() === ''
          ? t('nameMissing')
          : undefined
  const failed = [provider.connections, campaigns, senders].find(({ status }) => status === 'failed')
  const error = failed?.status === 'failed' ? failed.error : undefined
  return (
    <Dialog
      ref={element}
      className={classNames('inlay-LaunchEmails', className)}
      open
      onOpenChange={() => void close()}
      title={t('emailsTitle')}
      description={about.length === 0 ? undefined : `${about.join('. ')}.`}
      size="large"
      footer={
        isReady ? (
          <>
            <Button onClick={() => void close()}>{t('cancel')}</Button>
            <SubmitButton form={form} busyLabel={t('launching')} disabledReason={problem}>
              {t(way === 'new' ? 'createAndLaunch' : 'launch')}
            </SubmitButton>
          </>
        ) : undefined
      }
    >
      {isReady ? (
        <Form ref={fields} form={form} className="inlay-Launch-form" onKeyDown={launchByNoField}>
          {isChanged && <Banner tone="warning">{t('changedTexts')}</Banner>}
          {failure && <Banner tone="danger">{t('lastFailed', { ...failure })}</Banner>}
          <EmailLaunchFields
            way={way}
            campaigns={existing}
            chosen={chosen}
            senders={senders.data}
            hasFollowUps={hasFollowUps(campaign)}
            onLookAgain={() => void senders.refresh()}
          />
        </Form>
      ) : (
        <ProviderFaces
          missing={
            provider.isMissing || isApiError(error, 'connection-missing')
              ? { kind: 'email-sequencing', title: t('notConnectedEmail'), hint: t('notConnectedEmailHint') }
              : undefined
          }
          error={error}
          onRetry={() => {
            for (const each of [provider.connections, campaigns, senders]) if (each.status === 'failed') each.retry()
          }}
        />
      )}
    </Dialog>
  )
}

/** Enter takes over what is in a field: what cannot be taken back is begun by its button alone. */
function launchByNoField(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.target as Element).tagName === 'INPUT') event.preventDefault()
}

function hasFollowUps({ messagesMetadata = [] }: LaunchEmailsDialogProps['campaign']): boolean {
  return messagesMetadata.some(({ type, templates }) => type === 'email' && templates.length > 1)
}
