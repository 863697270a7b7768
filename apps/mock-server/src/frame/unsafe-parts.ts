import type { FieldError } from '@inlay/sdk-core'

const deepestNesting = 64

/**
 * Finds what no schema looks for and no store can keep: NUL characters, halves of surrogate pairs, keys that reach for
 * prototypes, nesting without end. Walks without recursion, since the nesting is the caller's.
 */
export function unsafeParts(value: unknown): readonly FieldError[] {
  const errors: FieldError[] = []
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }]
  for (let next = open.pop(); next !== undefined && errors.length < 20; next = open.pop()) {
    const { value: part, path } = next
    const field = path.join('.')
    if (typeof part === 'string') {
      if (isUnsafeText(part)) errors.push({ field, message: 'Holds a character that is not text', code: 'unsafe-text' })
    } else if (typeof part === 'object' && part !== null) {
      if (path.length >= deepestNesting) {
        errors.push({ field: path.slice(0, 3).join('.'), message: 'Is nested too deep', code: 'too-deep' })
        continue
      }
      for (const [key, member] of Object.entries(part)) {
        if (key === '__proto__' || isUnsafeText(key)) {
          errors.push({ field, message: 'Holds a key that cannot be used', code: 'unsafe-key' })
        } else open.push({ value: member, path: [...path, key] })
      }
    }
  }
  return errors
}

function isUnsafeText(text: string): boolean {
  return /[\0\p{Cs}]/u.test(text)
}
