import type { Address, RedirectAddress, ScreenAddress, VisitorRule } from './address'
import { knownProviders } from './known-providers'
import type { ScreenKey } from './screen-titles'

/** Leads to the person's workspace; what its query may ask for besides is in `lead-from-root.ts`. */
export const rootAddress: RedirectAddress = {
  kind: 'redirect',
  frame: 'public',
  visitor: 'logged-out',
  path: '/',
  to: '/workspace/{activeWorkspaceId}/home',
  keeps: 'nothing',
}

/** Pages outside a workspace, and the short addresses that lead into one. */
export const publicAddresses: readonly Address[] = [
  rootAddress,
  shell('/login', 'shell.signIn'),
  shell('/logout', 'shell.logout'),
  shell('/error', 'shell.error'),
  shell('/access-denied', 'shell.accessDenied'),
  shell('/404', 'shell.notFound'),

  screen('/signup', 'public.signup', 'open'),
  screen('/signup-redirect', 'public.signupRedirect', 'sign-in'),
  screen('/invite', 'public.invite', 'sign-in'),
  screen('/user-profile', 'public.userProfile', 'sign-in'),
  screen('/public/snippets/{snippetId}', 'public.snippet', 'open'),
  screen('/public/search-app', 'public.searchApp', 'open'),
  screen('/public/data-analytics/{dataAnalyticsId}', 'public.dataAnalytics', 'open'),
  screen('/public/templates/{templateId}', 'public.template', 'open'),
  screen('/public/workflow-templates', 'public.workflowTemplates', 'open'),
  screen('/public/workflow-apps/{workflowAppId}', 'public.workflowApp', 'open'),
  screen('/iframe-home', 'public.iframeHome', 'open'),
  screen('/embed/*', 'public.embed', 'open'),
  {
    ...screen('/{provider}/{connectorType}', 'public.connectorAuthorized', 'sign-in'),
    only: { provider: knownProviders },
  },

  redirect('/onboarding', 'onboarding/user-information'),
  redirect('/onboarding/*', 'onboarding/*'),
  redirect('/data-studio', 'data-studio-home'),
  redirect('/workflows', 'workflows-home'),
  redirect('/store', 'app-store'),
  redirect('/editor', 'copy-edit'),
  redirect('/data-insights', 'data-analytics'),
  redirect('/app-builder', 'ai-apps/app-builder'),
  redirect('/workflow-apps', 'workflows-home/apps'),
  { kind: 'redirect', frame: 'public', visitor: 'open', path: '/*', to: '/error', keeps: 'nothing', unknown: true },
]

function shell(path: `/${string}`, name: ScreenKey): ScreenAddress {
  return { kind: 'screen', frame: 'public', visitor: 'open', area: 'shell', path, screen: name, built: true }
}

function screen(path: `/${string}`, name: ScreenKey, visitor: VisitorRule): ScreenAddress {
  return { kind: 'screen', frame: 'public', visitor, area: 'public', path, screen: name, built: false }
}

function redirect(path: `/${string}`, to: string): RedirectAddress {
  return {
    kind: 'redirect',
    frame: 'public',
    visitor: 'sign-in',
    path,
    to: `/workspace/{activeWorkspaceId}/${to}`,
  }
}
