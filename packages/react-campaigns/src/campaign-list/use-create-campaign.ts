import { isApiError, type ApiError } from '@inlay/sdk-core'
import { createCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'
import { campaignFromPrompt, emptyAudienceList } from './new-campaign'
import { useSentPrompt } from './use-sent-prompt'

export interface CreateCampaign {
  readonly creating: boolean
  /** A campaign from what the user described; nothing when it failed, of which a notice tells. */
  readonly createFromPrompt: (prompt: string) => Promise<Campaign | undefined>
  readonly createEmpty: () => Promise<Campaign | undefined>
  /** An audience list that is to be filled at once. */
  readonly createList: (name: string) => Promise<Campaign | undefined>
}

/** Makes campaigns and audience lists, which are one record. */
export function useCreateCampaign(): CreateCampaign {
  const t = useMessages(campaignListMessages)
  const refusalText = useRefusalText()
  const underKeptKey = useSentPrompt()
  const { run, pending } = useAction(createCampaign, {
    failure({ input, error }) {
      const failed = t(input.body.initialPrompt === undefined ? 'createFailed' : 'startFailed')
      if (isApiError(error, 'offline')) return t('whileOffline', { failed })
      const reason = isAnswerLost(error) ? t('mayBeCreated') : refusalText(error)
      return reason === undefined ? failed : t('withReason', { failed, reason })
    },
  })
  const create = async (body: Parameters<typeof run>[0]['body']) => {
    const result = await run({ body })
    return result.ok ? result.data : undefined
  }
  return {
    creating: pending,
    createFromPrompt(prompt) {
      const body = campaignFromPrompt(prompt, t('untitled'))
      return underKeptKey(body, () => create(body))
    },
    createEmpty: () => create(emptyAudienceList(t('untitled'))),
    createList: (name) => create(emptyAudienceList(name)),
  }
}

/** The server may have done it: no answer came, or none that can be read. */
function isAnswerLost({ code, status }: ApiError): boolean {
  return status === 0 || code === 'malformed'
}
