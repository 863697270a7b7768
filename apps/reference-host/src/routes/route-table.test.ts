import { flagKeys } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import { fillAddress } from './fill-address'
import { matchAddress } from './match-address'
import { routeTable, screenAddresses } from './route-table'
import { screenTitles } from './screen-titles'

const reserved = ['api', 'agent', 'oidc', '__mock', 'assets', 'healthz', 'openapi.json']

function sampleOf(path: string): string {
  return path
    .replace('{provider}', 'hubspot')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `some-${name}`)
    .replace('{}', '%20')
    .replace('*', 'no/such-page')
}

function screenAt(pathname: string): string | undefined {
  const address = matchAddress(routeTable, pathname)?.address
  return address?.kind === 'screen' ? address.screen : address && `-> ${address.to}`
}

describe('the route table', () => {
  it('opens every address by its own path, never by that of another', () => {
    for (const address of routeTable) {
      expect(matchAddress(routeTable, sampleOf(address.path))?.address, address.path).toBe(address)
    }
  })

  it('has each path once, and each screen once in a frame', () => {
    const paths = routeTable.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{x}'))
    expect(paths.length).toBe(new Set(paths).size)
    const screens = screenAddresses.map(({ frame, screen }) => `${frame} ${screen}`)
    expect(screens.length).toBe(new Set(screens).size)
  })

  it('has an address for every screen that has a title', () => {
    const screens = new Set<string>(screenAddresses.map(({ screen }) => screen))
    // What takes the place of an address has a title without one.
    expect(Object.keys(screenTitles).filter((screen) => !screens.has(screen))).toEqual([
      'shell.welcome',
      'shell.notLoggedIn',
      'shell.closed',
      'shell.startFailed',
      'shell.startPutOff',
      'shell.noWorkspace',
    ])
  })

  it('names only flags that exist, and leads every redirect to an address that is there', () => {
    for (const address of routeTable) {
      for (const flag of address.flags ?? []) expect(flagKeys).toContain(flag)
      if (address.kind !== 'redirect') continue
      const target = sampleOf(address.to.replace('{activeWorkspaceId}', '{workspaceId}'))
      expect(matchAddress(routeTable, target)?.address.path, address.path).not.toBe('/*')
    }
  })

  it('keeps the addresses of the server free', () => {
    for (const name of reserved) {
      expect(routeTable.some(({ path }) => path.startsWith(`/${name}`))).toBe(false)
    }
  })

  it('gives every screen of the campaigns frame an address below /v2 and the workspace [CAM-ROUTE-01]', () => {
    const screens = screenAddresses.filter(({ frame }) => frame === 'campaigns')
    expect(screens.length).toBeGreaterThan(10)
    for (const { path } of screens) expect(path).toMatch(/^\/v2\/\{workspaceId\}\/./)
  })

  it('opens the screens of the campaigns frame [CAM-ROUTE-07]', () => {
    expect(screenAt('/v2/w/audience-list')).toBe('campaigns.audienceList')
    expect(screenAt('/v2/w/campaigns')).toBe('campaigns.root')
    expect(screenAt('/v2/w/campaigns/create/c1')).toBe('campaigns.plan')
    expect(screenAt('/v2/w/campaigns/c1')).toBe('campaigns.detail')
    expect(screenAt('/v2/w/campaigns/launch/c1')).toBe('campaigns.launch')
    expect(screenAt('/v2/w/integrations')).toBe('campaigns.integrations')
    expect(screenAt('/v2/w/campaigns/create')).not.toBe('campaigns.detail')
    expect(screenAt('/v2/w/campaigns/launch')).not.toBe('campaigns.detail')
  })

  it('opens the settings tabs of the campaigns frame [CAM-ROUTE-10]', () => {
    for (const tab of ['company', 'brand-voice', 'icp', 'integrations', 'knowledge-base']) {
      expect(screenAt(`/v2/w/settings/${tab}`)).toMatch(/^campaigns\.settings/)
    }
    expect(screenAt('/v2/w/settings')).toBe('-> /v2/{workspaceId}/settings/company')
  })

  it('has a separate address for each screen of every workspace, named in kebab-case [PLT-ROUTE-04] [PLT-ROUTE-05]', () => {
    const names = [
      ['home', 'audience-list', 'campaigns', 'integrations', 'data-sources', 'workflows-home', 'runs'],
      ['subscription-plans', 'app-store', 'ai-apps', 'document-search', 'my-library', 'knowledge-vault'],
      ['error', 'access-denied', 'onboarding/user-information', 'settings/company', 'models/registry'],
    ].flat()
    const screens = names.map((name) => screenAt(`/workspace/w/${name}`))
    expect(new Set(screens).size).toBe(names.length)
    for (const screen of screens) expect(screen).toMatch(/^platform\./)
  })

  it('has the flagged areas of a workspace behind their flags [PLT-ROUTE-06]', () => {
    const expected = {
      dashboards: 'dashboards',
      evaluations: 'model-studio',
      experiments: 'model-studio',
      projects: 'model-studio',
      'model-studio-home': 'model-studio',
      datasets: 'data-studio',
      'data-labeling': 'data-studio',
      'model-apps': 'data-studio',
      'data-studio-home': 'data-studio',
      snippets: 'snippets',
      'data-analytics': 'text-to-sql',
    }
    for (const [name, flag] of Object.entries(expected)) {
      const address = matchAddress(routeTable, `/workspace/w/${name}`)?.address
      expect(address?.kind === 'screen' && address.flags, name).toEqual([flag])
    }
  })

  it('has the pages outside a workspace', () => {
    const paths = [
      ['/signup', '/signup-redirect', '/public/snippets/s1', '/public/search-app', '/public/data-analytics/a1'],
      ['/public/templates/t1', '/public/workflow-templates', '/public/workflow-apps/a1', '/iframe-home'],
      ['/user-profile', '/invite', '/logout', '/hubspot/crm', '/404', '/error', '/access-denied'],
    ].flat()
    const screens = paths.map(screenAt)
    expect(new Set(screens).size).toBe(paths.length)
    for (const screen of screens) expect(screen).toMatch(/^(public|shell)\./)
    expect(screenAt('/v2')).toBe('-> /v2/{activeWorkspaceId}/home')
    expect(screenAt('/onboarding')).toBe('-> /workspace/{activeWorkspaceId}/onboarding/user-information')
  })

  it('takes only known providers for the return of a connector', () => {
    expect(screenAt('/hubspot/crm')).toBe('public.connectorAuthorized')
    expect(screenAt('/unheard-of/crm')).toBe('-> /error')
    expect(screenAt('/api/v1')).toBe('-> /error')
  })

  it('has the six routes of copy-editing [CPY-SHELL-01]', () => {
    expect(screenAt('/workspace/w/copy-edit')).toBe('copyedit.projects')
    expect(screenAt('/workspace/w/copy-edit/apps/a1/projects/p1')).toBe('copyedit.project')
    expect(screenAt('/workspace/w/copy-edit/documents/d1')).toBe('copyedit.document')
    expect(screenAt('/workspace/w/copy-edit/documents/d1/version-history')).toBe('copyedit.versionHistory')
    expect(screenAt('/workspace/w/copy-edit/settings')).toBe('copyedit.settings')
    expect(screenAt('/workspace/w/copy-edit/analytics')).toBe('copyedit.analytics')
    expect(screenAt('/workspace/w/copy-edit/error')).toBe('copyedit.error')
    expect(matchAddress(routeTable, '/workspace/w/copy-edit/apps/a1/projects/p1')?.params).toEqual({
      workspaceId: 'w',
      appId: 'a1',
      projectId: 'p1',
    })
  })

  it('reads ids as they were written, and writes them back', () => {
    const match = matchAddress(routeTable, '/v2/w%2Fx/campaigns/a%20b%3F')
    expect(match?.params).toEqual({ workspaceId: 'w/x', campaignId: 'a b?' })
    expect(match && fillAddress(match.address.path, match.params)).toBe('/v2/w%2Fx/campaigns/a%20b%3F')
    expect(matchAddress(routeTable, '/v2/w/campaigns/%E0%A4%A')?.params['campaignId']).toBe('%E0%A4%A')
  })

  it('counts the addresses whose screen is not there yet: lower the number with each one that comes', () => {
    expect(screenAddresses.filter(({ built }) => !built).length).toBe(110)
  })
})
