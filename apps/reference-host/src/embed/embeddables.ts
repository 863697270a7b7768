import { campaignListEmbeddable } from '@inlay/react-campaigns/campaign-list'
import type { Embeddables } from '@inlay/sdk-core/react'

/** Every component that has a framed page. */
export const embeddables: Embeddables = [campaignListEmbeddable]
