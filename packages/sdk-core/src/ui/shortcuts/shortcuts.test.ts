import { describe, expect, it, vi } from 'vitest'
import type { ShortcutConflict } from '../../ports/host'
import { createManualClock } from '../../ports/manual-clock'
import { memoryStorage } from '../../ports/memory-storage'
import { matchChord, writePress, type Press } from './match-chord'
import { parseKeys } from './parse-keys'
import { createShortcutRegistry, type ShortcutEntry } from './shortcut-registry'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrl: false,
  alt: false,
  shift: false,
  meta: false,
  altGraph: false,
  ...more,
})

const matches = (keys: string, pressed: Press, platform: 'apple' | 'other' = 'other') => {
  const chord = parseKeys(keys)?.[0]
  return chord !== undefined && matchChord(chord, pressed, platform)
}

describe('keys', () => {
  it.each([
    ['mod+k', press('k', { ctrl: true }), 'other', true],
    ['mod+k', press('k', { meta: true }), 'other', false],
    ['mod+k', press('k', { meta: true }), 'apple', true],
    ['mod+k', press('k', { ctrl: true }), 'apple', false],
    ['mod+k', press('k', { ctrl: true, shift: true }), 'other', false],
    ['mod+shift+k', press('K', { ctrl: true, shift: true }), 'other', true],
    ['k', press('k', { ctrl: true }), 'other', false],
    // Russian, Greek, Option on a Mac: by the place of the key.
    ['mod+k', press('л', { ctrl: true, code: 'KeyK' }), 'other', true],
    ['g', press('γ', { code: 'KeyG' }), 'other', true],
    ['alt+k', press('˚', { alt: true, code: 'KeyK' }), 'apple', true],
    // Dvorak: by what is written on it.
    ['mod+k', press('k', { ctrl: true, code: 'KeyV' }), 'other', true],
    ['mod+k', press('t', { ctrl: true, code: 'KeyK' }), 'other', false],
    // A sign is a sign, wherever Shift is needed for it.
    ['?', press('?', { shift: true }), 'other', true],
    ['shift+?', press('?'), 'other', true],
    // The third level of a keyboard types, and is no Ctrl and Alt.
    ['ctrl+alt+q', press('q', { ctrl: true, alt: true, altGraph: true }), 'other', false],
    ['@', press('@', { ctrl: true, alt: true, altGraph: true }), 'other', true],
    ['mod+1', press('&', { ctrl: true, code: 'Digit1' }), 'other', true],
    ['space', press(' '), 'other', true],
    ['esc', press('Escape'), 'other', true],
    ['mod++', press('+', { ctrl: true, shift: true }), 'other', true],
  ] as const)('%s for %o on %s: %s', (keys, pressed, platform, answer) => {
    expect(matches(keys, pressed, platform)).toBe(answer)
  })

  it.each(['', 'mod', 'hyper+k', 'mod+', 'g mod'])('are not %j', (keys) => expect(parseKeys(keys)).toBeUndefined())

  it.each([
    [press('K', { ctrl: true, shift: true }), 'mod+shift+k'],
    [press('?', { shift: true }), '?'],
    [press('л', { ctrl: true, code: 'KeyK' }), 'mod+k'],
    [press('Shift', { shift: true }), undefined],
  ])('%o is written %s', (pressed, keys) => expect(writePress(pressed, 'other')).toBe(keys))
})

function setUp({ reserved = [] as readonly string[], storage = memoryStorage() } = {}) {
  const clock = createManualClock()
  const onConflict = vi.fn<(conflict: ShortcutConflict) => void>()
  const registry = createShortcutRegistry({ clock, storage, name: 'shortcuts', reserved, onConflict })
  const add = (id: string, keys: string, more: Partial<ShortcutEntry> = {}) => {
    const run = vi.fn<(event: KeyboardEvent) => unknown>()
    const remove = registry.add({
      id,
      keys,
      label: id,
      group: undefined,
      allowInFields: false,
      allowRepeat: false,
      conditional: false,
      when: () => true,
      layer: undefined,
      run,
      ...more,
    })
    return { run: more.run ?? run, remove }
  }
  const type = (
    key: string,
    more: Partial<Press> = {},
    target: Partial<Record<'editable' | 'takesLetters' | 'pressable', boolean>> = {},
    repeat = false,
  ) =>
    registry.press(press(key, more), { repeat } as KeyboardEvent, {
      editable: false,
      takesLetters: false,
      pressable: false,
      ...target,
    })
  return { clock, onConflict, registry, add, type, storage }
}

