import { expect, it } from 'vitest'
import { keysShown } from './keys-shown'

it.each([
  ['mod+shift+k', 'apple', [['⌘', '⇧', 'K']]],
  ['mod+shift+k', 'other', [['Ctrl', 'Shift', 'K']]],
  ['g c', 'other', [['G'], ['C']]],
  ['mod++', 'other', [['Ctrl', '+']]],
  ['?', 'apple', [['?']]],
  ['F6', 'other', [['F6']]],
  ['alt+ArrowUp', 'apple', [['⌥', '↑']]],
] as const)('writes %s on %s as its keys', (shortcut, platform, keys) => {
  expect(keysShown(shortcut, platform)).toEqual(keys)
})
