import { forwardRef, useState, type ForwardedRef } from 'react'
import { contactFilters, mostContactsPerAccount, type ContactFilter } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button, classNames, EmptyState, EnsureRoot, NumberField } from '@inlay/sdk-core/ui'
import { UserRoundSearch } from 'lucide-react'
import { useCampaignWork, type CampaignWork } from '../campaign-detail/use-campaign-work'
import { campaignStyles } from '../campaign-styles'
import { contactKinds } from '../filter-rows/filter-kinds'
import { firstRows, isAnyValueTooLong, isEveryValueBlank } from '../filter-rows/filter-row'
import { FilterRows } from '../filter-rows/FilterRows'
import { contactSourcingMessages } from './messages'
import { useSourceContacts } from './use-source-contacts'

export interface ContactSourcingFormProps {
  /** Of the form, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
  /** What is being done with the campaign, where somebody around knows already. @default asked for by itself */
  readonly work?: CampaignWork | undefined
}

/**
 * Asks whom to find at the accounts of a campaign.
 *
 * Contract: slot class `inlay-ContactSourcing`.
 */
export const ContactSourcingForm = forwardRef<HTMLFormElement, ContactSourcingFormProps>(
  function ContactSourcingForm(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <FormContent {...props} form={ref} />
      </EnsureRoot>
    )
  },
)

interface FormContentProps extends ContactSourcingFormProps {
  readonly form: ForwardedRef<HTMLFormElement>
}

function FormContent({ form, className, campaignId, work: given }: FormContentProps) {
  const t = useMessages(contactSourcingMessages)
  const own = useCampaignWork(given ? undefined : campaignId)
  const work = given ?? own
  const [rows, setRows] = useState(() => firstRows<ContactFilter>(contactFilters))
  const [perAccount, setPerAccount] = useState<number | null>(1)
  const { send, pending, error } = useSourceContacts(campaignId, work)
  const isFinding = pending || work.preparing === 'prospecting' || work.state === 'PROSPECTING'
  const problem = problemOf()

  function problemOf(): string | undefined {
    if (work.isBusy) return t('busy')
    if (isEveryValueBlank(rows)) return t('enterValue')
    if (isAnyValueTooLong(rows)) return t('valueTooLong')
    return perAccount === null || !Number.isInteger(perAccount) ? t('enterNumber') : undefined
  }

  // A search that was begun elsewhere: there is nothing to ask for now.
  if (work.state === 'PROSPECTING' && isEveryValueBlank(rows)) {
    return <EmptyState title={t('underWay')}>{t('underWayHint')}</EmptyState>
  }
  return (
    <form
      ref={form}
      className={classNames('inlay-ContactSourcing', className)}
      aria-label={t('title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined && !isFinding && perAccount !== null) void send(rows, perAccount)
      }}
    >
      <h2 className="inlay-ContactSourcing-title">{t('title')}</h2>
      <p className="inlay-ContactSourcing-hint">{t('hint')}</p>
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      <FilterRows kinds={contactKinds} rows={rows} onRowsChange={setRows} disabled={isFinding} />
      <div className="inlay-ContactSourcing-foot">
        <NumberField
          className="inlay-ContactSourcing-number"
          label={t('perAccount')}
          value={perAccount}
          onValueChange={setPerAccount}
          min={1}
          max={mostContactsPerAccount}
          disabled={isFinding}
        />
        <Button
          type="submit"
          variant="primary"
          icon={UserRoundSearch}
          busy={isFinding}
          busyLabel={t('submitting')}
          disabledReason={isFinding ? undefined : problem}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
