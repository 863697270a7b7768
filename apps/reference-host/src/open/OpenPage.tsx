import { InlayRoot } from '@inlay/sdk-core/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '../PageTitle'
import type { ScreenKey } from '../routes/screen-titles'
import { useHeadingTakesFocus } from './use-heading-takes-focus'

export interface OpenPageProps {
  readonly screen: ScreenKey
  /** By what the window is called while it says something else. @default the screen */
  readonly titled?: ScreenKey | undefined
  readonly children: ReactNode
}

/** A page outside of every frame, for which nobody needs to be signed in. */
export function OpenPage({ screen, titled = screen, children }: OpenPageProps) {
  const page = useHeadingTakesFocus<HTMLDivElement>(screen)
  return (
    <InlayRoot ref={page} fill>
      <PageTitle screen={titled} />
      {children}
    </InlayRoot>
  )
}
