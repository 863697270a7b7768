import type { ClockTime, MockClock } from './mock-clock'
import { collectionName, type Store } from './store/store'

interface KeptClock {
  readonly time: ClockTime
}

const clockCollection = collectionName<KeptClock>('clock')
const key = 'clock'

/** What has been sent, checked and begun goes by the clock: after a restart it goes on from where it was. */
export async function keepClock(store: Store, clock: MockClock): Promise<void> {
  await store.system.collection(clockCollection).put(key, { time: clock.time() })
}

export async function restoreClock(store: Store, clock: MockClock): Promise<void> {
  const kept = await store.system.collection(clockCollection).get(key)
  if (kept !== undefined) clock.setTime(kept.value.time)
}
