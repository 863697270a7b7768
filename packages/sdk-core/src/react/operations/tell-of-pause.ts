import type { Pause } from '../../client/api-client'
import type { Notify } from '../../ports/host'
import type { InlayContextValue } from '../inlay-context'

/** Tells the person that what they asked for waits, by a part that is loaded only where a server asks for a pause. */
export function tellOfPause(inlay: InlayContextValue, notify: Notify, giveUp: () => void) {
  let now: Pause | undefined
  return (pause: Pause | undefined) => {
    now = pause
    // What is true by the time that the part is there, in the order in which it came to be.
    import('./show-waiting').then(({ showWaiting }) => showWaiting(inlay, notify, giveUp, now)).catch(inlay.onError)
  }
}
