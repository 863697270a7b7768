import type { WorkspaceStore } from '../../../store/store'

/** What a workspace has said of itself, for whoever finds people and writes to them in its name. */
export interface CampaignSources {
  /** Whom it sells to: each as a search could be worded. */
  readonly idealCustomers: readonly string[]
  readonly valueProposition: string | undefined
  /** How it sounds, in words. */
  readonly brandVoice: string | undefined
  /** What its documents say, the part that matters most first. */
  readonly documents: readonly { readonly name: string; readonly text: string }[]
}

/** Nothing is said anywhere yet. */
export async function campaignSources(_store: WorkspaceStore): Promise<CampaignSources> {
  return { idealCustomers: [], valueProposition: undefined, brandVoice: undefined, documents: [] }
}
