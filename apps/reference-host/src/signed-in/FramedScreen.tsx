import { ScreenArrival } from '@inlay/react-platform/shell'
import { ScreenBoundary } from '@inlay/sdk-core/ui'
import { createElement, Suspense, useCallback } from 'react'
import { useLocation } from 'react-router'
import type { AddressMatch, ScreenAddress } from '../routes/address'
import { screenOf } from '../routes/screen-of'
import { Waiting } from '../Waiting'
import { FailedScreen } from './FailedScreen'

/** A screen inside a frame: loaded when it is first shown, kept from taking the frame with it when it fails. */
export function FramedScreen({ match }: { readonly match: AddressMatch<ScreenAddress> }) {
  const { pathname, key } = useLocation()
  const { address } = match
  const failed = useCallback(
    ({ retry }: { readonly retry: () => void }) => <FailedScreen address={address} onRetry={retry} />,
    [address],
  )
  return (
    <ScreenBoundary resetKey={pathname} fallback={failed}>
      <Suspense fallback={<Waiting />}>
        {createElement(screenOf(address), { match })}
        <ScreenArrival screen={pathname} takesFocus={key !== firstEntry} />
      </Suspense>
    </ScreenBoundary>
  )
}

/** What the router calls the entry of the history that the page began with: there the browser places focus. */
const firstEntry = 'default'
