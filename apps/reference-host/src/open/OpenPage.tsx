import { InlayRoot } from '@inlay/sdk-core/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '../PageTitle'
import type { ScreenKey } from '../routes/screen-titles'
import { useHeadingTakesFocus } from './use-heading-takes-focus'

/** A page outside of every frame, for which nobody needs to be signed in. */
export function OpenPage({ screen, children }: { readonly screen: ScreenKey; readonly children: ReactNode }) {
  const page = useHeadingTakesFocus<HTMLDivElement>(screen)
  return (
    <InlayRoot ref={page} fill>
      <PageTitle screen={screen} />
      {children}
    </InlayRoot>
  )
}
