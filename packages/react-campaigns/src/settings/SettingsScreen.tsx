import { listBrandVoices, listIcps, listValuePropositions } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useOperation } from '@inlay/sdk-core/react'
import { EnsureRoot, Tabs, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ComponentType, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { IntegrationsPanel } from '../integrations/IntegrationsPanel'
import { BrandVoiceForm } from './BrandVoiceForm'
import { CompanyForm } from './CompanyForm'
import { IcpForm } from './IcpForm'
import { KnowledgeBase } from './KnowledgeBase'
import { settingsMessages } from './messages'
import { RecordTab } from './RecordTab'

export const settingsTabs = ['company', 'brand-voice', 'icp', 'integrations', 'knowledge-base'] as const

export type SettingsTab = (typeof settingsTabs)[number]

export interface SettingsScreenProps {
  /** What is open; the tabs lead to addresses of the host. @default 'company' */
  readonly tab?: SettingsTab | undefined
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
}

/**
 * What a workspace says about itself: its company, its voice, its ideal customer, its connections and its documents.
 *
 * Contract: slot classes `inlay-SettingsScreen`, `-head`, `-title`, `-about`; `inlay-Settings-form`, `-section`, `-fields`,
 * `-bar`; `inlay-KnowledgeBase`, `-list`, `-document`.
 */
export const SettingsScreen = forwardRef<HTMLDivElement, SettingsScreenProps>(function SettingsScreen(props, ref) {
  return (
    <EnsureRoot fill styles={campaignStyles}>
      <Screen {...props} element={ref} />
    </EnsureRoot>
  )
})

const places = {
  company: campaignsDestinations.settingsCompany,
  'brand-voice': campaignsDestinations.settingsBrandVoice,
  icp: campaignsDestinations.settingsIcp,
  integrations: campaignsDestinations.settingsIntegrations,
  'knowledge-base': campaignsDestinations.settingsKnowledgeBase,
} as const

const labels = {
  company: 'companyTab',
  'brand-voice': 'brandVoiceTab',
  icp: 'icpTab',
  integrations: 'integrationsTab',
  'knowledge-base': 'knowledgeTab',
} as const

const panels: Readonly<Record<SettingsTab, ComponentType>> = {
  company: Company,
  'brand-voice': Voice,
  icp: IdealCustomer,
  integrations: IntegrationsPanel,
  'knowledge-base': KnowledgeBase,
}

interface ScreenProps extends SettingsScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function Screen({ element, className, tab = 'company' }: ScreenProps) {
  const t = useMessages(settingsMessages)
  const Panel = panels[tab]
  return (
    <div ref={element} className={classNames('inlay-SettingsScreen', className)}>
      <div className="inlay-SettingsScreen-head">
        <h1 className="inlay-SettingsScreen-title">{t('title')}</h1>
        <p className="inlay-SettingsScreen-about">{t('about')}</p>
      </div>
      <Tabs
        label={t('tabs')}
        className="inlay-SettingsScreen-tabs"
        value={tab}
        items={settingsTabs.map((value) => ({ value, label: t(labels[value]), to: places[value]() }))}
      />
      <div className="inlay-SettingsScreen-panel">
        <Panel key={tab} />
      </div>
    </div>
  )
}

function Company() {
  const t = useMessages(settingsMessages)
  return (
    <RecordTab
      records={useOperation(listValuePropositions, {})}
      failed={t('companyFailed')}
      idOf={({ valuePropositionId }) => valuePropositionId}
    >
      {(record) => <CompanyForm record={record} />}
    </RecordTab>
  )
}

function Voice() {
  const t = useMessages(settingsMessages)
  return (
    <RecordTab
      records={useOperation(listBrandVoices, {})}
      failed={t('brandVoiceFailed')}
      idOf={({ brandVoiceId }) => brandVoiceId}
    >
      {(record) => <BrandVoiceForm record={record} />}
    </RecordTab>
  )
}

function IdealCustomer() {
  const t = useMessages(settingsMessages)
  return (
    <RecordTab records={useOperation(listIcps, {})} failed={t('icpFailed')} idOf={({ icpId }) => icpId}>
      {(record) => <IcpForm record={record} />}
    </RecordTab>
  )
}
