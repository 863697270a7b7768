/** Keys pressed together. */
export interface Chord {
  /** As the browser calls the key, in small letters: `k`, `?`, `arrowup`, `space`. */
  readonly key: string
  readonly modifiers: ReadonlySet<Modifier>
}

export type Modifier = 'mod' | 'ctrl' | 'alt' | 'shift' | 'meta'

const modifiers: ReadonlySet<string> = new Set(['mod', 'ctrl', 'alt', 'shift', 'meta'])
const otherNames: Readonly<Record<string, string>> = {
  esc: 'escape',
  del: 'delete',
  ' ': 'space',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
}

/** Reads `mod+shift+k`, `?` or `g c`; a plus at the end is the key itself. `undefined` where it is no such thing. */
export function parseKeys(keys: string): readonly Chord[] | undefined {
  const chords = keys.trim().split(/\s+/).map(parseChord)
  return chords.every((chord) => chord !== undefined) ? chords : undefined
}

function parseChord(written: string): Chord | undefined {
  const parts = written.toLowerCase().split(/\+(?!$)/)
  const key = parts.pop()
  if (!key || (key.length > 1 && key.endsWith('+')) || modifiers.has(key) || !parts.every(isModifier)) return undefined
  return { key: otherNames[key] ?? key, modifiers: new Set(parts) }
}

function isModifier(part: string): part is Modifier {
  return modifiers.has(part)
}
