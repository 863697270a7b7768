import { InlayRoot } from '@inlay/sdk-core/ui'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../chunks/load-chunk'
import { Waiting } from '../Waiting'

const LazySignedInApp = lazy(async () => {
  const { SignedInApp } = await loadChunk('signed-in', () => import('./SignedInApp'))
  return { default: SignedInApp }
})

/** The app of a signed-in person; until it is known who is there, a moment of waiting. */
export function SignedIn({ known }: { readonly known: boolean }) {
  const waiting = (
    <InlayRoot fill>
      <Waiting />
    </InlayRoot>
  )
  return known ? <Suspense fallback={waiting}>{<LazySignedInApp />}</Suspense> : waiting
}