describe('the shortcuts of a root', () => {
  it('run, and answer whether the key was theirs', () => {
    const { add, type } = setUp()
    const { run, remove } = add('create', 'c')
    expect(type('c')).toBe(true)
    expect(type('d')).toBe(false)
    expect(run).toHaveBeenCalledTimes(1)
    remove()
    expect(type('c')).toBe(false)
  })

  it('stay out of fields, of lists that letters lead through, and of buttons that Enter presses', () => {
    const { add, type } = setUp()
    add('create', 'c')
    add('open', 'enter')
    add('save', 'mod+s', { allowInFields: true })
    expect(type('c', {}, { editable: true })).toBe(false)
    expect(type('c', {}, { takesLetters: true })).toBe(false)
    expect(type('Enter', {}, { pressable: true })).toBe(false)
    expect(type('s', { ctrl: true }, { editable: true, takesLetters: true })).toBe(true)
  })

  it('run once for a key that is held, unless they are made for that', () => {
    const { add, type } = setUp()
    add('create', 'c')
    add('undo', 'mod+z', { allowRepeat: true })
    expect(type('c', {}, {}, true)).toBe(false)
    expect(type('z', { ctrl: true }, {}, true)).toBe(true)
  })

  it('let a key go on that has nothing to do now', () => {
    const { add, type } = setUp()
    add('create', 'c', { when: () => false })
    add('delete', 'd', { run: () => false })
    expect(type('c')).toBe(false)
    expect(type('d')).toBe(false)
  })

  it('take keys one after another, for as long as one waits for the next', async () => {
    const { add, clock, type } = setUp()
    const { run } = add('campaigns', 'g c')
    const other = add('create', 'c')
    expect([type('g'), type('c')]).toEqual([true, true])
    expect(run).toHaveBeenCalledTimes(1)
    expect(other.run).toHaveBeenCalledTimes(0)
    type('g')
    await clock.advance(2_000)
    type('c')
    expect(run).toHaveBeenCalledTimes(1)
    expect(other.run).toHaveBeenCalledTimes(1)
    type('g')
    expect(type('x')).toBe(false)
    expect(clock.pending()).toBe(0)
  })

  it('are those of the open dialog alone', () => {
    const { add, registry, type } = setUp()
    const { run } = add('create', 'c')
    registry.setLayer('dialog')
    expect(type('c')).toBe(false)
    const inside = add('confirm', 'c', { layer: 'dialog' })
    expect(type('c')).toBe(true)
    expect(inside.run).toHaveBeenCalledTimes(1)
    expect(run).toHaveBeenCalledTimes(0)
  })

  it('can be turned off one by one and all together, and keep that on the device', () => {
    const storage = memoryStorage()
    const { add, registry, type } = setUp({ storage })
    add('create', 'c')
    registry.turn('create', false)
    expect(type('c')).toBe(false)
    const next = setUp({ storage })
    next.add('create', 'c')
    expect(next.type('c')).toBe(false)
    next.registry.turn('create', true)
    next.registry.setEnabled(false)
    expect(next.type('c')).toBe(false)
    next.registry.reset()
    expect(next.type('c')).toBe(true)
    expect(storage.keys()).toEqual([])
  })

  it('take other keys, and keep them on the device', () => {
    const storage = memoryStorage()
    const { add, registry } = setUp({ storage })
    add('create', 'c')
    expect(registry.remap('create', 'mod+j')).toBeUndefined()
    const next = setUp({ storage })
    next.add('create', 'c')
    expect(next.type('c')).toBe(false)
    expect(next.type('j', { ctrl: true })).toBe(true)
    next.registry.reset('create')
    expect(next.type('c')).toBe(true)
  })

  it('work on where nothing, or nonsense, is kept', () => {
    for (const kept of ['nonsense', '[]', '{"keys":{"create":5},"disabled":"create"}']) {
      const storage = memoryStorage()
      storage.set('shortcuts', kept)
      const { add, type } = setUp({ storage })
      add('create', 'c')
      expect(type('c')).toBe(true)
    }
  })

  it('say once when two have the same keys, or one begins as the other', () => {
    const { add, onConflict } = setUp()
    add('create', 'mod+k')
    add('search', 'ctrl+K')
    add('go', 'g')
    add('campaigns', 'g c')
    add('campaigns', 'g c').remove()
    expect(onConflict.mock.calls.map(([{ id, otherId }]) => [id, otherId])).toEqual([
      ['search', 'create'],
      ['campaigns', 'go'],
    ])
  })

  it('say nothing of those that depend on the moment', () => {
    const { add, onConflict } = setUp()
    add('create', 'c', { conditional: true })
    add('copy', 'c', { conditional: true })
    expect(onConflict).toHaveBeenCalledTimes(0)
  })

  it('leave the keys of the page to it, and say so', () => {
    const { add, onConflict, registry, type } = setUp({ reserved: ['mod+k', 'g'] })
    add('search', 'mod+k')
    add('campaigns', 'g c')
    expect([type('k', { ctrl: true }), type('g')]).toEqual([false, false])
    expect(onConflict.mock.calls.map(([conflict]) => [conflict.id, conflict.with])).toEqual([
      ['search', 'page'],
      ['campaigns', 'page'],
    ])
    expect(registry.remap('search', 'mod+j')).toBeUndefined()
    expect(type('j', { ctrl: true })).toBe(true)
  })

  it('refuse keys that something else has', () => {
    const { add, registry, type } = setUp()
    add('create', 'c')
    add('delete', 'd')
    expect(registry.remap('create', 'd')).toMatchObject({ with: 'shortcut', otherId: 'delete' })
    expect(type('c')).toBe(true)
  })

  it('are listed as they are now', () => {
    const { add, registry } = setUp()
    add('create', 'c')
    registry.remap('create', 'n')
    registry.turn('create', false)
    expect(registry.list().shortcuts.map(({ keys, defaultKeys, enabled }) => [keys, defaultKeys, enabled])).toEqual([
      ['n', 'c', false],
    ])
    expect(registry.list()).toBe(registry.list())
  })
})
