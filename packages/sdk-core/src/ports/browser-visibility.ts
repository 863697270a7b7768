import type { Visibility } from './host'

/**
 * Whether the tab is seen; where there are no tabs, always. It tells also when the window is turned to again: of two that
 * lie side by side, both are seen all the time.
 */
export const browserVisibility: Visibility = {
  visible: () => typeof document === 'undefined' || document.visibilityState !== 'hidden',
  subscribe(listener) {
    if (typeof document === 'undefined') return () => {}
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('focus', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('focus', listener)
    }
  },
}
