import type { AnyHandler } from 'msw'
import { createStoryHandlers, type FaultInput } from '@inlay/mock-server/browser'
import { callbackAuth, createHttpClient, type ApiClient, type AuthAdapter } from '@inlay/sdk-core'
import { memoryAuth } from '@inlay/sdk-core/testing'
import type { InlayParameters, StoryFault } from './inlay-parameters'

/** What a story has in place of a backend. */
export interface StoryApi {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  readonly workspaceId: string | undefined
  readonly handlers: readonly AnyHandler[]
}

/** What a story shows is the same every day. */
const storyTime = Date.parse('2026-09-01T10:00:00Z')

/** The longest that a fault may take: for a story, for ever. */
const longestLatency = 600_000

/** The one seam between stories and the mock server. */
export async function createStoryApi(parameters: InlayParameters): Promise<StoryApi> {
  const { scenario = 'demo', faults = {}, signedOut = false } = parameters
  const backend = createStoryHandlers({
    scenario,
    frozenAt: storyTime,
    faults: Object.entries(faults).flatMap(([operation, fault]) => faultsOf(operation, fault)),
  })
  const auth = signedOut
    ? memoryAuth({ user: null })
    : callbackAuth({
        getToken: () => backend.getToken(),
        user: { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' },
      })
  return {
    client: createHttpClient({ baseUrl: '/', auth, retry: { limit: 0 } }),
    auth,
    workspaceId: 'northwind',
    handlers: backend.handlers,
  }
}

function faultsOf(operation: string, { latency, status, dropped, times }: StoryFault): FaultInput[] {
  const scope = { ...(operation !== '*' && { operation }), ...(times !== undefined && { times }) }
  return [
    ...(latency === undefined
      ? []
      : [{ ...scope, kind: 'latency' as const, milliseconds: Math.min(latency, longestLatency) }]),
    ...(status === undefined ? [] : [{ ...scope, kind: 'status' as const, status }]),
    ...(dropped ? [{ ...scope, kind: 'drop' as const }] : []),
  ]
}
