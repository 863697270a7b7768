import { tabStorage } from '../storage/tab-storage'

/** Where somebody was when they logged out. */
export interface LeftPlace {
  readonly userId: string
  readonly address: string
}

const key = 'inlay.host.left-place'

/** Kept for the tab, and only for the person themselves: who signs in after them has been nowhere yet. */
export const leftPlace = {
  get: (): LeftPlace | undefined => leftPlaceIn(tabStorage.get(key)),
  keep: ({ userId, address }: LeftPlace) => tabStorage.set(key, JSON.stringify({ userId, address })),
  forget: () => tabStorage.remove(key),
}

/** Reads what a tab has kept, which may be of another version of the app. */
function leftPlaceIn(kept: string | undefined): LeftPlace | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null || !('userId' in value && 'address' in value)) return undefined
    const { userId, address } = value
    return typeof userId === 'string' && typeof address === 'string' ? { userId, address } : undefined
  } catch {
    return undefined
  }
}
