import { guardedStorage } from './guarded-storage'

/** What this browser keeps, for everybody who uses it. */
export const deviceStorage = guardedStorage(() => window.localStorage)
