import { fillAddress } from './fill-address'
import { ownAddress } from './own-address'
import type { Person } from './person'

/** Where the root address leads besides the home of a workspace; nothing when it leads there. */
export function leadFromRoot(
  query: URLSearchParams,
  person: Person,
  workspaceId: string,
  options: { readonly origin: string; readonly internalTestDomains: readonly string[] },
): string | undefined {
  if (query.get('action') === 'REDIRECT_TO_APP') {
    const app = fillAddress('/workspace/{workspaceId}/workflows-home/apps/{appId}', {
      workspaceId,
      appId: query.get('appId') ?? '',
    })
    if (app !== undefined) return app
  }
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1).toLowerCase()
  return options.internalTestDomains.includes(domain) ? ownAddress(person.redirectPath, options.origin) : undefined
}
