/** A value more, or one less. New ones come last, so that chips keep their places. */
export function toggleValue<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** Whether all of some are chosen, none, or a part. */
export function checkedOf<Value>(values: readonly Value[], some: readonly Value[]): boolean | 'mixed' {
  const chosen = some.filter((value) => values.includes(value)).length
  if (chosen === 0) return false
  return chosen === some.length ? true : 'mixed'
}

/** All of some more, or, where they all are chosen, without them. */
export function toggleAll<Value>(values: readonly Value[], some: readonly Value[]): readonly Value[] {
  if (checkedOf(values, some) === true) return values.filter((value) => !some.includes(value))
  return [...values, ...some.filter((value) => !values.includes(value))]
}
