import { createElement, Suspense } from 'react'
import { PageWaiting } from '../waiting/PageWaiting'
import type { ScreenProps } from './area-screens'
import { screenOf } from './screen-of'

/** The screen of an address outside of every frame, once its area has arrived. */
export function AreaScreen({ match }: ScreenProps) {
  // Not written as an element: `screenOf` answers the same component each time, which a reader of JSX could not know.
  return <Suspense fallback={<PageWaiting />}>{createElement(screenOf(match.address), { match })}</Suspense>
}
