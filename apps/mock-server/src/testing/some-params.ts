/** Something for every parameter that an address of the contract has. */
export const someParams = {
  agentId: 'marketing-expert',
  brandVoiceId: 'brand_voice_1',
  campaignId: 'campaign_northwind_1',
  connectionId: 'connection_northwind_crm',
  documentId: 'document_1',
  icpId: 'icp_1',
  jobId: 'schedule_1',
  recordId: 'filter_1',
  rowId: 'contact_000000001',
  searchId: 'search_1',
  threadId: 'thread_1',
  uploadId: 'upload_1',
  valuePropositionId: 'value_proposition_1',
}
