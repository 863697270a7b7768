import type { Destination, Navigation } from '@inlay/sdk-core'
import { swallowDoublePress } from '../campaign-list/swallow-double-press'

/** Goes on to the next step, once: a second press neither goes there again nor meets the button that has come there. */
export function goOnTo(navigation: Navigation, next: Destination, pressed: Element): void {
  if (navigation.current()?.name === next.name) return
  swallowDoublePress(pressed.ownerDocument)
  navigation.push(next)
}
