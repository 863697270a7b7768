/** Where the providers of outreach show what they have of a campaign. */
export interface ProviderLinks {
  readonly emailCampaign: (workspaceId: string, id: string) => string
  readonly leadList: (workspaceId: string, id: string) => string
}

/** Where nothing serves pages: names that are kept for examples, and lead nowhere. */
export const exampleLinks: ProviderLinks = {
  emailCampaign: (_, id) => `https://smartlead.example/campaigns/${encodeURIComponent(id)}/analytics`,
  leadList: (_, id) => `https://heyreach.example/lists/${encodeURIComponent(id)}`,
}
