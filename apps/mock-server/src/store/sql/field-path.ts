/**
 * The steps to a field, when they are plain words, which both databases' paths take alike. Numbers are none: PostgreSQL
 * would look them up in lists.
 */
export function fieldPath(field: string): readonly string[] | undefined {
  const steps = field.split('.')
  return steps.length <= 20 && steps.every((step) => word.test(step)) ? steps : undefined
}

const word = /^[\p{L}_][\p{L}\p{N}_ -]{0,199}$/u
