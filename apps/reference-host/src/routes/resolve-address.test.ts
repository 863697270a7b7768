import { describe, expect, it } from 'vitest'
import type { FlagKey } from '@inlay/sdk-core/contract/workspace'
import { openAddress, type Opening } from './open-address'
import type { Person, Visitor } from './person'
import { resolveAddress, type Resolution } from './resolve-address'

const options = { origin: 'https://inlay.example', internalTestDomains: ['internal.example'] }
const maren: Person = {
  email: 'maren@inlay.example',
  workspaceIds: ['northwind', 'halden'],
  activeWorkspaceId: undefined,
  redirectPath: undefined,
}

function at(address: string, visitor: Visitor): Resolution {
  const { pathname, search, hash } = new URL(address, options.origin)
  return resolveAddress({ pathname, search, hash }, visitor, options)
}

function signedIn(address: string, changes: Partial<Person> = {}): Resolution {
  return at(address, { status: 'signed-in', person: { ...maren, ...changes } })
}

function goal(address: string, changes: Partial<Person> = {}): string | undefined {
  const resolution = signedIn(address, changes)
  return resolution.kind === 'go' ? resolution.to : undefined
}

/** Follows redirects to the end, with some flags on. */
function end(address: string, on: readonly FlagKey[] = []): string {
  let next = address
  for (let hop = 0; hop < 10; hop += 1) {
    const resolution = signedIn(next)
    const opening: Opening | Resolution =
      resolution.kind === 'screen' || resolution.kind === 'flagged-redirect'
        ? openAddress(resolution, (flag) => on.includes(flag))
        : resolution
    if (opening.kind === 'screen') return opening.match.address.screen
    if (opening.kind !== 'go') return opening.kind
    next = opening.to
  }
  throw new Error(`${address} never ends`)
}

describe('in the campaigns frame', () => {
  it('sends a foreign workspace to the first of the list [CAM-ROUTE-02]', () => {
    expect(goal('/v2/brightwater')).toBe('/v2/northwind')
    expect(goal('/v2/brightwater/campaigns/c1')).toBe('/v2/northwind')
    expect(goal('/v2/halden/home')).toBeUndefined()
  })

  it('goes on to home, and without an id to the workspace last active or the first [CAM-ROUTE-03]', () => {
    expect(goal('/v2/halden')).toBe('/v2/halden/home')
    expect(goal('/v2')).toBe('/v2/northwind/home')
    expect(goal('/v2', { activeWorkspaceId: 'halden' })).toBe('/v2/halden/home')
    expect(goal('/v2', { activeWorkspaceId: 'left-long-ago' })).toBe('/v2/northwind/home')
  })

  it('shows nothing of a workspace to somebody who has none', () => {
    for (const address of ['/v2', '/v2/northwind', '/v2/northwind/campaigns']) {
      expect(signedIn(address, { workspaceIds: [] })).toEqual({ kind: 'no-workspace', frame: 'campaigns' })
    }
    expect(signedIn('/', { workspaceIds: [] }).kind).toBe('no-workspace')
  })

  it('leads campaigns/create without an id to the campaigns root [CAM-ROUTE-08]', () => {
    expect(end('/v2/northwind/campaigns/create')).toBe('campaigns.root')
    expect(end('/v2/northwind/campaigns/create/%20')).toBe('campaigns.root')
  })

  it('leads a campaign with a blank id to the audience list [CAM-ROUTE-09]', () => {
    expect(end('/v2/northwind/campaigns/%20')).toBe('campaigns.audienceList')
    expect(end('/v2/northwind/campaigns')).toBe('campaigns.root')
  })

  it('opens the first onboarding step for any path that is no step [CAM-ROUTE-11]', () => {
    expect(end('/v2/northwind/onboarding')).toBe('campaigns.onboardingUserInformation')
    expect(end('/v2/northwind/onboarding/else/where')).toBe('campaigns.onboardingUserInformation')
    expect(end('/v2/northwind/onboarding/summary')).toBe('campaigns.onboardingSummary')
  })

  it('leads any other path to home, those of the wider platform too [CAM-ROUTE-12]', () => {
    for (const path of [
      'campaigns/launch',
      'campaigns/a/b',
      'settings/else',
      'workflows-home',
      'datasets',
      'ai-apps',
    ]) {
      expect(end(`/v2/northwind/${path}`), path).toBe('campaigns.home')
    }
  })
})

