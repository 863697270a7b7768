import { QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ApiClient } from '../../client/api-client'
import { isApiError } from '../../errors/api-error'
import { warnOnce } from '../development/warn-once'
import { createExpiry, type Expiry } from './expiry'
import { createLostCalls, type LostCalls } from './lost-calls'
import { createOptimisticAnswers, type Answer, type OptimisticAnswers } from './optimistic-answers'
import { createPauses, type Pauses } from './pauses'

/** What one person has read in one workspace through one client, for as long as a provider shows it. */
export interface Session {
  readonly userId: string | undefined
  readonly workspaceId: string | undefined
  /** Handed to every query by hand: TanStack's own provider would mix ours with the host's. */
  readonly queryClient: QueryClient
  readonly optimistic: OptimisticAnswers
  readonly lostCalls: LostCalls
  readonly expiry: Expiry
  readonly pauses: Pauses
  /** The sign-in is there again: what waited or failed for want of it runs again. */
  renewed(): void
  /** Keeps the session alive; when the last one lets go, requests are cancelled and all that was read is forgotten. */
  retain(): () => void
}

export function createSession(client: ApiClient, userId: string | undefined, workspaceId: string | undefined): Session {
  const queryClient = createQueryClient()
  const expiry = createExpiry()
  let retained = 0
  let stopListening: (() => void) | undefined

  return {
    userId,
    workspaceId,
    queryClient,
    optimistic: createOptimisticAnswers(queryClient),
    lostCalls: createLostCalls(),
    expiry,
    pauses: createPauses(),
    renewed() {
      expiry.set(false)
      void queryClient.refetchQueries({ predicate: (query) => isApiError(query.state.error, 'unauthenticated') })
    },
    retain() {
      retained += 1
      stopListening ??= client.subscribe((event) => {
        if (event.type === 'unauthenticated') expiry.set(userId !== undefined)
        else if (process.env.NODE_ENV !== 'production') warnOnce(`${event.operationId} ${event.message}`, event.message)
      })
      return () => {
        retained -= 1
        // Later, since StrictMode and a change of screens let go and take up again within one commit.
        queueMicrotask(() => {
          if (retained > 0) return
          stopListening?.()
          stopListening = undefined
          void queryClient.cancelQueries()
          queryClient.clear()
        })
      }
    },
  }
}

/** Answers a moment old are good enough for a part that is mounted beside the one that asked. */
export const defaultStaleTime = 2_000

/** A client that asks none of TanStack's process-wide managers: retries, focus and network are the ports' business. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: defaultStaleTime,
        structuralSharing: (before, now) => shareAnswer(before as Answer | undefined, now as Answer),
      },
    },
  })
}

function shareAnswer(before: Answer | undefined, now: Answer): Answer {
  if (!before) return now
  const data: unknown = replaceEqualDeep(before.data, now.data)
  return data === before.data && now.readAt === before.readAt ? before : { data, readAt: now.readAt }
}
