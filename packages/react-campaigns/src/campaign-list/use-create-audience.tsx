import type { ReactNode } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { useAudienceWays } from '../create-audience/use-audience-ways'
import { campaignsDestinations } from '../destinations'
import { CreateAudienceMenu, type CreateAudienceMenuProps } from './CreateAudienceMenu'
import { campaignListMessages } from './messages'
import { useCreateCampaign } from './use-create-campaign'
import { useOpenCreated } from './use-open-created'

export interface CreateAudienceSettings {
  /** Ways of the host's own, in place of those that there are. */
  readonly onCreate: CreateAudienceMenuProps['onCreate']
  readonly variant?: CreateAudienceMenuProps['variant']
}

export interface CreateAudience {
  readonly creating: boolean
  readonly createEmpty: () => void
  /** The button with all ways, and what the chosen one shows. */
  readonly menu: ReactNode
}

/** All ways to create an audience list, for a screen that offers them. */
export function useCreateAudience({ onCreate, variant }: CreateAudienceSettings): CreateAudience {
  const t = useMessages(campaignListMessages)
  const openCreated = useOpenCreated()
  const { creating, createEmpty } = useCreateCampaign()
  const ways = useAudienceWays()
  const open = () => void openCreated(createEmpty(), campaignsDestinations.detail)
  return {
    creating,
    createEmpty: open,
    menu: (
      <>
        <CreateAudienceMenu
          variant={variant}
          busy={creating || ways.loading}
          busyLabel={ways.loading ? t('opening') : undefined}
          onCreateEmpty={open}
          onCreate={{ ...ways.begin, ...onCreate }}
        />
        {ways.shown}
      </>
    ),
  }
}
