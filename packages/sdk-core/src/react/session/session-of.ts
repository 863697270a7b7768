import type { ApiClient } from '../../client/api-client'
import { createSession, type Session } from './session'

const sessions = new WeakMap<ApiClient, Map<string, WeakRef<Session>>>()

/**
 * The one session of a client, a user and a workspace: providers that agree in all three share it, others never meet.
 * Held weakly, so that rendering one that is never mounted, as on a server, leaves nothing behind.
 */
export function sessionOf(client: ApiClient, userId: string | undefined, workspaceId: string | undefined): Session {
  let ofClient = sessions.get(client)
  if (!ofClient) sessions.set(client, (ofClient = new Map()))
  const key = JSON.stringify([userId, workspaceId])
  const known = ofClient.get(key)?.deref()
  if (known) return known
  for (const [old, session] of ofClient) if (!session.deref()) ofClient.delete(old)
  const session = createSession(client, userId, workspaceId)
  ofClient.set(key, new WeakRef(session))
  return session
}
