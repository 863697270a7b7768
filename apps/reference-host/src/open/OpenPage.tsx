import { InlayRoot } from '@inlay/sdk-core/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '../PageTitle'
import type { ScreenKey } from '../routes/screen-titles'

/** A page outside of every frame, for which nobody needs to be signed in. */
export function OpenPage({ screen, children }: { readonly screen: ScreenKey; readonly children: ReactNode }) {
  return (
    <InlayRoot fill>
      <PageTitle screen={screen} />
      {children}
    </InlayRoot>
  )
}
