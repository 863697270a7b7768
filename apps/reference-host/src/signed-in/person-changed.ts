import { tabStorage } from '../storage/tab-storage'

const key = 'inlay.host.person-changed'

/** That somebody else has signed in over what a person was at, for the page that begins anew. */
export const personChanged = {
  keep: () => tabStorage.set(key, 'true'),
  take: () => {
    const changed = tabStorage.get(key) !== undefined
    tabStorage.remove(key)
    return changed
  },
}
