import { tabStorage } from '../storage/tab-storage'

const key = 'inlay.host.person-changed'

// Read once, as the page begins: what is kept after that is for the next one.
let changed = tabStorage.get(key) !== undefined
tabStorage.remove(key)

/** That somebody else has signed in over what a person was at, for the page that begins anew. */
export const personChanged = {
  keep: () => tabStorage.set(key, 'true'),
  take: () => {
    const before = changed
    changed = false
    return before
  },
}
