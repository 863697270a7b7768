import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { ApiClient } from '../client/api-client'
import { isApiError } from '../errors/api-error'
import type { MessageOverrides } from '../messages/override-messages'
import type { AuthAdapter } from '../ports/auth-adapter'
import type { FlagReader } from '../ports/flags'
import type { Host } from '../ports/host'
import type { Navigation } from '../ports/navigation'

import { createBrowserHost } from '../ports/browser-host'
import { memoryNavigation } from '../ports/memory-navigation'
import { useDevelopmentWarnings } from './development/use-development-warnings'
import { directionOf } from './direction-of'
import { useLatest } from './hooks/use-latest'
import { useShallowStable } from './hooks/use-shallow-stable'
import { useNavigationEvents } from './hooks/use-navigation-events'
import { InlayContext, type Appearance, type InlayContextValue } from './inlay-context'
import type { InlayEvent } from './inlay-event'
import { sessionOf } from './session/session-of'
import { userIdOf } from './session/user-id-of'

export interface InlayProviderProps {
  /** Where data comes from: `createHttpClient(...)`, or the host's own. */
  readonly client: ApiClient
  /** How people sign in. */
  readonly auth: AuthAdapter
  /** The workspace that everything below is about; left out on screens that come before one is known. */
  readonly workspaceId?: string | undefined
  /** Where typed destinations lead. @default a history in memory: links lead nowhere, screens still follow one another */
  readonly navigation?: Navigation | undefined
  /** Which features are on. @default the server's flags of the workspace */
  readonly flags?: FlagReader | undefined
  readonly appearance?: Appearance | undefined
  /** A BCP 47 tag. @default 'en' */
  readonly locale?: string | undefined
  /** @default as the locale is written */
  readonly direction?: 'ltr' | 'rtl' | undefined
  /** The host's own wording, by full key. */
  readonly messages?: MessageOverrides | undefined
  /** Takes the place of single ports; the others stay those of the browser. */
  readonly host?: Partial<Host> | undefined
  /** Told of calls and of places that the person comes to, for the host to count. Inlay itself sends nothing anywhere. */
  readonly onEvent?: ((event: InlayEvent) => void) | undefined
  /** Told of failed calls and of screens that broke. @default what no screen shows goes to the console */
  readonly onError?: ((error: unknown) => void) | undefined
  readonly children?: ReactNode
}

/**
 * Gives everything below it what it needs from the host. Renders no element of its own. Providers nest; what one has
 * read is shared with another only if client, user and workspace are equal, and forgotten when the user signs out or
 * changes, when the workspace changes, and when the last of them leaves the page.
 */
export function InlayProvider(props: InlayProviderProps) {
  const { client, auth, workspaceId, flags, locale = 'en', onEvent, onError } = props
  const host = useHostPorts(props.host ?? noOverrides)
  const appearance = useAppearance(props.appearance ?? noAppearance)
  const messages = useShallowStable(props.messages ?? noOverrides)
  const navigation = useNavigationPort(props.navigation)
  const userId = useSyncExternalStore(
    useCallback((listener) => auth.subscribe(listener), [auth]),
    () => userIdOf(auth),
    () => userIdOf(auth),
  )
  const session = useMemo(() => sessionOf(client, userId, workspaceId), [client, userId, workspaceId])
  const report = useLatest(onError ?? logUnseen)
  const track = useLatest(onEvent)
  const tell = useCallback((event: InlayEvent) => track.current?.(event), [track])
  const direction = props.direction ?? directionOf(locale)

  useEffect(() => session.retain(), [session])
  useEffect(
    () =>
      auth.subscribe(() => {
        if (session.expiry.expired() && userIdOf(auth) === session.userId) session.renewed()
      }),
    [auth, session],
  )

  useNavigationEvents(navigation, tell)
  useDevelopmentWarnings(props)

  const value = useMemo(
    (): InlayContextValue => ({
      client,
      auth,
      workspaceId,
      navigation,
      flags,
      appearance,
      locale,
      direction,
      messages,
      host,
      session,
      onEvent: tell,
      onError: (error) => report.current(error),
    }),
    [
      client,
      auth,
      workspaceId,
      navigation,
      flags,
      appearance,
      locale,
      direction,
      messages,
      host,
      session,
      tell,
      report,
    ],
  )
  return <InlayContext.Provider value={value}>{props.children}</InlayContext.Provider>
}

const noOverrides = {}
const noAppearance: Appearance = {}

function useHostPorts(overrides: Partial<Host>): Host {
  const stable = useShallowStable(overrides)
  return useMemo(() => createBrowserHost(stable), [stable])
}

function useAppearance(appearance: Appearance): Appearance {
  const variables = useShallowStable(appearance.variables ?? noOverrides)
  return useShallowStable({ theme: 'auto', density: 'regular', ...appearance, variables })
}

function useNavigationPort(given: Navigation | undefined): Navigation {
  const [inMemory] = useState(() => memoryNavigation())
  return given ?? inMemory
}

/** A failed call is shown where it was made; anything else would go unseen. */
function logUnseen(error: unknown) {
  if (!isApiError(error)) console.error(error)
}
