import { forwardRef, useMemo, useState, type ForwardedRef } from 'react'
import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { classNames, EnsureRoot, Icon, Select, WizardDialog } from '@inlay/sdk-core/ui'
import { TriangleAlert } from 'lucide-react'
import { useAudienceRows } from '../campaign-detail/use-audience-rows'
import { campaignStyles } from '../campaign-styles'
import type { BeginWork } from '../enhance/use-begin-work'
import { changedBeside } from './changed-beside'
import { blankTemplates, draftOf, isBlankText } from './message-draft'
import { MeanwhileQuestion } from './MeanwhileQuestion'
import { shortenedPlace } from './shortened-place'
import { messageWizardMessages } from './messages'
import { PreviewStep } from './PreviewStep'
import { SettingsStep } from './SettingsStep'
import { placeholderOf } from './template-fields'
import { stepReach, type StepReach } from './step-reach'
import { useFinishMessages } from './use-finish-messages'
import { useMessageWork } from './use-message-work'
import { useSamples } from './use-samples'
import { subjectPlace } from './use-write-copy'
import { whyNobody, type TextPlace } from './why-nobody'

export interface MessageWizardProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  readonly open: boolean
  /** Asked to close. What was typed is kept on the device until messages are made of it. */
  readonly onOpenChange: (open: false, details: { readonly reason: MessageWizardReason }) => void
  readonly campaign: Pick<Campaign, 'campaignId' | 'messagesMetadata'>
  /** By which way the messages are sent. */
  readonly messageType: MessageType
  /** Says that it is prepared until the campaign is worked on, as `begin` of `useCampaignWork` does. @default runs it alone */
  readonly begin?: BeginWork | undefined
}

export type MessageWizardReason = 'left' | 'generated'

/**
 * Messages for the contacts of a campaign: a sequence of templates, samples of what comes of them, and then the messages.
 * Messages that the campaign has are changed and written again by the same way, as a whole or one step of them.
 *
 * Contract: as `WizardDialog`, with slot class `inlay-MessageWizard`.
 */
export const MessageWizard = forwardRef<HTMLDialogElement, MessageWizardProps>(function MessageWizard(props, ref) {
  // Closed, it forgets all but the draft.
  if (!props.open) return null
  return (
    <EnsureRoot styles={campaignStyles}>
      <OpenWizard {...props} dialog={ref} />
    </EnsureRoot>
  )
})

interface OpenWizardProps extends MessageWizardProps {
  readonly dialog: ForwardedRef<HTMLDialogElement>
}

type Step = 'settings' | 'preview'

const everyStep = 'all'

