import { deviceStorage } from '../storage/device-storage'
import type { HostAuthOptions } from './host-auth'
import { isPageLeft } from './page-left'

const key = 'inlay.host.was-signed-in'

export const wasSignedIn: HostAuthOptions['wasSignedIn'] = {
  get() {
    const kept = deviceStorage.get(key)
    return kept === undefined ? undefined : kept === 'true'
  },
  set(value) {
    if (value || !isPageLeft()) deviceStorage.set(key, String(value))
  },
}
