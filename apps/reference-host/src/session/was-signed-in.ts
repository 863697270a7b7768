import { deviceStorage } from '../storage/device-storage'
import type { HostAuthOptions } from './host-auth'

const key = 'inlay.host.was-signed-in'

export const wasSignedIn: HostAuthOptions['wasSignedIn'] = {
  get() {
    const kept = deviceStorage.get(key)
    return kept === undefined ? undefined : kept === 'true'
  },
  set: (value) => deviceStorage.set(key, String(value)),
}
