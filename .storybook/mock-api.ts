import type { RequestHandler } from 'msw'
import { createStoryHandlers } from '@inlay/mock-server/browser'
import { callbackAuth, createHttpClient, type ApiClient, type AuthAdapter } from '@inlay/sdk-core'
import { memoryAuth } from '@inlay/sdk-core/testing'
import type { InlayParameters, StoryFault } from './inlay-parameters'

/** What a story has in place of a backend. */
export interface StoryApi {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  readonly workspaceId: string | undefined
  readonly handlers: readonly RequestHandler[]
}

type Backend = Parameters<typeof createStoryHandlers>[0] & object
type Fault = NonNullable<Backend['faults']>[number]

/** A backend of its own for each story: real handlers over data in memory, reached through the service worker. */
export function createStoryApi({ scenario = 'demo', faults = {}, signedOut = false }: InlayParameters): StoryApi {
  const backend = createStoryHandlers({
    scenario,
    faults: Object.entries(faults).flatMap(([operation, fault]) => faultsOf(operation, fault)),
  })
  const auth = signedOut
    ? memoryAuth({ user: null })
    : callbackAuth({
        getToken: () => backend.getToken(),
        user: { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' },
      })
  return {
    client: createHttpClient({ baseUrl: '/', auth }),
    auth,
    workspaceId: signedOut ? undefined : 'northwind',
    handlers: backend.handlers,
  }
}

/** As long as the mock server waits: longer than anybody looks at a story. */
const never = 600_000

function faultsOf(operation: string, { latency, status, dropped = false, times }: StoryFault): readonly Fault[] {
  const scope = { ...(operation !== '*' && { operation }), ...(times !== undefined && { times }) }
  return [
    ...(latency === undefined ? [] : [{ ...scope, kind: 'latency' as const, milliseconds: Math.min(latency, never) }]),
    ...(status === undefined ? [] : [{ ...scope, kind: 'status' as const, status }]),
    ...(dropped ? [{ ...scope, kind: 'drop' as const }] : []),
  ]
}
