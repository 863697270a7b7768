import { deviceStorage } from '../storage/device-storage'

const key = 'inlay.host.signing-out'

/** Somebody has chosen Logout, and it is not done yet: offline that takes a while, in which the page may be left. */
export const signingOut = {
  get: () => deviceStorage.get(key) === 'true',
  set: (goesOn: boolean) => (goesOn ? deviceStorage.set(key, 'true') : deviceStorage.remove(key)),
}
