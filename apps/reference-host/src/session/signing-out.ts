import { deviceStorage } from '../storage/device-storage'
import { isPageLeft } from './page-left'

const key = 'inlay.host.signing-out'

/** Somebody has chosen Logout, and it is not done yet: offline that takes a while, in which the page may be left. */
export const signingOut = {
  get: () => deviceStorage.get(key) === 'true',
  set(goesOn: boolean) {
    if (goesOn) deviceStorage.set(key, 'true')
    else if (!isPageLeft()) deviceStorage.remove(key)
  },
}