describe('without a sign-in', () => {
  const signedOut: Visitor = { status: 'signed-out' }

  it('sends a /v2 address to the sign-in page, which knows where to come back to [CAM-AUTH-01] [CAM-AUTH-02]', () => {
    expect(at('/v2/northwind/campaigns/c1?tab=accounts#row', signedOut)).toEqual({
      kind: 'go',
      to: '/login?redirectTo=%2Fv2%2Fnorthwind%2Fcampaigns%2Fc1%3Ftab%3Daccounts%23row',
    })
    expect(at('/v2', signedOut)).toEqual({ kind: 'go', to: '/login?redirectTo=%2Fv2' })
  })

  it('shows the logged-out screen at the root and at platform addresses', () => {
    expect(at('/', signedOut)).toEqual({ kind: 'logged-out' })
    expect(at('/workspace/northwind/home', signedOut)).toEqual({ kind: 'logged-out' })
    expect(at('/workspace/northwind/copy-edit', signedOut)).toEqual({ kind: 'logged-out' })
  })

  it('asks for a sign-in on personal pages and shows public ones', () => {
    for (const path of ['/user-profile', '/onboarding', '/v2', '/invite']) {
      expect(at(path, signedOut), path).toEqual({ kind: 'go', to: `/login?redirectTo=${encodeURIComponent(path)}` })
    }
    const open = ['/public/search-app', '/public/data-analytics/a1', '/public/workflow-apps/a1', '/iframe-home']
    for (const path of open) expect(at(path, signedOut).kind, path).toBe('screen')
  })

  it('waits while it is not known who is there, but not on open pages', () => {
    expect(at('/v2/northwind/home', { status: 'unknown' })).toEqual({ kind: 'wait' })
    expect(at('/v2/northwind/home', { status: 'signed-in', person: undefined })).toEqual({ kind: 'wait' })
    expect(at('/404', { status: 'unknown' }).kind).toBe('screen')
  })
})

describe('in the platform', () => {
  it('leads the root to the workspace asked for, the one last active, or the first [PLT-ROUTE-01]', () => {
    expect(goal('/?workspaceId=halden')).toBe('/workspace/halden/home')
    expect(goal('/?workspaceId='), 'an empty one').toBe(goal('/'))
    expect(goal('/')).toBe('/workspace/northwind/home')
    expect(goal('/', { activeWorkspaceId: 'halden' })).toBe('/workspace/halden/home')
    expect(goal('/', { activeWorkspaceId: 'left-long-ago' })).toBe('/workspace/northwind/home')
  })

  it('sends people of an internal test domain where it is stored for them [PLT-ROUTE-02]', () => {
    const tester = { email: 'sam@Internal.example', redirectPath: '/workspace/halden/runs?page=2' }
    expect(goal('/', tester)).toBe('/workspace/halden/runs?page=2')
    expect(goal('/', { ...tester, redirectPath: undefined })).toBe('/workspace/northwind/home')
    expect(goal('/', { ...tester, redirectPath: '//evil.example' })).toBe('/workspace/northwind/home')
    expect(goal('/', { ...tester, email: 'sam@notinternal.example' })).toBe('/workspace/northwind/home')
  })

  it('denies a workspace that is not theirs, in the path or in the query [PLT-ROUTE-03]', () => {
    for (const address of ['/workspace/brightwater/home', '/?workspaceId=brightwater', '/workflows?workspaceId=x']) {
      expect(signedIn(address), address).toEqual({ kind: 'access-denied' })
    }
  })

  it('leads unknown paths and closed addresses of a workspace to its home [PLT-ROUTE-07]', () => {
    expect(end('/workspace/halden/no/such/thing')).toBe('platform.home')
    expect(end('/workspace/halden/snippets')).toBe('platform.home')
    expect(end('/workspace/halden/snippets', ['snippets'])).toBe('platform.snippets')
    expect(end('/workspace/halden/datasets/d1/topography', ['data-studio'])).toBe('platform.home')
  })

  it('leads unknown addresses outside a workspace to the error page, those of AI apps to its own [PLT-ROUTE-08]', () => {
    expect(goal('/no/such/thing')).toBe('/error')
    const toErrorPage = { kind: 'go', to: '/error', reason: 'unknown-path' }
    expect(at('/no/such/thing', { status: 'signed-out' })).toEqual(toErrorPage)
    expect(goal('/workspace/halden/ai-apps/no/such')).toBe('/workspace/halden/ai-apps/error')
    expect(end('/404')).toBe('shell.notFound')
  })

  it('opens an area of the active workspace by its short path [PLT-ROUTE-09]', () => {
    const all: FlagKey[] = ['data-studio', 'app-store', 'copy-edit', 'text-to-sql']
    const targets = {
      '/data-studio': 'platform.dataStudioHome',
      '/workflows': 'platform.workflowsHome',
      '/store': 'platform.appStore',
      '/editor': 'copyedit.projects',
      '/data-insights': 'platform.dataAnalytics',
      '/app-builder': 'platform.appBuilderList',
      '/workflow-apps': 'platform.workflowApps',
    }
    for (const [path, screen] of Object.entries(targets)) expect(end(path, all), path).toBe(screen)
    expect(goal('/workflows', { activeWorkspaceId: 'halden' })).toBe('/workspace/halden/workflows-home')
  })

  it('opens the page of an app that a redirect names [PLT-ROUTE-10]', () => {
    const goalOf = '/workspace/northwind/workflows-home/apps/app%201'
    expect(goal('/?action=REDIRECT_TO_APP&appId=app%201')).toBe(goalOf)
    expect(end(goalOf)).toBe('platform.workflowApp')
    expect(goal('/?action=REDIRECT_TO_APP')).toBe('/workspace/northwind/home')
  })

  it('keeps the query on the way into onboarding', () => {
    const goalOf = '/workspace/northwind/onboarding/user-information'
    expect(goal('/onboarding?onboardComplete=1&templateId=t1')).toBe(`${goalOf}?onboardComplete=1&templateId=t1`)
    expect(goal('/workspace/northwind/onboarding?templateId=t1')).toBe(`${goalOf}?templateId=t1`)
  })

  it('opens the first onboarding step for any path that is no step', () => {
    expect(end('/workspace/northwind/onboarding/else')).toBe('platform.onboardingUserInformation')
    expect(end('/onboarding/summary')).toBe('platform.onboardingSummary')
    expect(end('/onboarding/crm-connection')).toBe('platform.onboardingCrmConnection')
  })

  it('closes the store without its flag, showing the error page', () => {
    expect(end('/workspace/halden/app-store/summarization')).toBe('closed')
    expect(end('/workspace/halden/app-store/summarization', ['app-store'])).toBe('platform.summaries')
  })

  it('leads dashboards without an id to data analytics', () => {
    expect(end('/workspace/halden/dashboards/%20', ['dashboards', 'text-to-sql'])).toBe('platform.dataAnalytics')
  })
})

