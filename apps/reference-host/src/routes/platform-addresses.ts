import type { FlagKey } from '@inlay/sdk-core/contract/workspace'
import type { Address, RedirectAddress, ScreenAddress } from './address'
import { built } from './built'
import type { ScreenKey } from './screen-titles'

const inside = { frame: 'platform', visitor: 'logged-out' } as const

/** The platform, under `/workspace/{workspaceId}`. */
export const platformAddresses: readonly Address[] = [
  { ...screen('home', 'platform.home'), standsFor: ['campaigns.home'] },
  { ...screen('audience-list', 'platform.audienceList'), standsFor: ['campaigns.audienceList'], built: true },

  { ...screen('campaigns', 'platform.starter'), standsFor: ['campaigns.root'] },
  { ...built(screen('campaigns/create/{campaignId}', 'campaigns.plan')), area: 'campaigns' },
  { ...built(screen('campaigns/{campaignId}', 'campaigns.detail')), area: 'campaigns' },
  { ...built(screen('campaigns/launch/{campaignId}', 'campaigns.launch')), area: 'campaigns' },

  {
    ...built(screen('onboarding/user-information', 'platform.onboardingUserInformation')),
    standsFor: ['campaigns.onboardingUserInformation'],
  },
  {
    ...built(screen('onboarding/crm-connection', 'platform.onboardingCrmConnection')),
    standsFor: ['campaigns.onboardingCrmConnection'],
  },
  { ...built(screen('onboarding/summary', 'platform.onboardingSummary')), standsFor: ['campaigns.onboardingSummary'] },

  {
    ...built(screen('integrations', 'platform.integrations')),
    standsFor: ['campaigns.integrations', 'campaigns.settingsIntegrations'],
  },
  screen('integrations/{connectorType}', 'platform.connector'),
  { ...built(screen('settings/company', 'platform.settingsCompany')), standsFor: ['campaigns.settingsCompany'] },
  {
    ...built(screen('settings/brand-voice', 'platform.settingsBrandVoice')),
    standsFor: ['campaigns.settingsBrandVoice'],
  },
  { ...built(screen('settings/basic-icp', 'platform.settingsBasicIcp')), standsFor: ['campaigns.settingsIcp'] },
  {
    ...built(screen('settings/knowledge-base', 'platform.settingsKnowledgeBase')),
    standsFor: ['campaigns.settingsKnowledgeBase'],
  },
  screen('subscription-plans', 'platform.subscriptionPlans'),
  { ...screen('flags', 'platform.flags'), area: 'shell', built: true },
  { ...screen('component-modes', 'shell.componentModes'), area: 'shell', built: true },

  screen('data-sources', 'platform.dataSources'),
  behind('connectors', screen('data-sources/connectors', 'platform.dataConnectors')),
  behind('connectors', screen('data-sources/connectors/{connectorType}', 'platform.dataConnector')),

  screen('models/registry', 'platform.modelRegistry'),
  screen('models/registry/{modelId}', 'platform.registeredModel'),
  screen('models/all', 'platform.allModels'),

  screen('workflows-home', 'platform.workflowsHome'),
  screen('workflows-home/templates', 'platform.workflowTemplates'),
  screen('workflows-home/templates/{templateId}', 'platform.workflowTemplate'),
  screen('workflows-home/workflows', 'platform.workflows'),
  screen('workflows-home/archived', 'platform.archivedWorkflows'),
  screen('workflows-home/workflows/{workflowId}/builder', 'platform.workflowBuilder'),
  screen('workflows-home/workflows/{workflowId}/runs', 'platform.workflowRuns'),
  screen('workflows-home/workflows/{workflowId}/runs/{workflowRunId}', 'platform.workflowRun'),
  screen('workflows-home/apps', 'platform.workflowApps'),
  screen('workflows-home/apps/{workflowAppId}', 'platform.workflowApp'),
  screen('workflows-home/apps/{workflowAppId}/builder', 'platform.workflowAppBuilder'),
  screen('workflows-home/apps/{workflowAppId}/runs', 'platform.workflowAppRuns'),
  screen('workflows-home/apps/{workflowAppId}/runs/{workflowRunId}', 'platform.workflowAppRun'),
  screen('runs', 'platform.runs'),

  screen('ai-apps', 'platform.aiApps'),
  screen('ai-apps/live-apps', 'platform.liveApps'),
  screen('ai-apps/app-builder', 'platform.appBuilderList'),
  screen('ai-apps/app-builder/{appId}', 'platform.appBuilder'),
  screen('ai-apps/apps/{appId}', 'platform.generatedApp'),
  { ...screen('ai-apps/error', 'platform.aiAppsError'), area: 'shell', built: true },

  inStore('', 'platform.appStore'),
  inStore('summarization', 'platform.summaries'),
  inStore('summarization/{summaryId}', 'platform.summary'),
  inStore('chat-assistant', 'platform.chatAssistant'),
  inStore('chat-assistant/{threadId}', 'platform.chatAssistantThread'),
  inStore('document-qa', 'platform.documentQuestions'),
  inStore('document-qa/{documentId}', 'platform.documentQuestion'),
  inStore('retail-ai', 'platform.retail'),
  inStore('retail-ai/{projectId}', 'platform.retailProject'),
  inStore('retail-ai/{projectId}/{categoryId}', 'platform.retailCategory'),
  inStore('retail-ai/{projectId}/{categoryId}/{itemId}', 'platform.retailItem'),

  screen('document-search', 'platform.documentSearch'),
  screen('my-library', 'platform.myLibrary'),
  screen('knowledge-vault', 'platform.knowledgeVault'),

  behind('dashboards', screen('dashboards', 'platform.dashboards')),
  behind('dashboards', screen('dashboards/{dashboardId}', 'platform.dashboard')),

  behind('model-studio', screen('model-studio-home', 'platform.modelStudioHome')),
  behind('model-studio', screen('evaluations', 'platform.evaluations')),
  behind('model-studio', screen('evaluations/{evaluationId}', 'platform.evaluation')),
  behind('model-studio', screen('experiments', 'platform.experiments')),
  behind('model-studio', screen('experiments/compare', 'platform.compareExperiments')),
  behind('model-studio', screen('experiments/{experimentId}', 'platform.experiment')),
  behind('model-studio', screen('projects', 'platform.projects')),
  behind('model-studio', screen('projects/{projectId}/models', 'platform.projectModels')),
  behind('model-studio', screen('projects/{projectId}/models/{modelId}', 'platform.projectModel')),
  behind('model-studio', screen('projects/{projectId}/experiments', 'platform.projectExperiments')),
  behind('model-studio', screen('projects/{projectId}/experiments/{experimentId}', 'platform.projectExperiment')),
  behind('model-studio', screen('projects/{projectId}/evaluations', 'platform.projectEvaluations')),
  behind('model-studio', screen('projects/{projectId}/evaluations/{evaluationId}', 'platform.projectEvaluation')),

  screen('recordings', 'platform.recordings'),
  screen('recordings/deleted', 'platform.deletedRecordings'),
  screen('recordings/{recordingId}', 'platform.recording'),
  screen('recordings/compare/models', 'platform.compareRecordingsByModel'),
  screen('recordings/compare/evaluations', 'platform.compareEvaluationsByModel'),
  screen('recordings/compare/datasets', 'platform.compareRecordingsByDataset'),

  behind('data-studio', screen('data-studio-home', 'platform.dataStudioHome')),
  behind('data-studio', screen('datasets', 'platform.datasets')),
  behind('data-studio', screen('datasets/compare', 'platform.compareDatasets')),
  behind('data-studio', screen('datasets/register', 'platform.registerDataset')),
  behind('data-studio', screen('datasets/{datasetId}/details', 'platform.datasetDetails')),
  behind('data-studio', screen('datasets/{datasetId}/data-profile', 'platform.datasetProfile')),
  behind('data-studio', screen('datasets/{datasetId}/analysis', 'platform.datasetAnalysis')),
  behind('data-studio', screen('datasets/{datasetId}/embeddings', 'platform.datasetEmbeddings')),
  behind('data-studio', behind('dataset-topography', screen('datasets/{datasetId}/topography', 'platform.topography'))),
  behind('data-studio', screen('datasets/{datasetId}/operations', 'platform.datasetOperations')),
  behind('data-studio', behind('hosted-model-apps', screen('datasets/{datasetId}/apps', 'platform.datasetApps'))),
  behind('data-studio', screen('datasets/{datasetId}/chat', 'platform.datasetChat')),
  behind(
    'data-studio',
    screen('datasets/{datasetId}/details/manual-relabeling/{dataOperationId}', 'platform.manualRelabeling'),
  ),
  behind(
    'data-studio',
    screen('datasets/{datasetId}/details/rule-based-relabeling/{dataOperationId}', 'platform.ruleBasedRelabeling'),
  ),
  behind('data-studio', screen('datasets/{datasetId}/details/subset-relabeling', 'platform.subsetRelabeling')),
  behind('data-studio', screen('data-labeling', 'platform.dataLabeling')),
  behind('data-studio', screen('model-apps', 'platform.modelApps')),
  behind('data-studio', screen('model-apps/{modelAppId}', 'platform.modelApp')),
  behind('data-studio', screen('model-apps/{modelAppId}/relabeling', 'platform.modelAppRelabeling')),
  behind('data-studio', screen('model-apps/{modelAppId}/drift', 'platform.modelAppDrift')),
  behind(
    'data-studio',
    behind('hosted-model-apps', screen('model-apps/{modelAppId}/hosted-app', 'platform.hostedModelApp')),
  ),

  behind('snippets', screen('snippets', 'platform.snippets')),
  behind('snippets', screen('snippets/{snippetId}', 'platform.snippet')),

  behind('text-to-sql', screen('data-analytics', 'platform.dataAnalytics')),
  behind('text-to-sql', screen('data-analytics/chats/{dataAnalyticsId}', 'platform.analysis')),
  behind('text-to-sql', screen('data-analytics/dashboards/{dashboardId}', 'platform.analyticsDashboard')),

  { ...screen('error', 'platform.error'), area: 'shell', built: true },
  { ...screen('access-denied', 'platform.accessDenied'), area: 'shell', built: true },

  { kind: 'redirect', ...inside, path: '/workspace', to: '/workspace/{activeWorkspaceId}/home' },
  redirect('', 'home'),
  redirect('settings', 'settings/company'),
  redirect('onboarding', 'onboarding/user-information'),
  redirect('onboarding/*', 'onboarding/user-information'),
  redirect('campaigns/create', 'campaigns'),
  redirect('campaigns/create/{}', 'campaigns'),
  redirect('campaigns/{}', 'audience-list'),
  { ...redirect('campaigns/launch', 'home'), unknown: true },
  redirect('models', 'models/registry'),
  redirect('workflows-home/workflows/{workflowId}', 'workflows-home/workflows/{workflowId}/builder'),
  redirect('projects/{projectId}', 'projects/{projectId}/models'),
  redirect('datasets/{datasetId}', 'datasets/{datasetId}/details'),
  { ...redirect('dashboards/{}', 'data-analytics'), flags: ['dashboards'] },
  { ...redirect('ai-apps/*', 'ai-apps/error'), keeps: 'nothing' },
  { ...redirect('*', 'home'), keeps: 'nothing', unknown: true },
]

function screen(path: string, name: ScreenKey): ScreenAddress {
  return { kind: 'screen', ...inside, area: 'platform', path: below(path), screen: name, built: false }
}

function inStore(path: string, name: ScreenKey): ScreenAddress {
  return { ...screen(`app-store/${path}`, name), flags: ['app-store'], whenOff: 'error-page' }
}

function behind(flag: FlagKey, address: ScreenAddress): ScreenAddress {
  return { ...address, flags: [flag, ...(address.flags ?? [])] }
}

function redirect(path: string, to: string): RedirectAddress {
  return { kind: 'redirect', ...inside, path: below(path), to: below(to) }
}

function below(path: string): `/${string}` {
  return `/workspace/{workspaceId}/${path}`
}
