import { flagKeys, type FlagKey } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import { hostMessages } from '../messages'
import { screenAddresses } from '../routes/route-table'
import { campaignsItemOf, platformSections, platformSidebar, type PlatformSection } from './sidebar-items'

const all = () => true
const none = () => false
const without = (flag: FlagKey) => (asked: FlagKey) => asked !== flag

function labels(section: PlatformSection, isOn: (flag: FlagKey) => boolean = all): string[] {
  return platformSections[section]
    .filter(({ flag }) => flag === undefined || isOn(flag))
    .map(({ text }) => hostMessages.strings[text])
}

describe('the sidebars of the platform', () => {
  it('shows the General items in their order, those behind a flag while it is on [PLT-SIDE-01]', () => {
    const items = [
      ['Home', 'AI Apps', 'AI Writer', 'Data analytics', 'Knowledge Vault', 'Automations', 'Archived'],
      ['Data sources', 'Integrations'],
    ].flat()
    expect(labels('general')).toEqual(items)
    expect(labels('general', without('text-to-sql'))).toEqual(items.filter((item) => item !== 'Data analytics'))
    expect(labels('general', without('knowledge-vault-sidebar'))).toEqual(
      items.filter((item) => item !== 'Knowledge Vault'),
    )
    expect(labels('general', without('copy-edit'))).toEqual(items.filter((item) => item !== 'AI Writer'))
  })

  it('shows the Data studio items in their order, and never without its flag [PLT-SIDE-02]', () => {
    expect(labels('data-studio')).toEqual([
      'Home',
      'Data Intelligence',
      'Data Analytics',
      'Data Labeling',
      'Model Apps',
      'Data Sources',
    ])
    for (const { screen } of screenAddresses) {
      expect(platformSidebar(screen, without('data-studio')).section, screen).not.toBe('data-studio')
    }
    expect(platformSidebar('platform.datasets', all).section).toBe('data-studio')
  })

  it('shows the Model studio items in their order, and never without its flag [PLT-SIDE-03]', () => {
    expect(labels('model-studio')).toEqual(['Home', 'Projects', 'Models', 'Experiments', 'Evaluations'])
    for (const { screen } of screenAddresses) {
      expect(platformSidebar(screen, without('model-studio')).section, screen).not.toBe('model-studio')
    }
    expect(platformSidebar('platform.modelRegistry', all).section).toBe('model-studio')
  })

  it('shows the Workflows items in their order [PLT-SIDE-04]', () => {
    expect(labels('workflows')).toEqual(['Home', 'AI Apps', 'AI Writer', 'Templates', 'Workflows', 'Archived'])
  })

  it('shows the App builder items in their order [PLT-SIDE-05]', () => {
    expect(labels('app-builder')).toEqual(['Live apps', 'Builder'])
  })

  it('stands beside the screens of its section and highlights the one that is shown [PLT-SIDE-06]', () => {
    expect(platformSidebar('platform.home', all)).toMatchObject({ section: 'general', current: 'platform.home' })
    expect(platformSidebar('copyedit.document', all)).toMatchObject({
      section: 'general',
      current: 'copyedit.projects',
    })
    expect(platformSidebar('platform.workflowRun', all)).toMatchObject({
      section: 'workflows',
      current: 'platform.workflows',
    })
    expect(platformSidebar('platform.datasetProfile', all)).toMatchObject({
      section: 'data-studio',
      current: 'platform.datasets',
    })
    expect(platformSidebar('platform.projectModel', all).section).toBe('model-studio')
    expect(platformSidebar('platform.appBuilder', all)).toMatchObject({
      section: 'app-builder',
      current: 'platform.appBuilderList',
    })
    expect(platformSidebar('platform.flags', none).current).toBeUndefined()
  })

  it('hides the entry of a feature that is off', () => {
    for (const flag of flagKeys) {
      const { items } = platformSidebar('platform.home', without(flag))
      expect(items.map(({ key }) => key)).toEqual(
        platformSections.general.filter((item) => item.flag !== flag).map(({ key }) => key),
      )
    }
    expect(platformSidebar('platform.home', none).items.some((item) => item.flag !== undefined)).toBe(false)
  })
})

describe('the sidebar of the campaigns frame', () => {
  it('highlights where the screen belongs', () => {
    expect(campaignsItemOf('campaigns.root')).toBe('campaigns')
    expect(campaignsItemOf('campaigns.detail')).toBe('audience-list')
    expect(campaignsItemOf('campaigns.settingsIcp')).toBe('settings')
    expect(campaignsItemOf('campaigns.onboardingSummary')).toBeUndefined()
  })
})
