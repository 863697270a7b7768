import type { Address, RedirectAddress, ScreenAddress } from './address'
import type { ScreenKey } from './screen-titles'

const inside = { frame: 'platform', visitor: 'logged-out', flags: ['copy-edit'], whenOff: 'error-page' } as const

/**
 * Copy-editing in the platform frame, behind its own flag. The store's address for it asks for the store's flag as well
 * and leads here.
 */
export const copyeditAddresses: readonly Address[] = [
  screen('', 'copyedit.projects'),
  screen('apps/{appId}/projects/{projectId}', 'copyedit.project'),
  screen('documents/{documentId}', 'copyedit.document'),
  screen('documents/{documentId}/version-history', 'copyedit.versionHistory'),
  {
    ...screen('documents/{documentId}/review', 'copyedit.review'),
    flags: ['copy-edit', 'review-mode'],
  },
  { ...screen('documents/{documentId}/error', 'copyedit.documentError'), area: 'shell', built: true },
  screen('settings', 'copyedit.settings'),
  screen('analytics', 'copyedit.analytics'),
  { ...screen('error', 'copyedit.error'), area: 'shell', built: true },

  redirect('documents/{documentId}/*', 'documents/{documentId}/error'),
  redirect('*', 'error'),
  {
    kind: 'redirect',
    ...inside,
    flags: ['app-store', 'copy-edit'],
    path: '/workspace/{workspaceId}/app-store/copy-edit/*',
    to: '/workspace/{workspaceId}/copy-edit/*',
  },
]

function screen(path: string, name: ScreenKey): ScreenAddress {
  return { kind: 'screen', ...inside, area: 'copyedit', path: below(path), screen: name, built: false }
}

function redirect(path: string, to: string): RedirectAddress {
  const { frame, visitor } = inside
  return { kind: 'redirect', frame, visitor, path: below(path), to: below(to), keeps: 'nothing' }
}

function below(path: string): `/${string}` {
  return `/workspace/{workspaceId}/copy-edit/${path}`
}
