import type { AnyHandler } from 'msw'
import { createHttpClient, type ApiClient, type AuthAdapter } from '@inlay/sdk-core'
import { memoryAuth } from '@inlay/sdk-core/testing'
import type { InlayParameters } from './inlay-parameters'

/** What a story has in place of a backend. */
export interface StoryApi {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  readonly workspaceId: string | undefined
  readonly handlers: readonly AnyHandler[]
}

/** The one seam between stories and the mock server. */
export async function createStoryApi({ signedOut = false }: InlayParameters): Promise<StoryApi> {
  const auth = signedOut ? memoryAuth({ user: null }) : memoryAuth()
  return { client: createHttpClient({ baseUrl: '/', auth }), auth, workspaceId: 'workspace-1', handlers: [] }
}
