import { guardedStorage } from './guarded-storage'

/** What a tab keeps over a reload. */
export const tabStorage = guardedStorage(() => window.sessionStorage)
