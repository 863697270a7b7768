import { useContext, useEffect } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { OverlayContext } from '../root/root-context'
import { ShortcutContext } from './shortcut-context'

export interface Shortcut {
  /** Names it for settings that are kept: `campaigns.create`. */
  readonly id: string
  /** `mod+k`, `shift+?`, `g c`: `mod` is ⌘ on a Mac and Ctrl elsewhere, a space stands between keys one after another. */
  readonly keys: string
  /** What it does, for the list of shortcuts. */
  readonly label: string
  /** Under which heading it is listed. */
  readonly group?: string | undefined
  /** Whether there is something to do now. @default true */
  readonly when?: boolean | (() => boolean) | undefined
  /** Also while somebody writes in a field: only with `mod` or `alt`. @default false */
  readonly allowInFields?: boolean | undefined
  /** Again and again as long as the key is held. @default false */
  readonly allowRepeat?: boolean | undefined
  /** Answering `false` lets the key go on to others. */
  readonly handler: (event: KeyboardEvent) => unknown
}

/**
 * Keys that do something while focus is in the nearest root: never on the page around it, never while somebody writes,
 * and not under an open dialog. What it handles goes no further.
 */
export function useShortcut(shortcut: Shortcut): void {
  const registry = useContext(ShortcutContext)
  const layer = useContext(OverlayContext)
  const latest = useLatest(shortcut)
  const { id, keys, label, group, allowInFields = false, allowRepeat = false } = shortcut
  const conditional = shortcut.when !== undefined
  useEffect(
    () =>
      registry?.add({
        id,
        keys,
        label,
        group,
        allowInFields,
        allowRepeat,
        conditional,
        layer,
        when: () => {
          const { when = true } = latest.current
          return typeof when === 'function' ? when() : when
        },
        run: (event) => latest.current.handler(event),
      }),
    [registry, layer, id, keys, label, group, allowInFields, allowRepeat, conditional, latest],
  )
}
