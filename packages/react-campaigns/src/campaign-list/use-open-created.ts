import { useEffect, useRef } from 'react'
import type { Destination } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNavigation, useNotify } from '@inlay/sdk-core/react'
import { campaignsDestinations } from '../destinations'
import { isolatedText } from './isolated-text'
import { campaignListMessages } from './messages'

/**
 * Opens the campaign that a person has had made, if they are still where they asked for it. Whoever has gone elsewhere, or
 * to another workspace, is told and stays there. Answers whether it was made.
 */
export function useOpenCreated(): (
  creation: Promise<Pick<Campaign, 'campaignId' | 'name'> | undefined>,
  place: (campaign: Pick<Campaign, 'campaignId'>) => Destination,
) => Promise<boolean> {
  const t = useMessages(campaignListMessages)
  const navigation = useNavigation()
  const notify = useNotify()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  // A screen may stand for a moment after the host has gone on. Addresses are those of a workspace, where there are some.
  const here = () => `${navigation.current()?.name} ${navigation.href(campaignsDestinations.root())}`

  return async (creation, place) => {
    const from = here()
    const campaign = await creation
    if (!campaign) return false
    if (shown.current && here() === from) navigation.push(place({ campaignId: campaign.campaignId }))
    else notify({ tone: 'success', text: t('created', { name: isolatedText(campaign.name) }) })
    return true
  }
}
