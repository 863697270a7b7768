import type { EmailCampaign, EmailSender } from '@inlay/sdk-core/contract/campaigns'
import { useLatest } from '@inlay/sdk-core/react'
import { useWatch, type InlayForm } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { valuesOf, type EmailLaunchForm, type EmailLaunchValues } from './email-launch-form'

/** Shows how the campaign that was chosen sends, in all fields that nobody has changed. */
export function useValuesOfChosen(
  { methods }: InlayForm<EmailLaunchForm>,
  start: EmailLaunchValues,
  campaigns: readonly EmailCampaign[] | undefined,
  senders: readonly EmailSender[] | undefined,
): EmailCampaign | undefined {
  const [way, id] = useWatch({ control: methods.control, name: ['way', 'smartleadCampaignId'] })
  const chosen = way === 'existing' ? campaigns?.find((each) => each.id === id) : undefined
  const latest = useLatest({ methods, start })
  // Campaigns and senders come one before the other.
  useEffect(() => {
    const { methods: form, start: values } = latest.current
    const known = (senders ?? []).map((sender) => sender.id)
    form.reset({ ...values, ...(chosen && valuesOf(chosen, known)) }, { keepDirtyValues: true, keepErrors: true })
  }, [chosen, latest, senders, start.way])
  return chosen
}
