import { deviceFlag } from './device-flag'

export const wasSignedIn = deviceFlag('inlay.host.was-signed-in')
