import type { Host } from './host'
import { createManualClock, type ManualClock } from './manual-clock'
import { memoryStorage } from './memory-storage'
import { seededRandom } from './seeded-random'
import {
  switchableConnectivity,
  switchableVisibility,
  type SwitchableConnectivity,
  type SwitchableVisibility,
} from './switchable-ports'

/** A host without a page: it writes down what it was asked to do, and its time, network and tab are the test's. */
export interface MemoryHost extends Host {
  readonly clock: ManualClock
  readonly connectivity: SwitchableConnectivity
  readonly visibility: SwitchableVisibility
  readonly downloads: readonly { readonly blob: Blob; readonly filename: string }[]
  readonly openedWindows: readonly string[]
  readonly copiedTexts: readonly string[]
  /** Whether leaving the page would be asked about. */
  readonly pageHeld: () => boolean
}

export function createMemoryHost(overrides: Partial<MemoryHost> = {}): MemoryHost {
  const downloads: { readonly blob: Blob; readonly filename: string }[] = []
  const openedWindows: string[] = []
  const copiedTexts: string[] = []
  const holds = new Set<object>()
  return {
    downloads,
    openedWindows,
    copiedTexts,
    pageHeld: () => holds.size > 0,
    download: (file) => void downloads.push(file),
    openWindow: (url) => void openedWindows.push(url),
    holdPage() {
      const hold = {}
      holds.add(hold)
      return () => void holds.delete(hold)
    },
    copyText(text) {
      copiedTexts.push(text)
      return Promise.resolve()
    },
    storage: memoryStorage(),
    clock: createManualClock(),
    random: seededRandom(),
    visibility: switchableVisibility(),
    connectivity: switchableConnectivity(),
    ...overrides,
  }
}
