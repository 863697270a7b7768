import { forwardRef, useState, type ForwardedRef } from 'react'
import { characterCount } from '@inlay/sdk-core'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNavigation, useNotify } from '@inlay/sdk-core/react'
import { classNames, EnsureRoot, useLeaveGuard, WizardDialog } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { useDeleteCampaign } from '../campaign-list/use-delete-campaign'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { accountKinds, contactKinds } from '../filter-rows/filter-kinds'
import { isAnyValueTooLong, isEveryValueBlank, type FilterRowList } from '../filter-rows/filter-row'
import { FiltersStep } from './FiltersStep'
import { KeepPreviewDialog } from './KeepPreviewDialog'
import { smartQueryMessages } from './messages'
import { isWithoutLeads, PreviewStep } from './PreviewStep'
import { useSmartQuery } from './use-smart-query'

export interface SmartQueryWizardProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  readonly open: boolean
  /** Asked to close, with nothing left to lose. */
  readonly onOpenChange: (open: false, details: { readonly reason: SmartQueryReason }) => void
  /** The whole audience is being generated. @default opens the campaign */
  readonly onGenerated?: ((campaign: Campaign) => void) | undefined
}

/** `left`: nothing was made of it, or a preview was kept or deleted. */
export type SmartQueryReason = 'left' | 'generated'

/**
 * The Smart Query wizard: from signals of companies and filters for people to an audience list, with a preview first.
 *
 * Contract: as `WizardDialog`, with slot class `inlay-SmartQuery`.
 */
export const SmartQueryWizard = forwardRef<HTMLDialogElement, SmartQueryWizardProps>(
  function SmartQueryWizard(props, ref) {
    // Closed, it forgets: the next time begins anew.
    if (!props.open) return null
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenWizard {...props} dialog={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenWizardProps extends SmartQueryWizardProps {
  readonly dialog: ForwardedRef<HTMLDialogElement>
}

type Step = 'accounts' | 'contacts' | 'review'

function OpenWizard({ dialog, className, onOpenChange, onGenerated }: OpenWizardProps) {
  const t = useMessages(smartQueryMessages)
  const navigation = useNavigation()
  const notify = useNotify()
  const deleteCampaign = useDeleteCampaign()
  const [step, setStep] = useState<Step>('accounts')
  const [isAsked, setAsked] = useState(false)
  const open = ({ campaignId }: Campaign) => navigation.push(campaignsDestinations.detail({ campaignId }))
  const query = useSmartQuery({
    onGenerated(campaign) {
      onOpenChange(false, { reason: 'generated' })
      ;(onGenerated ?? open)(campaign)
    },
  })
  const { campaign, preview, signals, filters, name } = query
  const guard = useLeaveGuard({
    when: query.isTouched && !query.isDone,
    title: t('leaveTitle'),
    detail: t(campaign ? 'leaveKeeps' : 'leaveLoses'),
  })
  const leave = () => onOpenChange(false, { reason: 'left' })

  async function close() {
    if (campaign && query.mayBeGenerated()) {
      const shownName = isolatedText(campaign.name)
      notify({
        tone: 'info',
        text: t('mayBeGenerated', { name: shownName }),
        action: { label: t('open'), run: () => open(campaign) },
      })
      leave()
    } else if (campaign) setAsked(true)
    else if (await guard.confirmLeave()) leave()
  }
  async function keep(kept: Campaign) {
    if (!(await query.keep())) return false
    const shownName = isolatedText(name.trim() || kept.name)
    notify({
      tone: 'success',
      text: t('kept', { name: shownName }),
      action: { label: t('open'), run: () => open(kept) },
    })
    leave()
    return true
  }
  async function remove(unwanted: Campaign) {
    const isGone = await deleteCampaign(unwanted)
    if (isGone) leave()
    return isGone
  }
  const stepProblem = (rows: FilterRowList) => {
    if (isEveryValueBlank(rows)) return t('enterValue')
    return isAnyValueTooLong(rows) ? t('valueTooLong') : undefined
  }
  const mayGoOn = async (to: string) => {
    if (to === 'accounts') return true
    if (stepProblem(signals) !== undefined) return false
    if (to === 'contacts') return true
    return stepProblem(filters) === undefined && (await query.makePreview())
  }
  const finishProblem = () => {
    if (preview.state === 'failed' || preview.state === 'none') return t('needsPreview')
    if (preview.state === 'making') return t('waitForPreview')
    if (isWithoutLeads(preview)) return t('nothingFound')
    if (name.trim() === '') return t('nameMissing')
    return characterCount(name.trim()) > longestCampaignName
      ? t('nameTooLong', { most: longestCampaignName })
      : undefined
  }

  return (
    <>
      <WizardDialog
        ref={dialog}
        className={classNames('inlay-SmartQuery', className)}
        open
        onOpenChange={() => void close()}
        title={t('title')}
        padding="none"
        step={step}
        onStepChange={(next) => {
          query.forgetError()
          setStep(next as Step)
        }}
        onFinish={() => void query.finish()}
        finishLabel={t('generate')}
        busy={query.isGenerating}
        busyLabel={t('generating')}
        error={query.error}
        finishDisabledReason={finishProblem()}
        steps={[
          {
            id: 'accounts',
            label: t('accounts'),
            nextDisabledReason: stepProblem(signals),
            onLeave: ({ to }) => mayGoOn(to),
            content: (
              <FiltersStep
                title={t('accountsTitle')}
                hint={t('accountsHint')}
                kinds={accountKinds}
                rows={signals}
                onRowsChange={query.setSignals}
              />
            ),
          },
          {
            id: 'contacts',
            label: t('contacts'),
            nextDisabledReason: stepProblem(filters),
            nextLabel: t('toPreview'),
            onLeave: ({ to }) => mayGoOn(to),
            content: (
              <FiltersStep
                title={t('contactsTitle')}
                hint={t('contactsHint')}
                kinds={contactKinds}
                rows={filters}
                onRowsChange={query.setFilters}
              />
            ),
          },
          {
            id: 'review',
            label: t('review'),
            content: <PreviewStep query={query} onAdjust={() => setStep('accounts')} />,
          },
        ]}
      />
      {isAsked && campaign && (
        <KeepPreviewDialog
          name={name.trim() || campaign.name}
          onGoOn={() => setAsked(false)}
          onKeep={() => keep(campaign)}
          onDelete={() => remove(campaign)}
        />
      )}
      {guard.dialog}
    </>
  )
}
