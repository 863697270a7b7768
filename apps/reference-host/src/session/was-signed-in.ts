import { deviceStorage } from '../storage/device-storage'
import type { HostAuthOptions } from './host-auth'

const key = 'inlay.host.was-signed-in'

export const wasSignedIn: HostAuthOptions['wasSignedIn'] = {
  get: () => deviceStorage.get(key) === 'true',
  set: (value) => (value ? deviceStorage.set(key, 'true') : deviceStorage.remove(key)),
}
