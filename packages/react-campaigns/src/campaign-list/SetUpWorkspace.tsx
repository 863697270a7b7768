import { listBrandVoices, listIcps, listValuePropositions } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { LinkButton } from '@inlay/sdk-core/ui'
import { campaignsDestinations } from '../destinations'
import { campaignListMessages } from './messages'

/** The way into the onboarding, as long as a workspace has said nothing of itself. */
export function SetUpWorkspace() {
  const t = useMessages(campaignListMessages)
  const supports = [useSupports(listValuePropositions), useSupports(listBrandVoices), useSupports(listIcps)]
  const enabled = !supports.includes(false)
  const records = [
    useOperation(listValuePropositions, {}, { enabled }),
    useOperation(listBrandVoices, {}, { enabled }),
    useOperation(listIcps, {}, { enabled }),
  ]
  if (!records.every((list) => list.status === 'ready' && list.data.length === 0)) return null
  return <LinkButton to={campaignsDestinations.onboardingUserInformation()}>{t('setUp')}</LinkButton>
}
