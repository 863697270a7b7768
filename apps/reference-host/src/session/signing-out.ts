import { deviceFlag } from './device-flag'

/** Somebody has chosen Logout, and it is not done yet: offline that takes a while, in which the page may be left. */
export const signingOut = deviceFlag('inlay.host.signing-out')
