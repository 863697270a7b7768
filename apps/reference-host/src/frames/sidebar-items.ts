import type { FlagKey } from '@inlay/sdk-core/contract/workspace'
import {
  Archive,
  Box,
  Boxes,
  ChartColumn,
  Database,
  FlaskConical,
  Folder,
  Gauge,
  Hammer,
  House,
  LayoutTemplate,
  PenLine,
  Plug,
  Radio,
  Sparkles,
  Table2,
  Tags,
  Vault,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { hostMessages } from '../messages'
import type { ScreenKey } from '../routes/screen-titles'

/** The entry of the campaigns sidebar that a screen belongs to. */
export function campaignsItemOf(screen: ScreenKey): string | undefined {
  if (screen === 'campaigns.root' || screen === 'campaigns.plan') return 'campaigns'
  if (/^campaigns\.(home|audienceList|detail|launch)$/.test(screen)) return 'audience-list'
  if (screen.startsWith('campaigns.settings')) return 'settings'
  return screen === 'campaigns.integrations' ? 'integrations' : undefined
}

export type PlatformSection = 'general' | 'data-studio' | 'model-studio' | 'workflows' | 'app-builder'

/** One entry of a sidebar of the platform: the screen it opens, and the screens it stands for. */
export interface PlatformItem {
  readonly key: ScreenKey
  readonly text: keyof (typeof hostMessages)['strings']
  readonly icon: LucideIcon
  readonly flag?: FlagKey | undefined
  /** Screens below it, for which it is highlighted too. */
  readonly below?: RegExp | undefined
}

const writer = {
  key: 'copyedit.projects',
  text: 'aiWriter',
  icon: PenLine,
  flag: 'copy-edit',
  below: /^copyedit\./,
} as const
const aiApps = {
  key: 'platform.aiApps',
  text: 'aiApps',
  icon: Sparkles,
  below: /^platform\.(generatedApp|aiAppsError)$/,
} as const
const analytics = {
  key: 'platform.dataAnalytics',
  icon: ChartColumn,
  flag: 'text-to-sql',
  below: /^platform\.(analysis|analyticsDashboard)$/,
} as const
const archived = { key: 'platform.archivedWorkflows', text: 'archived', icon: Archive } as const
const sources = { key: 'platform.dataSources', icon: Database, below: /^platform\.dataConnectors?$/ } as const
const workflows = {
  key: 'platform.workflows',
  icon: Workflow,
  below: /^platform\.workflow(Builder|Runs?|App\w*)$/,
} as const

/** The sidebars of the platform, each in its order. */
export const platformSections: Record<PlatformSection, readonly PlatformItem[]> = {
  general: [
    { key: 'platform.home', text: 'home', icon: House },
    aiApps,
    writer,
    { ...analytics, text: 'dataAnalytics' },
    { key: 'platform.knowledgeVault', text: 'knowledgeVault', icon: Vault, flag: 'knowledge-vault-sidebar' },
    { ...workflows, text: 'automations' },
    archived,
    { ...sources, text: 'dataSources' },
    { key: 'platform.integrations', text: 'integrations', icon: Plug, below: /^platform\.connector$/ },
  ],
  'data-studio': [
    { key: 'platform.dataStudioHome', text: 'home', icon: House },
    {
      key: 'platform.datasets',
      text: 'dataIntelligence',
      icon: Table2,
      below: /^platform\.(dataset|topography|compareDatasets|registerDataset|(manual|ruleBased|subset)Relabeling$)/,
    },
    { ...analytics, text: 'dataAnalyticsOfStudio' },
    { key: 'platform.dataLabeling', text: 'dataLabeling', icon: Tags },
    { key: 'platform.modelApps', text: 'modelApps', icon: Boxes, below: /^platform\.(modelApp|hostedModelApp)/ },
    { ...sources, text: 'dataSourcesOfStudio' },
  ],
  'model-studio': [
    { key: 'platform.modelStudioHome', text: 'home', icon: House },
    { key: 'platform.projects', text: 'projects', icon: Folder, below: /^platform\.project/ },
    { key: 'platform.modelRegistry', text: 'models', icon: Box, below: /^platform\.(registeredModel|allModels)$/ },
    {
      key: 'platform.experiments',
      text: 'experiments',
      icon: FlaskConical,
      below: /^platform\.(experiment|compareExperiments)$/,
    },
    { key: 'platform.evaluations', text: 'evaluations', icon: Gauge, below: /^platform\.evaluation$/ },
  ],
  workflows: [
    { key: 'platform.workflowsHome', text: 'home', icon: House },
    aiApps,
    writer,
    {
      key: 'platform.workflowTemplates',
      text: 'templates',
      icon: LayoutTemplate,
      below: /^platform\.workflowTemplate$/,
    },
    { ...workflows, text: 'workflows' },
    archived,
  ],
  'app-builder': [
    { key: 'platform.liveApps', text: 'liveApps', icon: Radio },
    { key: 'platform.appBuilderList', text: 'builder', icon: Hammer, below: /^platform\.appBuilder$/ },
  ],
}

/** Sections that are there only while a flag is on; their screens that are not closed then stand in the general one. */
const sectionFlags: { readonly [Section in PlatformSection]?: FlagKey } = {
  'data-studio': 'data-studio',
  'model-studio': 'model-studio',
}

/** The section that a screen stands in, its entries that are shown, and which of them is highlighted. */
export function platformSidebar(screen: ScreenKey, isOn: (flag: FlagKey) => boolean) {
  const own = sectionOf(screen)
  const flag = sectionFlags[own]
  const section = flag === undefined || isOn(flag) ? own : 'general'
  const items = platformSections[section].filter((item) => item.flag === undefined || isOn(item.flag))
  const current = items.find(({ key }) => key === screen) ?? items.find(({ below }) => below?.test(screen))
  return { section, items, current: current?.key }
}

/** What belongs to none of the others is general; what belongs to several stands in the one named first here. */
function sectionOf(screen: ScreenKey): PlatformSection {
  const sections = ['app-builder', 'workflows', 'data-studio', 'model-studio'] as const
  if (shared.has(screen)) return 'general'
  const belongs = ({ key, below }: PlatformItem) => key === screen || (below?.test(screen) ?? false)
  return sections.find((section) => platformSections[section].some(belongs)) ?? 'general'
}

/** Entries of several sections whose screens keep the sidebar that they are reached from most. */
const shared: ReadonlySet<ScreenKey> = new Set([
  'platform.aiApps',
  'platform.generatedApp',
  'platform.aiAppsError',
  'platform.dataAnalytics',
  'platform.analysis',
  'platform.analyticsDashboard',
  'platform.dataSources',
  'platform.dataConnectors',
  'platform.dataConnector',
  'copyedit.projects',
  'copyedit.project',
  'copyedit.document',
  'copyedit.versionHistory',
  'copyedit.review',
  'copyedit.documentError',
  'copyedit.settings',
  'copyedit.analytics',
  'copyedit.error',
])
