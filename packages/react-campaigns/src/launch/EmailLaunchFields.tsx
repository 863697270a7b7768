import type { Campaign, EmailCampaign, EmailSender } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  Combobox,
  Dialog,
  EmptyState,
  Form,
  FormField,
  FormRadioGroup,
  FormTextField,
  MultiSelect,
  SubmitButton,
  useInlayForm,
  useWatch,
} from '@inlay/sdk-core/ui'
import { useState, type ForwardedRef } from 'react'
import { EmailLaunchForm, startValues } from './email-launch-form'
import { EmailScheduleFields } from './EmailScheduleFields'
import { launchMessages } from './messages'
import { useLaunchEmails } from './use-launch-emails'

export interface EmailLaunchFieldsProps {
  readonly element: ForwardedRef<HTMLDialogElement>
  readonly className: string
  readonly title: string
  readonly description: string | undefined
  readonly onClose: () => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'smartleadCampaignId'>
  readonly campaigns: readonly EmailCampaign[]
  readonly senders: readonly EmailSender[]
  readonly onLookAgain: () => void
  /** What a new campaign is called at first. */
  readonly newName: string
}

/** The dialog once the provider has said what it has. */
export function EmailLaunchFields({
  element,
  className,
  title,
  description,
  onClose,
  campaign,
  campaigns,
  senders,
  onLookAgain,
  newName,
}: EmailLaunchFieldsProps) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const launch = useLaunchEmails(campaign.campaignId)
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const form = useInlayForm({
    schema: EmailLaunchForm,
    defaultValues: startValues(newName, timeZone),
    onSubmit: (values) => {
      const chosen = campaigns.find(({ id }) => values.way === 'existing' && id === values.smartleadCampaignId)
      return launch(values, chosen?.name ?? values.smartleadCampaignName)
    },
    onSaved: onClose,
  })
  const { control } = form.methods
  const [way, name] = useWatch({ control, name: ['way', 'smartleadCampaignName'] })
  const close = async () => {
    if (!form.busy && (await form.confirmLeave())) onClose()
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <Dialog
      ref={element}
      className={className}
      open
      onOpenChange={() => void close()}
      title={title}
      description={description}
      size="large"
      footer={
        <>
          <Button onClick={() => void close()}>{t('cancel')}</Button>
          <SubmitButton
            form={form}
            busyLabel={t('launching')}
            disabled={senders.length === 0 || (way === 'new' && name.trim() === '')}
          >
            {t(way === 'new' ? 'createAndLaunch' : 'launch')}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} className="inlay-Launch-form">
        <FormRadioGroup
          name="way"
          label={t('way')}
          orientation="horizontal"
          options={[
            { value: 'new', label: t('wayNew') },
            { value: 'existing', label: t('wayExisting') },
          ]}
        />
        {way === 'new' ? (
          <FormTextField name="smartleadCampaignName" label={t('name')} emptyError={t('nameMissing')} required />
        ) : (
          <FormField<string | null>
            name="smartleadCampaignId"
            label={t('existing')}
            emptyError={t('existingMissing')}
            required
          >
            {(field) => (
              <Combobox
                {...field}
                placeholder={t(campaigns.length === 0 ? 'noCampaigns' : 'existingSearch')}
                options={campaigns.map(({ id, name: label, createdAt }) => ({
                  value: id,
                  label,
                  description: t('existingSince', { date: date.format(new Date(createdAt)) }),
                }))}
              />
            )}
          </FormField>
        )}
        {senders.length === 0 ? (
          <EmptyState
            size="compact"
            headingLevel={3}
            title={t('noSenders')}
            action={<Button onClick={onLookAgain}>{t('lookAgain')}</Button>}
          >
            {t('noSendersHint')}
          </EmptyState>
        ) : (
          <FormField<readonly string[]> name="senders" label={t('senders')} emptyError={t('sendersMissing')}>
            {(field) => (
              <MultiSelect
                {...field}
                selectAll
                placeholder={t('sendersChoose')}
                options={senders.map(({ id, fromEmail }) => ({ value: String(id), label: fromEmail }))}
              />
            )}
          </FormField>
        )}
        <EmailScheduleFields />
      </Form>
    </Dialog>
  )
}
