import type { ApiClient } from '@inlay/sdk-core'
import type { FrameConnection, FrameState } from '@inlay/sdk-core/embed'
import { InlayProvider } from '@inlay/sdk-core/react'
import type { ReactNode } from 'react'
import { useParentNavigation } from './use-parent-navigation'

export interface FramedProviderProps {
  readonly parent: FrameConnection
  readonly client: ApiClient
  readonly state: FrameState
  readonly children: ReactNode
}

/** All that the page around gives. */
export function FramedProvider({ parent, client, state, children }: FramedProviderProps) {
  const { workspaceId, locale, direction, appearance, flags, messages } = state
  const navigation = useParentNavigation(parent.navigation)
  return (
    <InlayProvider
      client={client}
      auth={parent.auth}
      workspaceId={workspaceId}
      navigation={navigation}
      locale={locale}
      direction={direction}
      appearance={appearance}
      messages={messages}
      flags={flags && ((key) => flags[key] === true)}
      onError={parent.fail}
    >
      {children}
    </InlayProvider>
  )
}
