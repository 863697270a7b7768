import type { Specimen } from '../../../../../suites/specimen'
import { ScreenBoundary } from './ScreenBoundary'

/** Whole: what stands there when a screen broke is an `ErrorState`. */
export const specimen: Specimen = {
  name: 'ScreenBoundary',
  render: () => (
    <ScreenBoundary resetKey="campaigns">
      <p>The screen is here.</p>
    </ScreenBoundary>
  ),
}
