import { writeText } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { campaignListMessages } from './messages'
import { useCampaignList } from './use-campaign-list'

/** An idea for the first campaign of a workspace, once it is written; nothing where there are campaigns, or it failed. */
export function useCampaignIdea(): string | undefined {
  const t = useMessages(campaignListMessages)
  const canWrite = useSupports(writeText) === true
  const campaigns = useCampaignList({})
  const isFirst = campaigns.status === 'ready' && campaigns.data.total === 0
  const body = { modelType: 'campaign-idea', prompt: t('ideaPrompt') } as const
  // Asked again it would be another one: an idea stays as it is.
  const idea = useOperation(writeText, { body }, { enabled: canWrite && isFirst, staleTime: Number.POSITIVE_INFINITY })
  return idea.status === 'ready' ? idea.data.text.trim() : undefined
}
