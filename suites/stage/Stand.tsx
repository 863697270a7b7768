import { StrictMode, type ReactNode } from 'react'
import { InlayProvider, type Appearance } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import type { World } from './world'

/** `inline`: in the page, with its styles. `shadow`: isolated. */
export type Place = 'inline' | 'shadow'
export const places = ['inline', 'shadow'] as const

export interface StandProps {
  readonly world: World
  readonly place: Place
  readonly direction?: 'ltr' | 'rtl' | undefined
  readonly appearance?: Appearance | undefined
  readonly children: ReactNode
}

/** What a partner puts around a component: a provider and a root. In StrictMode everything is mounted twice. */
export function Stand({ world, place, direction = 'ltr', appearance, children }: StandProps) {
  const { client, auth, navigation, workspaceId } = world
  return (
    <StrictMode>
      <InlayProvider {...{ client, auth, navigation, workspaceId, direction, appearance }} flags={everythingOn}>
        <InlayRoot isolation={place === 'shadow' ? 'shadow' : 'none'}>{children}</InlayRoot>
      </InlayProvider>
    </StrictMode>
  )
}

const everythingOn = () => true
