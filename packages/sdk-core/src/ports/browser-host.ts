import { browserConnectivity } from './browser-connectivity'
import { browserCopyText } from './browser-copy-text'
import { browserDownload } from './browser-download'
import { browserHoldPage } from './browser-hold-page'
import { browserOpenWindow } from './browser-open-window'
import { browserStorage } from './browser-storage'
import { browserVisibility } from './browser-visibility'
import type { Host } from './host'
import { systemClock } from './system-clock'
import { systemRandom } from './system-random'

/** What features need from a page, as browsers give it. Can be made on a server too, where nobody clicks. */
export function createBrowserHost(overrides: Partial<Host> = {}): Host {
  const given = Object.fromEntries(Object.entries(overrides).filter(([, port]) => port !== undefined))
  return {
    download: browserDownload(overrides.clock ?? systemClock),
    openWindow: browserOpenWindow,
    holdPage: browserHoldPage,
    copyText: browserCopyText,
    storage: overrides.storage ?? browserStorage(),
    clock: systemClock,
    random: systemRandom,
    visibility: browserVisibility,
    connectivity: browserConnectivity,
    ...given,
  }
}
