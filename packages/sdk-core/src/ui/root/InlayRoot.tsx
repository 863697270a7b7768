import { forwardRef, type ReactNode } from 'react'
import { RootElement } from './RootElement'
import { ShadowHost } from './ShadowHost'
import type { StyleSource } from './style-source'

export interface InlayRootProps {
  /** What stands in it. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** Takes the whole height of what it stands in, for a screen rather than a part. @default false */
  readonly fill?: boolean | undefined
  /** `shadow` puts everything into a shadow root, where no style of the page reaches it. @default 'none' */
  readonly isolation?: 'none' | 'shadow' | undefined
  /** Style sheets of feature packages that a shadow root needs beside the kit's; parts bring theirs by themselves. */
  readonly styles?: readonly StyleSource[] | undefined
}

/**
 * What every tree of Inlay's parts stands in: the scope of the styles, theme, direction, a live region, toasts (unless
 * the host shows notices itself) and a place for what floats. Public components bring one when none is above them.
 */
export const InlayRoot = forwardRef<HTMLDivElement, InlayRootProps>(function InlayRoot(
  { isolation = 'none', styles, ...rest },
  ref,
) {
  if (isolation === 'none') return <RootElement ref={ref} shadowRoot={undefined} {...rest} />
  return (
    <ShadowHost fill={rest.fill} styles={styles}>
      {(shadowRoot) => <RootElement ref={ref} shadowRoot={shadowRoot} {...rest} />}
    </ShadowHost>
  )
})
