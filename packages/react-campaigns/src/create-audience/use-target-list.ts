import { useRef, useState } from 'react'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { campaignListMessages } from '../campaign-list/messages'
import { useCreateCampaign } from '../campaign-list/use-create-campaign'
import { isNameTooLong, newListName, type TargetList } from './target-list'

export interface TargetListState {
  /** What a new list is to be called. */
  readonly name: string
  readonly setName: (name: string) => void
  readonly nameProblem: string | undefined
  /** The list that was made here. */
  readonly made: Campaign | undefined
  readonly making: boolean
  /** The list to fill: the given one, that made before, or a new one; nothing when it could not be made. */
  readonly ensure: () => Promise<TargetList | undefined>
}

/** The list that rows go into: one that there is, or one that is made when the first rows go, and once only. */
export function useTargetList(target: TargetList | undefined): TargetListState {
  const t = useMessages(campaignListMessages)
  const { creating, createList } = useCreateCampaign()
  const [name, setName] = useState(t('untitled'))
  const [made, setMade] = useState<Campaign>()
  // What is asked for again in the same moment must not make a second one.
  const known = useRef<TargetList>(undefined)
  return {
    name,
    setName,
    nameProblem: isNameTooLong(name) ? t('nameTooLong', { most: longestCampaignName }) : undefined,
    made,
    making: creating,
    async ensure() {
      const there = target ?? known.current
      if (there) return there
      const campaign = await createList(newListName(name, t('untitled')))
      if (!campaign) return undefined
      known.current = campaign
      setMade(campaign)
      return campaign
    },
  }
}
