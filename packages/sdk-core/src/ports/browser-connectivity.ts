import type { Connectivity } from './host'

/** What the browser knows of the network; where there is no browser, there always is one. */
export const browserConnectivity: Connectivity = {
  // Node has a navigator that says nothing of the network.
  online: () => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine,
  subscribe(listener) {
    if (typeof window === 'undefined') return () => {}
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
