import { InlayRoot } from '@inlay/sdk-core/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../chunks/load-chunk'
import { preloadScreen } from '../routes/screen-of'
import { StartWaiting } from '../waiting/StartWaiting'

const load = () => import('./SignedInApp')

const LazySignedInApp = lazy(async () => {
  const { SignedInApp } = await loadChunk('signed-in', load)
  return { default: SignedInApp }
})

/** The app of a signed-in person; until it is known who is there, a moment of waiting. */
export function SignedIn({ known }: { readonly known: boolean }) {
  const { pathname } = useLocation()
  useEffect(() => {
    // Somebody was signed in here before, so this will most likely be needed: it loads while that is asked.
    if (known) return
    load().catch(() => undefined)
    preloadScreen(pathname)
  }, [known, pathname])

  const waiting = (
    <InlayRoot fill>
      <StartWaiting />
    </InlayRoot>
  )
  return known ? (
    <Suspense fallback={waiting}>
      <LazySignedInApp />
    </Suspense>
  ) : (
    waiting
  )
}
