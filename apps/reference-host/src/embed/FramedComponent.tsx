import type { ApiClient } from '@inlay/sdk-core'
import type { FrameConnection, FrameState } from '@inlay/sdk-core/embed'
import { InlayProvider, type LoadedEmbeddable } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { FramedSessionRenewal } from './FramedSessionRenewal'
import { WhileSignedIn } from './WhileSignedIn'
import { useParentNavigation } from './use-parent-navigation'

export interface FramedComponentProps {
  readonly parent: FrameConnection
  readonly client: ApiClient
  readonly loaded: LoadedEmbeddable
  readonly state: FrameState
  /** Of the state, as the component takes them. */
  readonly componentProps: Readonly<Record<string, unknown>>
  readonly onShown: () => void
}

/** A component with all that the page around gives it. */
export function FramedComponent({ parent, client, loaded, state, componentProps, onShown }: FramedComponentProps) {
  const { workspaceId, locale, direction, appearance, flags, messages } = state
  const navigation = useParentNavigation(parent.navigation)
  useEffect(onShown, [onShown])
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
      <InlayRoot>
        <WhileSignedIn>
          <loaded.Component {...componentProps} {...loaded.handlers} />
        </WhileSignedIn>
        <FramedSessionRenewal />
      </InlayRoot>
    </InlayProvider>
  )
}
