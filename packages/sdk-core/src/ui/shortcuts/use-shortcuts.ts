import { useContext, useSyncExternalStore } from 'react'
import type { ShortcutConflict } from '../../ports/host'
import { ShortcutContext } from './shortcut-context'
import type { ShortcutInfo, ShortcutList } from './shortcut-registry'

export interface Shortcuts {
  readonly shortcuts: readonly ShortcutInfo[]
  /** All of them are on. */
  readonly enabled: boolean
  readonly setEnabled: (on: boolean) => void
  /** Turns one on or off. */
  readonly turn: (id: string, on: boolean) => void
  /** Gives one other keys; what has them already is the answer, and nothing is changed then. */
  readonly remap: (id: string, keys: string) => ShortcutConflict | undefined
  /** One as it came, or all of them. */
  readonly reset: (id?: string) => void
}

/** The shortcuts of the nearest root, and what can be set about them. */
export function useShortcuts(): Shortcuts {
  const registry = useContext(ShortcutContext)
  const list = useSyncExternalStore(registry?.subscribe ?? never, registry?.list ?? noList, noList)
  return {
    ...list,
    setEnabled: (on) => registry?.setEnabled(on),
    turn: (id, on) => registry?.turn(id, on),
    remap: (id, keys) => registry?.remap(id, keys),
    reset: (id) => registry?.reset(id),
  }
}

const empty: ShortcutList = { shortcuts: [], enabled: true }
const noList = () => empty
const never = () => () => {}
