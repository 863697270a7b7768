import type { Place } from './resolve-address'

/** The app's origin by itself: asked for nothing else. */
export function isRoot({ pathname, search }: Place): boolean {
  return pathname === '/' && search === ''
}
