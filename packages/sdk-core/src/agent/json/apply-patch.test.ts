import { describe, expect, it } from 'vitest'
import { applyPatch } from './apply-patch'

function patched(document: unknown, ...patch: readonly unknown[]) {
  const result = applyPatch(document, patch)
  return result.ok ? result.value : result.problem
}

function refuses(document: unknown, ...patch: readonly unknown[]) {
  return expect(applyPatch(document, patch)).toMatchObject({ ok: false })
}

describe('the examples of RFC 6902', () => {
  it.each<[string, unknown, readonly unknown[], unknown]>([
    ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    ['A.5', { baz: 'qux', foo: 'bar' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo', foo: 'bar' }],
    [
      'A.6',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    ['copy', { a: [1] }, [{ op: 'copy', from: '/a/0', path: '/b' }], { a: [1], b: 1 }],
    ['the whole', { a: 1 }, [{ op: 'replace', path: '', value: [2] }], [2]],
  ])('%s', (_, document, patch, expected) => {
    expect(patched(document, ...patch)).toEqual(expected)
  })

  it('A.9, A.12, A.15: refuses what does not fit', () => {
    refuses({ baz: 'qux' }, { op: 'test', path: '/baz', value: 'bar' })
    refuses({ foo: 'bar' }, { op: 'add', path: '/baz/bat', value: 'qux' })
    refuses({ '/': 9, '~1': 10 }, { op: 'test', path: '/~01', value: '10' })
  })
})

describe('a patch', () => {
  it('is done whole or not at all, and never changes the document', () => {
    const document = { list: [1, 2], name: 'a' }
    const before = structuredClone(document)
    const result = applyPatch(document, [
      { op: 'add', path: '/list/-', value: 3 },
      { op: 'remove', path: '/missing' },
    ])
    expect(result).toMatchObject({ ok: false, index: 1 })
    expect(document).toEqual(before)
  })

  it('leaves what it does not touch the same object', () => {
    const document = { one: { a: 1 }, other: { b: 1 } }
    const result = patched(document, { op: 'replace', path: '/one/a', value: 2 }) as typeof document
    expect(result).toEqual({ one: { a: 2 }, other: { b: 1 } })
    expect(result.other).toBe(document.other)
  })

  it.each([
    [{ op: 'replace', path: '/missing', value: 1 }],
    [{ op: 'remove', path: '/list/5' }],
    [{ op: 'add', path: '/list/3', value: 1 }],
    [{ op: 'add', path: '/list/01', value: 1 }],
    [{ op: 'replace', path: '/list/-', value: 1 }],
    [{ op: 'add', path: 'list', value: 1 }],
    [{ op: 'add', path: '/a~2', value: 1 }],
    [{ op: 'add', path: '/a' }],
    [{ op: 'move', from: '/deep', path: '/deep/er' }],
    [{ op: 'delete', path: '/list' }],
    [null],
  ])('refuses %j', (operation) => {
    refuses({ list: [1, 2], deep: { er: 1 } }, operation)
  })

  it('reaches no prototype', () => {
    for (const path of ['/__proto__/polluted', '/a/__proto__', '/__proto__']) {
      refuses({ a: {} }, { op: 'add', path, value: true })
    }
    refuses({ a: {} }, { op: 'copy', from: '/__proto__', path: '/b' })
    refuses({ a: {} }, { op: 'add', path: '/constructor/prototype/polluted', value: true })
    refuses({ a: {} }, { op: 'replace', path: '/toString', value: 1 })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    // A value may have any field: as its own, it does nothing.
    const value: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
    const result = patched({ a: 1 }, { op: 'add', path: '/b', value }, { op: 'add', path: '/b/c', value: 1 })
    expect((result as { b: { polluted?: boolean } }).b.polluted).toBeUndefined()
  })
})
