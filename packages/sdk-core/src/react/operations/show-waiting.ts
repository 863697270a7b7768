import type { Pause } from '../../client/api-client'
import { waitingMessages } from '../../messages/waiting-messages'
import type { Notify } from '../../ports/host'
import type { InlayContextValue } from '../inlay-context'
import { translator } from '../messages/translator'
import { isLongPause } from '../session/pauses'

interface Waiting {
  /** By how each is given up, which no two calls share. */
  readonly pauses: Map<() => void, Pause>
  takeAway: () => void
}

const waitingAt = new WeakMap<Notify, Waiting>()

/** Keeps one notice for all that waits in a place, with the ways to go on at once and to give up. */
export function showWaiting(
  { messages, locale, host }: Pick<InlayContextValue, 'messages' | 'locale' | 'host'>,
  notify: Notify,
  giveUp: () => void,
  pause: Pause | undefined,
): void {
  const waiting = waitingAt.get(notify) ?? { pauses: new Map<() => void, Pause>(), takeAway: () => {} }
  waitingAt.set(notify, waiting)
  const { pauses } = waiting
  const before = pauses.size
  if (pause && isLongPause(pause, host.clock)) pauses.set(giveUp, pause)
  else pauses.delete(giveUp)
  if (pauses.size === 0) {
    waiting.takeAway()
    waiting.takeAway = () => {}
    return
  }
  if (pauses.size === before && !pauses.has(giveUp)) return

  const t = translator(waitingMessages, locale, messages)
  waiting.takeAway = notify({
    tone: 'info',
    id: 'inlay.waiting',
    lasting: true,
    text: t('changes', { count: pauses.size, until: Math.max(...[...pauses.values()].map(({ until }) => until)) }),
    action: { label: t('tryNow'), run: () => taken(pauses).forEach(([, { end }]) => end()) },
    otherAction: { label: t('giveUp'), run: () => taken(pauses).forEach(([each]) => each()) },
  })
}

/** All at once, so that nothing is said of those that have not come to know of it yet. */
function taken(pauses: Waiting['pauses']) {
  const all = [...pauses]
  pauses.clear()
  return all
}
