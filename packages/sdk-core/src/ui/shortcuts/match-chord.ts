import type { Platform } from '../kbd/platform-of'
import type { Chord } from './parse-keys'

/** What of a pressed key counts. */
export interface Press {
  readonly key: string
  readonly code: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly shift: boolean
  readonly meta: boolean
  /** The third level of a keyboard, which some report as Ctrl and Alt together. */
  readonly altGraph: boolean
}

export function pressOf(event: KeyboardEvent): Press {
  return {
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey,
    alt: event.altKey,
    shift: event.shiftKey,
    meta: event.metaKey,
    altGraph: event.getModifierState('AltGraph'),
  }
}

/**
 * Whether a key is the one that is meant. What is written on the key counts, on whatever keyboard; where that is no
 * Latin letter (Cyrillic, Greek, Option on a Mac) the place of the key does.
 */
export function matchChord(chord: Chord, press: Press, platform: Platform): boolean {
  const wants = (modifier: 'ctrl' | 'meta') =>
    chord.modifiers.has(modifier) ||
    (chord.modifiers.has('mod') && (platform === 'apple' ? 'meta' : 'ctrl') === modifier)
  const ctrl = press.ctrl && !press.altGraph
  const alt = press.alt && !press.altGraph
  if (wants('ctrl') !== ctrl || wants('meta') !== press.meta || chord.modifiers.has('alt') !== alt) return false
  // Where Shift makes another sign of a key, the sign has said it already: `?` is typed with Shift here, without it there.
  const sign = chord.key.length === 1 && !/[\p{L}\d]/u.test(chord.key)
  if (!sign && chord.modifiers.has('shift') !== press.shift) return false
  return isKey(chord, press)
}

function isKey({ key }: Chord, press: Press): boolean {
  const pressed = press.key === ' ' ? 'space' : press.key.toLowerCase()
  if (pressed === key) return true
  if (/^[a-z]$/.test(key))
    return !/^[ -~]$/.test(press.key) && press.key.length <= 4 && press.code === `Key${key.toUpperCase()}`
  // Digits are behind Shift on some keyboards.
  return /^\d$/.test(key) && (press.ctrl || press.meta || press.alt) && press.code === `Digit${key}`
}

/** How a pressed key is written in a shortcut; `undefined` for a modifier that is pressed alone, or a dead key. */
export function writePress(press: Press, platform: Platform): string | undefined {
  if (/^(Control|Shift|Alt|AltGraph|Meta|OS|CapsLock|Fn|Dead|Unidentified|Process)$/.test(press.key)) return undefined
  const latin = /^[ -~]$/.test(press.key) || press.key.length > 1
  const byPlace = /^(?:Key|Digit)(.)$/.exec(press.code)?.[1]
  const key = press.key === ' ' ? 'space' : latin ? press.key.toLowerCase() : (byPlace ?? press.key).toLowerCase()
  const sign = key.length === 1 && !/[\p{L}\d]/u.test(key)
  const ctrl = press.ctrl && !press.altGraph
  return [
    (platform === 'apple' ? press.meta : ctrl) && 'mod',
    platform === 'apple' && ctrl && 'ctrl',
    platform === 'other' && press.meta && 'meta',
    press.alt && !press.altGraph && 'alt',
    press.shift && !sign && 'shift',
    key,
  ]
    .filter((part) => typeof part === 'string')
    .join('+')
}
