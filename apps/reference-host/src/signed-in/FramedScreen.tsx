import { ScreenArrival } from '@inlay/react-platform/shell'
import { ScreenBoundary } from '@inlay/sdk-core/ui'
import { createElement, Suspense, useCallback, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { AddressMatch, ScreenAddress } from '../routes/address'
import type { ScreenProps } from '../routes/area-screens'
import { screenOf } from '../routes/screen-of'
import { useAppPorts } from '../app-ports'
import { ServerUnreachable } from '../chunks/server-unreachable'
import { useIsArrival } from '../navigation/use-is-arrival'
import { usePageKeys } from '../navigation/use-page-keys'
import { ScreenWaiting } from '../waiting/ScreenWaiting'
import { TakesFocus } from '../TakesFocus'
import { useScreenOnItsWay } from '../waiting/use-screen-on-its-way'
import { FailedScreen } from './FailedScreen'
import { OfflineScreen } from './OfflineScreen'
import { useStartRetried } from './start-retried'

/**
 * A screen inside a frame: loaded when it is first shown, kept from taking the frame with it when it fails. The screen
 * before stays for a moment, and then gives way to what says that another one is on its way.
 */
export function FramedScreen({ match }: { readonly match: AddressMatch<ScreenAddress> }) {
  const { pathname, key } = useLocation()
  const { scrollPositions, leftLinks } = useAppPorts()
  const returns = useNavigationType() === 'POP'
  const screen = usePageKeys<HTMLDivElement>()
  const onItsWay = useScreenOnItsWay()
  const arrives = useIsArrival()
  const startRetried = useStartRetried()
  const { address } = match
  // Trying again takes the button away that was pressed; so what comes then takes focus also at the very first entry.
  const [retriedAt, setRetriedAt] = useState<string>()
  const retried = retriedAt === key
  const failed = useCallback(
    ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
      const retryHere = () => {
        setRetriedAt(key)
        retry()
      }
      return (
        <TakesFocus>
          {error instanceof ServerUnreachable ? (
            <OfflineScreen address={address} onRetry={retryHere} />
          ) : (
            <FailedScreen address={address} onRetry={retryHere} />
          )}
        </TakesFocus>
      )
    },
    [address, key],
  )
  return (
    <>
      {onItsWay !== undefined && (
        <div className="host-OnItsWay">
          <ScreenWaiting pathname={onItsWay} late />
        </div>
      )}
      <div ref={screen} className="host-Screen" data-leaving={onItsWay === undefined ? undefined : ''}>
        {/* Who goes to the very address that failed wants it anew. */}
        <ScreenBoundary resetKey={`${pathname} ${key}`} fallback={failed}>
          <Suspense fallback={<ScreenWaiting pathname={pathname} />}>
            <Screen match={match} />
            <ScreenArrival
              screen={pathname}
              takesFocus={arrives || startRetried || retried}
              entry={key}
              scrollPositions={scrollPositions}
              leftLinks={leftLinks}
              returns={returns && !retried}
            />
          </Suspense>
        </ScreenBoundary>
      </div>
    </>
  )
}

/** Inside of the boundary, so that trying again asks for the screen anew. */
function Screen({ match }: ScreenProps) {
  return createElement(screenOf(match.address), { match })
}
