import { createContext } from 'react'
import type { ApiClient } from '../client/api-client'
import type { MessageOverrides } from '../messages/override-messages'
import type { AuthAdapter } from '../ports/auth-adapter'
import type { FlagReader } from '../ports/flags'
import type { Host, Notify } from '../ports/host'
import type { Navigation } from '../ports/navigation'
import type { InlayEvent } from './inlay-event'
import type { Session } from './session/session'
import type { ThemeVariables } from './theme-variables'

/** How a tree of parts looks: which theme, and the variables that a host sets, without their `--inlay-` prefix. */
export interface Appearance {
  /** @default 'auto': as the system has it */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** The basic ones by name; any other of the kit's variables can be set as well. */
  readonly variables?: (ThemeVariables & Readonly<Record<string, string | undefined>>) | undefined
  /** @default 'regular' */
  readonly density?: 'regular' | 'compact' | undefined
}

/** What a provider gives to everything below it. */
export interface InlayContextValue {
  readonly client: ApiClient
  readonly auth: AuthAdapter
  /** `undefined` on screens that come before a workspace is known. */
  readonly workspaceId: string | undefined
  readonly navigation: Navigation
  /** `undefined`: the server's flags are asked. */
  readonly flags: FlagReader | undefined
  readonly appearance: Appearance
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly messages: MessageOverrides
  readonly host: Host
  /** What was read here, shared with providers of equal client, user and workspace only. */
  readonly session: Session
  readonly onEvent: (event: InlayEvent) => void
  readonly onError: (error: unknown) => void
}

export const InlayContext = createContext<InlayContextValue | undefined>(undefined)

/** The toaster of the nearest root; `host.notify` goes before it. */
export const NotifyContext = createContext<Notify | undefined>(undefined)
