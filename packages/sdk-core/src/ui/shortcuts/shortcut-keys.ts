import type { Platform } from '../kbd/platform-of'
import { parseKeys, type Chord } from './parse-keys'

/** One writing for the same keys, to compare them by. `undefined` where they are no keys. */
export function canonicalKeys(keys: string, platform: Platform): string | undefined {
  return parseKeys(keys)
    ?.map((chord) => canonicalChord(chord, platform))
    .join(' ')
}

function canonicalChord({ key, modifiers }: Chord, platform: Platform): string {
  const names = [...modifiers].map((name) => (name === 'mod' ? (platform === 'apple' ? 'meta' : 'ctrl') : name))
  const sign = key.length === 1 && !/[\p{L}\d]/u.test(key)
  return [...[...new Set(names.filter((name) => !(sign && name === 'shift')))].sort(), key].join('+')
}

/** The same keys, or one of them the beginning of the other: only one can have them. */
export function collide(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)
}
