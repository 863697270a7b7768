import { createTestApi } from '@inlay/mock-server/test-api'
import type { ApiClient, AuthAdapter, Host, Navigation } from '@inlay/sdk-core'
import { memoryNavigation, memoryStorage } from '@inlay/sdk-core/testing'

/** What a host gives to a provider: a backend in memory with the demo data, somebody who is signed in, addresses. */
export interface World {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  readonly navigation: Navigation
  readonly workspaceId: string
  /** What is kept on the device goes with the world. */
  readonly host: Pick<Host, 'storage'>
  /** How many calls have been made. */
  readonly made: () => number
  /** How many of them have no answer yet. */
  readonly pending: () => number
}

export interface Tenant {
  /** @default 'northwind' */
  readonly workspaceId?: string | undefined
  /** Somebody who may enter it. @default 'user_maren' */
  readonly userId?: string | undefined
}

/** A tenant of its own: nothing is shared between two of them. */
export function createWorld({ workspaceId = 'northwind', userId = 'user_maren' }: Tenant = {}): World {
  const api = createTestApi({ scenario: 'demo', userId })
  let [made, pending] = [0, 0]
  const counted = <Request extends readonly unknown[], Output>(ask: (...request: Request) => Promise<Output>) =>
    async function askCounted(...request: Request): Promise<Output> {
      made += 1
      pending += 1
      try {
        return await ask(...request)
      } finally {
        pending -= 1
      }
    }
  return {
    client: {
      ...api.client,
      call: counted(api.client.call),
      rows: counted(api.client.rows),
    },
    auth: api.auth,
    navigation: memoryNavigation(undefined, {
      href: ({ name, params }) => `#${[name, ...Object.values(params)].join('/')}`,
    }),
    workspaceId,
    host: { storage: memoryStorage() },
    made: () => made,
    pending: () => pending,
  }
}
