import { deviceStorage } from '../storage/device-storage'

let isLeft = false

addEventListener('pagehide', ({ persisted }) => void (isLeft = !persisted))

/**
 * Whether something is so, kept on the device; nothing as long as nobody has said. It is not ended by a page that is going for
 * good: what that has asked of a server is broken off, which says nothing of how it went.
 */
export function deviceFlag(key: string) {
  return {
    get() {
      const kept = deviceStorage.get(key)
      return kept === undefined ? undefined : kept === 'true'
    },
    set(value: boolean) {
      if (value || !isLeft) deviceStorage.set(key, String(value))
    },
  }
}
