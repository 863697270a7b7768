import { useContext, type ReactNode } from 'react'
import { InlayRoot } from './InlayRoot'
import { RootContext } from './root-context'
import type { StyleSource } from './style-source'
import { useAdoptedStyles } from './use-adopted-styles'

export interface EnsureRootProps {
  /** What needs a root. */
  readonly children: ReactNode
  /** Takes the whole height of what it stands in, when it brings the root. @default false */
  readonly fill?: boolean | undefined
  /** The style sheet of the package that the part is from; only used inside a shadow root. */
  readonly styles?: StyleSource | undefined
}

/** Around every public component: uses the root above it, or brings one. */
export function EnsureRoot({ children, fill, styles }: EnsureRootProps) {
  const root = useContext(RootContext)
  if (!root) return <InlayRoot fill={fill}>{children}</InlayRoot>
  if (!root.shadowRoot || !styles) return children
  return (
    <PackageStyles shadowRoot={root.shadowRoot} styles={styles}>
      {children}
    </PackageStyles>
  )
}

function PackageStyles({
  children,
  shadowRoot,
  styles,
}: {
  readonly children: ReactNode
  readonly shadowRoot: ShadowRoot
  readonly styles: StyleSource
}) {
  return useAdoptedStyles(shadowRoot, [styles]) ? children : null
}
