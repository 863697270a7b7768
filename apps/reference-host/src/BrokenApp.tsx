import { ErrorPage, OfflinePage } from '@inlay/react-platform/shell'
import { InlayRoot, ScreenBoundary } from '@inlay/sdk-core/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { serverAnswers } from './chunks/server-answers'
import { ServerUnreachable } from './chunks/server-unreachable'
import { config } from './config'
import { PageTitle } from './PageTitle'
import { TakesFocus } from './TakesFocus'

/** The last boundary: what nothing inside has caught, a part of the app that cannot be loaded included. */
export function BrokenApp({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  return (
    <ScreenBoundary resetKey={key} onError={(error) => console.error(error)} fallback={brokenPage}>
      {children}
    </ScreenBoundary>
  )
}

function brokenPage({ error }: { readonly error: unknown }) {
  return (
    <InlayRoot fill>
      <PageTitle screen="shell.error" />
      <TakesFocus>
        {error instanceof ServerUnreachable ? (
          <OfflinePage onRetry={reloadOnceOnline} alone />
        ) : (
          <ErrorPage home={{ href: '/' }} supportHref={config.supportHref} alone />
        )}
      </TakesFocus>
    </InlayRoot>
  )
}

async function reloadOnceOnline() {
  if (await serverAnswers()) window.location.reload()
}
