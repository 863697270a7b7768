import type { Platform } from './platform-of'

const apple: Readonly<Record<string, string>> = {
  alt: '⌥',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  backspace: '⌫',
  ctrl: '⌃',
  delete: '⌦',
  enter: '↩',
  escape: 'esc',
  meta: '⌘',
  mod: '⌘',
  shift: '⇧',
  space: 'Space',
  tab: '⇥',
}

const other: Readonly<Record<string, string>> = {
  alt: 'Alt',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  backspace: 'Backspace',
  ctrl: 'Ctrl',
  delete: 'Del',
  enter: 'Enter',
  escape: 'Esc',
  meta: 'Win',
  mod: 'Ctrl',
  shift: 'Shift',
  space: 'Space',
  tab: 'Tab',
}

/** How the keys of a shortcut are written: `mod+shift+k` is ⌘ ⇧ K on a Mac and Ctrl Shift K elsewhere. */
export function keysShown(shortcut: string, platform: Platform): readonly (readonly string[])[] {
  const names = platform === 'apple' ? apple : other
  return shortcut
    .trim()
    .split(/\s+/)
    .map((chord) =>
      // A plus at the end is the key itself.
      chord.split(/\+(?!$)/).map((key) => names[key.toLowerCase()] ?? (key.length === 1 ? key.toUpperCase() : key)),
    )
}