function OpenWizard({ dialog, className, onOpenChange, campaign, messageType, begin }: OpenWizardProps) {
  const t = useMessages(messageWizardMessages)
  const { locale } = useInlay()
  const { campaignId } = campaign
  const contacts = useAudienceRows({ campaignId, artifactType: 'contact' })
  const isKnown = contacts.table.status === 'ready' && contacts.progress === undefined
  const work = useMessageWork(campaign, messageType, contacts.table.rows, isKnown)
  const { drafting, asSent, writing, templates } = work
  const { draft } = drafting
  const [begun] = useState(() => campaign.messagesMetadata.find(({ type }) => type === messageType))
  const samples = useSamples(campaignId, messageType, { begun: begun && draftOf(begun), asSent })
  const finishing = useFinishMessages({
    campaignId,
    messageType,
    begin,
    work,
    onFinished: () => onOpenChange(false, { reason: 'generated' }),
  })
  const [step, setStep] = useState<Step>('settings')
  const [wanted, setWanted] = useState<string>(everyStep)
  const count = contacts.table.rows.length
  const wantedStep = templates.findIndex(({ id }) => id === wanted)
  const onlyStep = wantedStep < 0 ? undefined : wantedStep
  const reach = useMemo(
    (): StepReach =>
      onlyStep === undefined
        ? { ...work.reach, whole: 0 }
        : stepReach(contacts.table.rows, messageType, asSent(draft), onlyStep),
    [onlyStep, work.reach, contacts.table.rows, messageType, asSent, draft],
  )
  // That there are messages is no use to anybody while none of them can be sent.
  const isInVain = isKnown && reach.people.length > 0 && reach.unsendable === reach.people.length
  const unsendable = isInVain
    ? t(messageType === 'email' ? 'noAddresses' : 'noProfiles')
    : t(messageType === 'email' ? 'withoutAddress' : 'withoutProfile', { count: reach.unsendable })
  const changed =
    begun && onlyStep !== undefined ? changedBeside(asSent(draft), draftOf(begun), messageType, onlyStep) : []
  const reached = [
    t('writtenFor', { count: reach.people.length }),
    ...(reach.whole > 0
      ? [t(reach.whole === reach.people.length ? 'wholeForAll' : 'wholeForSome', { count: reach.whole })]
      : []),
    ...(reach.unsendable > 0 ? [unsendable] : []),
    ...(reach.sent > 0 ? [t('alreadySent', { count: reach.sent })] : []),
    ...(changed.length > 0 && reach.whole < reach.people.length ? [changedText()] : []),
  ].join(' ')
  const unreached = isKnown ? nobodyText() : undefined
  const nobody = isKnown && count === 0 ? t('noContacts') : undefined

  /** False where a step could not be written: it is shown, to be written by hand. */
  async function mayPreview(): Promise<boolean> {
    if (isBlankText(drafting.now().goal)) return false
    const opened = drafting.now().templates[blankTemplates(drafting.now()).length > 0 ? 0 : work.openStep]
    await writing.writeBlanks()
    const [first] = blankTemplates(drafting.now())
    if (first) {
      work.show(first.id)
      return false
    }
    // What was written just now is read from the first on; else one sees what comes of what one worked on.
    work.show(opened?.id ?? work.open.id)
    samples.ask(drafting.now())
    return true
  }
  const finishProblem = () => {
    if (nobody !== undefined) return nobody
    if (isKnown && reach.unsent === 0) return t('allSent')
    if (messageType === 'email' && isBlankText(draft.subject)) return t('subjectMissing')
    return blankTemplates(draft).length > 0 ? t('stepsEmpty') : unreached
  }
  function changedText(): string {
    const steps = changed.map((index) => t('inStep', { step: templates[index]?.label ?? '' }))
    return t('changedBeside', { count: changed.length, steps: new Intl.ListFormat(locale).format(steps) })
  }
  function nobodyText(): string | undefined {
    const why = whyNobody(reach, asSent(draft), messageType, onlyStep)
    if (why === undefined) return undefined
    if (why.kind === 'lacking') return t('nobodyLacking')
    const placeText = (place: TextPlace) =>
      place === 'subject' ? t('inSubject') : t('inStep', { step: templates[place]?.label ?? '' })
    if (why.kind === 'open') return t('nobodyOpen', { text: shortenedPlace(why.text), place: placeText(why.place) })
    const names = why.fields.map((field) => t('nobodyFieldName', { field: placeholderOf(field) }))
    return t('nobodyField', {
      count: why.fields.length,
      fields: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
      places: new Intl.ListFormat(locale).format(why.places.map(placeText)),
    })
  }
  const writingStep = writing.step === undefined ? undefined : templates[writing.step]
  const progress = writingStep
    ? t('writingStep', { step: writingStep.label })
    : writing.isWriting(subjectPlace)
      ? t('writingSubject')
      : undefined
  const warning = progress === undefined ? (unreached ?? (isInVain ? reached : undefined)) : undefined

  return (
    <>
      <WizardDialog
        ref={dialog}
        className={classNames('inlay-MessageWizard', className)}
        open
        onOpenChange={() => onOpenChange(false, { reason: 'left' })}
        title={t(messageType === 'email' ? 'titleEmail' : 'titleLinkedIn')}
        padding="none"
        step={step}
        onStepChange={(next) => {
          finishing.forgetError()
          setStep(next as Step)
        }}
        onFinish={() => void finishing.finish(onlyStep)}
        finishLabel={t('generate')}
        busy={finishing.isBusy}
        busyLabel={t('generating')}
        error={finishing.error}
        finishDisabledReason={finishProblem()}
        note={
          <div className="inlay-MessageWizard-note">
            {step === 'preview' && drafting.isEdit && templates.length > 1 && (
              <Select
                className="inlay-MessageWizard-which"
                label={t('whichSteps')}
                labelHidden
                size="compact"
                value={wanted}
                onValueChange={(next) => setWanted(next ?? everyStep)}
                options={[
                  { value: everyStep, label: t('allSteps') },
                  ...templates.map(({ id, label }) => ({ value: id, label: t('onlyStep', { step: label }) })),
                ]}
              />
            )}
            <span aria-live="polite" data-warning={warning === undefined ? undefined : ''}>
              {warning !== undefined && <Icon icon={TriangleAlert} size={14} />}
              {progress ?? warning ?? (isKnown ? reached : '')}
            </span>
          </div>
        }
        steps={[
          {
            id: 'settings',
            label: t('settings'),
            nextLabel: t('toPreview'),
            nextDisabledReason: isBlankText(draft.goal) ? t('goalMissing') : nobody,
            onLeave: ({ to }) => to !== 'preview' || mayPreview(),
            content: <SettingsStep work={work} contacts={contacts.table} />,
          },
          {
            id: 'preview',
            label: t('preview'),
            content: <PreviewStep work={work} samples={samples} rows={contacts.table.rows} />,
          },
        ]}
      />
      <MeanwhileQuestion finish={finishing} messageType={messageType} />
    </>
  )
}
