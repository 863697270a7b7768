import type { Clock, KeyValueStorage, ShortcutConflict } from '../../ports/host'
import type { Platform } from '../kbd/platform-of'
import { keepSettings, readSettings, untouched, type ShortcutSettings } from './kept-shortcuts'
import { matchChord, type Press } from './match-chord'
import { parseKeys } from './parse-keys'
import { canonicalKeys, collide } from './shortcut-keys'

export interface ShortcutEntry {
  readonly id: string
  readonly keys: string
  readonly label: string
  readonly group: string | undefined
  readonly allowInFields: boolean
  readonly allowRepeat: boolean
  /** Whether it has something to do now. */
  readonly when: () => boolean
  /** Depends on the moment: two such may share keys. */
  readonly conditional: boolean
  /** `false`: not for it after all, so that the key goes on. */
  readonly run: (event: KeyboardEvent) => unknown
  /** Where it is: an open dialog has only its own. */
  readonly layer: unknown
}

/** A shortcut as somebody sees it who looks through them. */
export interface ShortcutInfo {
  readonly id: string
  readonly label: string
  readonly group: string | undefined
  /** As they are now. */
  readonly keys: string
  /** As they came. */
  readonly defaultKeys: string
  readonly enabled: boolean
  readonly conflict: ShortcutConflict | undefined
}

export interface ShortcutList {
  readonly shortcuts: readonly ShortcutInfo[]
  /** All of them are on. */
  readonly enabled: boolean
}

export interface RegistryOptions {
  readonly clock: Clock
  readonly storage: KeyValueStorage | undefined
  /** Under which name the settings are kept. */
  readonly name: string
  readonly reserved: readonly string[]
  readonly onConflict: (conflict: ShortcutConflict) => void
}

/** How long the next key of a sequence is waited for. */
const patience = 1_500

export type ShortcutRegistry = ReturnType<typeof createShortcutRegistry>

/** All shortcuts of one root. */
export function createShortcutRegistry({ clock, storage, name, reserved, onConflict }: RegistryOptions) {
  const entries = new Set<ShortcutEntry>()
  const listeners = new Set<() => void>()
  const reported = new Set<string>()
  let settings = untouched
  let loaded = false
  let platform: Platform = 'other'
  let layer: unknown
  let pending: readonly Press[] = []
  let forget = () => {}
  let list: ShortcutList | undefined

  const changed = () => {
    list = undefined
    for (const listener of listeners) listener()
  }
  const change = (next: ShortcutSettings) => {
    settings = next
    keepSettings(storage, name, next)
    changed()
  }
  const load = () => {
    if (loaded) return
    loaded = true
    settings = readSettings(storage, name)
  }
  const keysOf = ({ id, keys }: ShortcutEntry) => settings.keys[id] ?? keys
  const isOn = ({ id }: ShortcutEntry) => !settings.off && !settings.disabled.includes(id)

  const meet = (one: string, other: string) => {
    const [own, others] = [canonicalKeys(one, platform), canonicalKeys(other, platform)]
    return own !== undefined && others !== undefined && collide(own, others)
  }
  const isReserved = (keys: string) => reserved.some((other) => meet(keys, other))

  /** What else has these keys: the page itself, or another shortcut. */
  const conflictOf = (entry: ShortcutEntry, keys: string): ShortcutConflict | undefined => {
    if (isReserved(keys)) return { id: entry.id, keys, with: 'page', otherId: undefined }
    const other = [...entries].find(
      (one) =>
        one.id !== entry.id &&
        !one.conditional &&
        !entry.conditional &&
        isOn(one) &&
        one.layer === entry.layer &&
        meet(keys, keysOf(one)),
    )
    return other && { id: entry.id, keys, with: 'shortcut', otherId: other.id }
  }

  const report = (entry: ShortcutEntry) => {
    const conflict = isOn(entry) ? conflictOf(entry, keysOf(entry)) : undefined
    if (!conflict) return
    const said = [conflict.keys, ...[conflict.id, conflict.otherId ?? ''].sort()].join('\n')
    if (reported.has(said)) return
    reported.add(said)
    onConflict(conflict)
  }

  const clearPending = () => {
    forget()
    forget = () => {}
    pending = []
  }

  return {
    add(entry: ShortcutEntry) {
      load()
      entries.add(entry)
      report(entry)
      changed()
      return () => {
        entries.delete(entry)
        changed()
      }
    },
    setPlatform(next: Platform) {
      if (platform === next) return
      platform = next
      changed()
    },
    setLayer(next: unknown) {
      layer = next
      clearPending()
    },
    platform: () => platform,

    /** Answers whether the key was one of theirs. */
    press(
      press: Press,
      event: KeyboardEvent,
      target: { readonly editable: boolean; readonly takesLetters: boolean; readonly pressable: boolean },
    ): boolean {
      load()
      const alive = [...entries].toReversed().filter((entry) => {
        if (!isOn(entry) || entry.layer !== layer || (target.editable && !entry.allowInFields)) return false
        if (event.repeat && !entry.allowRepeat) return false
        return !isReserved(keysOf(entry)) && entry.when()
      })
      const plain = !press.ctrl && !press.alt && !press.meta
      if (plain && target.takesLetters && press.key.length === 1) return false
      if (plain && target.pressable && (press.key === 'Enter' || press.key === ' ')) return false
      for (const typed of pending.length > 0 ? [[...pending, press], [press]] : [[press]]) {
        const begun = alive.flatMap((entry) => {
          const chords = parseKeys(keysOf(entry)) ?? []
          const fits =
            chords.length >= typed.length &&
            typed.every((one, at) => {
              const chord = chords[at]
              return chord !== undefined && matchChord(chord, one, platform)
            })
          return fits ? [{ entry, whole: chords.length === typed.length }] : []
        })
        clearPending()
        for (const { entry } of begun.filter(({ whole }) => whole)) if (entry.run(event) !== false) return true
        if (begun.some(({ whole }) => !whole)) {
          pending = typed
          forget = clock.after(patience, clearPending)
          return true
        }
      }
      return false
    },

    list(): ShortcutList {
      list ??= {
        enabled: !settings.off,
        shortcuts: [...new Map([...entries].map((entry) => [entry.id, entry])).values()].map((entry) => ({
          id: entry.id,
          label: entry.label,
          group: entry.group,
          keys: keysOf(entry),
          defaultKeys: entry.keys,
          enabled: !settings.disabled.includes(entry.id),
          conflict: conflictOf(entry, keysOf(entry)),
        })),
      }
      return list
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setEnabled: (on: boolean) => change({ ...settings, off: !on }),
    turn: (id: string, on: boolean) =>
      change({
        ...settings,
        disabled: on ? settings.disabled.filter((one) => one !== id) : [...settings.disabled, id],
      }),
    /** Gives a shortcut other keys, unless something else has them: that is the answer then. */
    remap(id: string, keys: string): ShortcutConflict | undefined {
      const entry = [...entries].find((one) => one.id === id)
      const conflict = entry && conflictOf(entry, keys)
      if (!entry || conflict) return conflict
      const { [id]: _, ...others } = settings.keys
      change({
        ...settings,
        keys:
          canonicalKeys(keys, platform) === canonicalKeys(entry.keys, platform) ? others : { ...others, [id]: keys },
      })
      return undefined
    },
    reset(id?: string) {
      if (id === undefined) return change(untouched)
      const { [id]: _, ...keys } = settings.keys
      change({ ...settings, keys, disabled: settings.disabled.filter((one) => one !== id) })
    },
    stop: clearPending,
  }
}
