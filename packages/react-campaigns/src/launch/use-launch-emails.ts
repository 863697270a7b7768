import { ApiError, isApiError } from '@inlay/sdk-core'
import { launchEmails } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useClock, useMessages, useNotify } from '@inlay/sdk-core/react'
import type { FormResult } from '@inlay/sdk-core/ui'
import { launchOf, type EmailLaunchValues } from './email-launch-form'
import { launchMessages } from './messages'

/** Hands the contacts of a campaign to the e-mail provider; what went wrong is said where it was asked for. */
export function useLaunchEmails(campaignId: string) {
  const t = useMessages(launchMessages)
  const notify = useNotify()
  const clock = useClock()
  const launch = useAction(launchEmails)

  return async (values: EmailLaunchValues, name: string): Promise<FormResult> => {
    const result = await launch.run({ params: { campaignId }, body: launchOf(values, name, clock.now()) })
    if (!result.ok) {
      if (isApiError(result.error, 'offline'))
        return { ok: false, error: refusal(t('whileOffline', { failed: t('launchFailed') })) }
      // A server that says nothing in words for people leaves it to the product to say what failed.
      return result.error.detail === undefined && result.error.fields.length === 0
        ? { ok: false, error: refusal(t('launchFailed')) }
        : result
    }
    const { success, message } = result.data
    if (!success) return { ok: false, error: refusal(message || t('launchFailed')) }
    notify({ tone: 'success', text: t('launched') })
    return { ok: true }
  }
}

function refusal(title: string): ApiError {
  return new ApiError({ code: 'refused', status: 200, title })
}
