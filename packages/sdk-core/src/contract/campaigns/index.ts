export { ArtifactTypeSchema, artifactTypes, type ArtifactType } from './artifact-type'
export { FieldName } from './field-name'
export { forbiddenIn, readForbidden, type Forbidden } from './forbidden-words'
export { followingName } from './following-name'
export { fullName } from './full-name'
export { generateAudienceCall } from './generate-audience-call'
export {
  Artifact,
  accountFieldNames,
  contactFieldNames,
  contactStatuses,
  hiddenArtifactFields,
  isBlankValue,
  listKindOf,
  personFieldNames,
  type ContactStatus,
  type ProcessEntry,
} from './artifact'
export { isEmailAddress } from './is-email-address'
export { plainCron } from './plain-cron'
export { seniorityCodes } from './seniority-codes'
export {
  hasEmailAddress,
  hasLinkedInProfile,
  hasUnsentMessage,
  isLaunchedOn,
  type LaunchChannel,
} from './waiting-messages'
export {
  Campaign,
  CampaignName,
  EnrichmentWithAiMetadata,
  HeyreachCampaignStats,
  MessagesMetadata,
  SmartleadCampaignAnalytics,
  campaignStatuses,
  longestCampaignName,
  type CampaignStatus,
} from './campaign'
export {
  CampaignFilter,
  CampaignFilterCriteria,
  CampaignFilterGroup,
  FilterCriteria,
  campaignFilterNames,
  createCampaignFilter,
  criteriaOfFilter,
  deleteCampaignFilter,
  filterOfCriteria,
  listCampaignFilters,
  updateCampaignFilter,
  type CampaignFilterName,
  type CriteriaGroup,
  type FieldCriteria,
} from './campaign-filter'
export { deleteRows, restoreRows, updateRow } from './change-artifacts'
export { NewCampaign, createCampaign, longestPrompt } from './create-campaign'
export { deleteCampaign } from './delete-campaign'
export { downloadArtifacts, downloadFailedRows } from './download-artifacts'
export { getCampaign } from './get-campaign'
export { listArtifacts } from './list-artifacts'
export { listCampaigns } from './list-campaigns'
export {
  getCampaignState,
  getProcessingStatus,
  processingStates,
  type ProcessingState,
  type ProcessingStatus,
} from './processing-state'
export {
  AccountSignalRow,
  ContactFilterRow,
  accountSignals,
  checkForLeads,
  contactFilters,
  generateAudience,
  importArtifacts,
  longestSearchValue,
  mostContactsPerAccount,
  mostSearchRows,
  sourceContacts,
  type AccountSignal,
  type ContactFilter,
} from './source-artifacts'
export { CampaignUpdate, updateCampaign } from './update-campaign'
export {
  largestUpload,
  uploadArtifacts,
  uploadDelimiters,
  uploadEncodings,
  withdrawUpload,
  type UploadResult,
} from './upload-artifacts'
export {
  besideField,
  freeFieldName,
  isOwnHeader,
  notReserved,
  ownFieldName,
  uploadFieldsOf,
  type UploadField,
} from './upload-fields'
export {
  AccessCredential,
  Connection,
  ConnectionName,
  NewConnection,
  connectionProviders,
  connectorTypes,
  createConnection,
  deleteConnection,
  listConnections,
  longestConnectionName,
  updateConnection,
  type ConnectionProvider,
  type ConnectorType,
} from './connections'
export { explainWithAi } from './explain-with-ai'
export { AudienceListCode, executeSessionCode, getAudienceListCode, sessionCodeLimit } from './session-code'
export { writeText, textUses, type TextUse } from './write-text'
export { CrmList, listCrmLists, uploadCrmList } from './crm-lists'
export {
  autoEnrich,
  autoProcess,
  enrichWithAi,
  enrichmentOptions,
  longestUserPrompt,
  type EnrichmentOption,
} from './enrich-artifacts'
export { EmailSchedule } from './email-schedule'
export {
  EmailCampaign,
  EmailSender,
  LaunchEmails,
  ProviderName,
  getEmailAnalytics,
  launchEmails,
  listEmailCampaigns,
  listEmailSenders,
  longestProviderName,
} from './launch-emails'
export { LeadList, createLeadList, getLinkedInStats, listLeadLists, sendLeads } from './launch-linkedin'
export {
  LeadSearchShown,
  chooseLeadSearch,
  ScheduleJob,
  SetSchedule,
  getScheduleJob,
  longestCron,
  pauseSchedule,
  removeSchedule,
  setSchedule,
  type ScheduleRun,
} from './schedule-jobs'
export { companyIndustries, companySizes, type CompanyIndustry, type CompanySize } from './company-options'
export { longestRecordLine, longestRecordText } from './shared-record'
export { BrandVoice, BrandVoiceValues, createBrandVoice, listBrandVoices, updateBrandVoice } from './brand-voices'
export {
  ValueProposition,
  ValuePropositionValues,
  createValueProposition,
  listValuePropositions,
  updateValueProposition,
} from './value-propositions'
export { Icp, IcpValues, createIcp, listIcps, longestJobTitle, mostJobTitles, updateIcp } from './icps'
export { MarketingScience, marketingScienceFromWebsite, type MarketingScienceStage } from './marketing-science'
export {
  KnowledgeDocument,
  deleteKnowledgeDocument,
  getKnowledgeDocumentText,
  knowledgeDocumentTypes,
  largestKnowledgeDocument,
  listKnowledgeDocuments,
  uploadKnowledgeDocument,
} from './knowledge-documents'
export { downloadOverview } from './campaign-overview'
export { Suggestion, smartAssist, suggestionTypes, type SuggestionType } from './smart-assist'
export {
  longestInstructions,
  longestSubjectLine,
  longestTemplate,
  MessageSettings,
  messageTypes,
  mostMessageTemplates,
  type MessageType,
} from './message-settings'
export {
  countWords,
  messageFaults,
  subjectFaults,
  subjectLimits,
  wordsAllowed,
  type CopyFault,
} from './message-guidance'
export { AgentRun, agentRunOutcomes, listAgentRuns } from './agent-runs'
export { readsAsWish } from './reads-as-wish'
export { templateParts, templateValue, textBehind, type TemplatePart } from './message-template'
export { EmailSample, LinkedInSample, MessageSamples, sampleMessages } from './sample-messages'
export { generateMessages } from './generate-messages'
