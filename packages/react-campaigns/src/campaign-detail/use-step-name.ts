import { useMessages } from '@inlay/sdk-core/react'
import { audienceMessages } from './audience-messages'
import type { RowMessage } from './row-messages'

/** What a step of a sequence is called; steps count from 1. */
export function useStepName(): (step: Pick<RowMessage, 'channel' | 'step'>) => string {
  const t = useMessages(audienceMessages)
  return ({ channel, step }) => {
    if (channel === 'linkedin') return step === 1 ? t('firstMessage') : t('laterMessage', { step })
    return step === 1 ? t('firstMail') : t('followUp', { number: step - 1 })
  }
}
