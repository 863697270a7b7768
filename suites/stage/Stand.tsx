import { StrictMode, type ReactNode } from 'react'
import { InlayProvider, type Appearance } from '@inlay/sdk-core/react'
import { InlayRoot, type StyleSource } from '@inlay/sdk-core/ui'
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
  const { client, auth, navigation, workspaceId, host } = world
  return (
    <StrictMode>
      <InlayProvider {...{ client, auth, navigation, workspaceId, host, direction, appearance }} flags={everythingOn}>
        <InlayRoot isolation={place === 'shadow' ? 'shadow' : 'none'} styles={styles}>
          {children}
        </InlayRoot>
      </InlayProvider>
    </StrictMode>
  )
}

const everythingOn = () => true

/** Of all packages, as a host names them that shows parts of several. */
export const styles: readonly StyleSource[] = Object.values(
  import.meta.glob<Awaited<ReturnType<StyleSource>>>('../../packages/react-*/src/styles.ts'),
)
