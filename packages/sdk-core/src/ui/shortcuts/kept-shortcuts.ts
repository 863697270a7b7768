import type { KeyValueStorage } from '../../ports/host'

/** What somebody has set for the shortcuts. */
export interface ShortcutSettings {
  /** None of them does anything. */
  readonly off: boolean
  /** Ids of those that do nothing. */
  readonly disabled: readonly string[]
  /** Other keys, by id. */
  readonly keys: Readonly<Record<string, string>>
}

export const untouched: ShortcutSettings = { off: false, disabled: [], keys: {} }

/** Reads them from the device; what is kept there in another form counts as nothing. */
export function readSettings(storage: KeyValueStorage | undefined, name: string): ShortcutSettings {
  try {
    const kept: unknown = JSON.parse(storage?.get(name) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return untouched
    const { off, disabled, keys } = kept as { readonly [Key in keyof ShortcutSettings]?: unknown }
    return {
      off: off === true,
      disabled: Array.isArray(disabled) ? disabled.filter((id) => typeof id === 'string') : [],
      keys: Object.fromEntries(
        Object.entries(typeof keys === 'object' && keys !== null ? keys : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    }
  } catch {
    return untouched
  }
}

/** Keeps them; a device that has no room for them works on without. */
export function keepSettings(storage: KeyValueStorage | undefined, name: string, settings: ShortcutSettings): void {
  try {
    const same = !settings.off && settings.disabled.length === 0 && Object.keys(settings.keys).length === 0
    if (same) storage?.remove(name)
    else storage?.set(name, JSON.stringify(settings))
  } catch {
    // Then they go with the page.
  }
}
