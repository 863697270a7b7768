import type { FieldError } from '@inlay/sdk-core'

const deepestNesting = 64

/**
 * Finds what no schema looks for and no store can keep: NUL characters, halves of surrogate pairs, keys that reach for
 * prototypes, nesting without end. Walks without recursion, since the nesting is the caller's.
 */
export function unsafeParts(value: unknown): readonly FieldError[] {
  const errors: FieldError[] = []
  const open: Part[] = [{ value, key: '', depth: 0, parent: undefined }]
  for (let part = open.pop(); part !== undefined && errors.length < 20; part = open.pop()) {
    if (typeof part.value === 'string') {
      if (isUnsafeText(part.value)) {
        errors.push({
          field: pathOf(part).join('.'),
          message: 'Holds a character that is not text',
          code: 'unsafe-text',
        })
      }
    } else if (typeof part.value === 'object' && part.value !== null) {
      if (part.depth >= deepestNesting) {
        errors.push({ field: pathOf(part).slice(0, 3).join('.'), message: 'Is nested too deep', code: 'too-deep' })
        continue
      }
      const isList = Array.isArray(part.value)
      for (const [key, member] of Object.entries(part.value)) {
        if (!isList && (key === '__proto__' || isUnsafeText(key))) {
          const field = pathOf(part).join('.')
          errors.push({ field, message: 'Holds a key that cannot be used', code: 'unsafe-key' })
        } else if (canBeUnsafe(member)) open.push({ value: member, key, depth: part.depth + 1, parent: part })
      }
    }
  }
  return errors
}

/** Knows the way to itself by its parent: paths are made for faults alone, of which there are few. */
interface Part {
  readonly value: unknown
  readonly key: string
  readonly depth: number
  readonly parent: Part | undefined
}

function pathOf(part: Part): readonly string[] {
  const path: string[] = []
  for (let each = part; each.parent !== undefined; each = each.parent) path.push(each.key)
  return path.toReversed()
}

function canBeUnsafe(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}

function isUnsafeText(text: string): boolean {
  return /[\0\p{Cs}]/u.test(text)
}
