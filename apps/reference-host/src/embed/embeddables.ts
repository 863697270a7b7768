import { campaignListEmbeddable } from '@inlay/react-campaigns/campaign-list'
import { agentChatEmbeddable } from '@inlay/sdk-core/chat'
import type { Embeddables } from '@inlay/sdk-core/react'
import { dataTableEmbeddable } from '@inlay/sdk-core/table'

/** Every component that has a framed page. */
export const embeddables: Embeddables = [campaignListEmbeddable, dataTableEmbeddable, agentChatEmbeddable]
