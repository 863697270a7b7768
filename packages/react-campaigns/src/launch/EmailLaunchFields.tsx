import type { EmailCampaign, EmailSender } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Button, Combobox, EmptyState, FormField, FormRadioGroup, FormTextField, MultiSelect } from '@inlay/sdk-core/ui'
import type { EmailLaunchValues } from './email-launch-form'
import { EmailScheduleFields } from './EmailScheduleFields'
import { launchMessages } from './messages'

export interface EmailLaunchFieldsProps {
  readonly way: EmailLaunchValues['way']
  readonly campaigns: readonly EmailCampaign[]
  /** The one of them that the emails go into. */
  readonly chosen: EmailCampaign | undefined
  readonly senders: readonly EmailSender[]
  /** More than one email goes to each contact. */
  readonly hasFollowUps: boolean
  readonly onLookAgain: () => void
}

/** What there is to choose once the provider has said what it has. */
export function EmailLaunchFields({
  way,
  campaigns,
  chosen,
  senders,
  hasFollowUps,
  onLookAgain,
}: EmailLaunchFieldsProps) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const hasKnownSenders = senders.some(({ id }) => chosen?.emailAccountIds?.includes(id))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <>
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
      <EmailScheduleFields
        hints={[
          ...(chosen?.schedule ? [t(hasKnownSenders ? 'scheduleOfChosen' : 'scheduleWithoutSenders')] : []),
          ...(hasFollowUps ? [t('followUps')] : []),
        ]}
        hasFollowUps={hasFollowUps}
      />
    </>
  )
}
