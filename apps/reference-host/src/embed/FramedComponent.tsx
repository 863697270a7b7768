import type { LoadedEmbeddable } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { FramedProvider, type FramedProviderProps } from './FramedProvider'
import { FramedSessionRenewal } from './FramedSessionRenewal'
import { WhileSignedIn } from './WhileSignedIn'

export interface FramedComponentProps extends Omit<FramedProviderProps, 'children'> {
  readonly loaded: LoadedEmbeddable
  /** Of the state, as the component takes them. */
  readonly componentProps: Readonly<Record<string, unknown>>
  readonly onShown: () => void
}

/** A component with all that the page around gives it. */
export function FramedComponent({ loaded, componentProps, onShown, ...given }: FramedComponentProps) {
  useEffect(onShown, [onShown])
  return (
    <FramedProvider {...given}>
      <InlayRoot>
        <WhileSignedIn>
          <loaded.Component {...componentProps} {...loaded.handlers} />
        </WhileSignedIn>
        <FramedSessionRenewal />
      </InlayRoot>
    </FramedProvider>
  )
}
