import * as z from 'zod'
import { defineEmbeddable } from '@inlay/sdk-core/react'

/** The list of campaigns as a page of its own in a frame. */
export const campaignListEmbeddable = defineEmbeddable({
  name: 'campaign-list',
  props: z.object({ search: z.string().optional() }),
  component: () => import('./CampaignListScreen').then((module) => module.CampaignListScreen),
})