describe('what leads elsewhere than its address says', () => {
  function reasons(address: string) {
    const resolution = signedIn(address)
    const flagged = resolution.kind === 'screen' || resolution.kind === 'flagged-redirect'
    const next = flagged ? openAddress(resolution, () => false) : resolution
    return next.kind === 'go' ? next.reason : next.kind
  }

  it.each([
    ['/v2/brightwater/campaigns', 'foreign-workspace'],
    ['/v2/northwind/no/such', 'unknown-path'],
    ['/v2/northwind/campaigns/launch', 'unknown-path'],
    ['/workspace/northwind/no/such', 'unknown-path'],
    ['/workspace/northwind/snippets', 'flag-off'],
  ] as const)('has a reason to tell: %s, %s', (address, reason) => {
    expect(reasons(address)).toBe(reason)
  })

  it.each(['/v2', '/v2/northwind', '/v2/northwind/settings', '/workspace/northwind/onboarding', '/workflows'])(
    'is no short form of an address: %s',
    (address) => {
      expect(signedIn(address)).toMatchObject({ kind: 'go' })
      expect(reasons(address)).toBeUndefined()
    },
  )
})

describe('in copy-editing', () => {
  it('leads unknown paths to the error route [CPY-SHELL-02]', () => {
    expect(goal('/workspace/halden/copy-edit/no/such')).toBe('/workspace/halden/copy-edit/error')
    expect(goal('/workspace/halden/copy-edit/documents/d1/no')).toBe('/workspace/halden/copy-edit/documents/d1/error')
  })

  it('shows the error page at every address while the flag is off [CPY-SHELL-03]', () => {
    for (const path of ['', '/apps/a/projects/p', '/documents/d', '/settings', '/analytics', '/error', '/no/such']) {
      const address = `/workspace/halden/copy-edit${path}`
      expect(end(address), path).toBe('closed')
      expect(end(address, ['copy-edit']), path).not.toBe('closed')
    }
  })

  it("needs its own flag alone, and the store's flag as well at the store's address", () => {
    expect(end('/workspace/halden/copy-edit/settings', ['copy-edit'])).toBe('copyedit.settings')
    expect(end('/workspace/halden/app-store/copy-edit/settings', ['copy-edit'])).toBe('closed')
    expect(end('/workspace/halden/app-store/copy-edit/settings', ['copy-edit', 'app-store'])).toBe('copyedit.settings')
  })

  it('opens the review only while review mode is on', () => {
    expect(end('/workspace/halden/copy-edit/documents/d/review', ['copy-edit'])).toBe('closed')
    expect(end('/workspace/halden/copy-edit/documents/d/review', ['copy-edit', 'review-mode'])).toBe('copyedit.review')
  })
})
