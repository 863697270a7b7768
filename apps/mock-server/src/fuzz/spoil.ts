import fc from 'fast-check'

/** What people, scanners and broken clients send. */
export const nastyTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\udc00\ud800',
    'null',
    '{',
    '[]',
    '"',
    '-1',
    '1e999',
    'NaN',
    '9007199254740993',
    '0x10',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    "' OR 1=1 --",
    '$where',
    '<script>alert(1)</script>',
    '%00%zz',
    '(a+)+$',
    '\u202e\u0000\ufffe',
    '{"__proto__":{"admin":true}}',
    '{"field":"name","operator":"contains","value":"(((((((((("}',
    '{"combine":"and","members":[{"field":"__proto__.x","operator":"equals","value":1}]}',
    '['.repeat(5_000),
    'x'.repeat(10_000),
    'İ'.repeat(300),
    '👩‍👩‍👧‍👦'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** The value with one of its parts, or all of it, put wrong. */
export function spoil(value: unknown, nasty: string, where: number): unknown {
  const wrong = wrongValues(nasty)[where % wrongValues(nasty).length]
  if (typeof value !== 'object' || value === null || where % 7 === 0) return wrong
  if (Array.isArray(value)) return [...value, wrong]
  const keys = Object.keys(value)
  // By JSON.parse, since only so `__proto__` becomes a key.
  if (where % 5 === 0) return { ...value, ...JSON.parse(`{${JSON.stringify(nasty)}: 1, "__proto__": {"a": 1}}`) }
  const key = keys[where % Math.max(1, keys.length)]
  if (key === undefined) return wrong
  const { [key]: part, ...rest } = { ...value } as Record<string, unknown>
  return where % 3 === 0 ? rest : { ...rest, [key]: spoil(part, nasty, where + 1) }
}

function wrongValues(nasty: string): readonly unknown[] {
  return [nasty, [nasty], { [nasty]: nasty }, 1e308, -0.5, Number.MAX_SAFE_INTEGER + 2, true, null, [], {}]
}
