import * as z from 'zod'
import { defineEmbeddable } from '@inlay/sdk-core/react'

/** The list of campaigns as a page of its own in a frame. */
export const campaignListEmbeddable = defineEmbeddable({
  name: 'campaign-list',
  props: z.object({
    view: z.object({ search: z.string(), page: z.string(), sort: z.string() }).partial().optional(),
  }),
  // A search may be for anything.
  texts: ['view'],
  component: () => import('./CampaignListScreen').then((module) => module.CampaignListScreen),
})
