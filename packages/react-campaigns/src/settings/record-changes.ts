/** The fields in which two sets of values differ. */
export function changedFields<Values extends object>(from: Values, to: Values): readonly (keyof Values & string)[] {
  return (Object.keys(from) as (keyof Values & string)[]).filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  )
}

export function pick<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>
}

export interface Meanwhile<Values> {
  /** What somebody else has changed to something that does not stand here: an answer may be lost of what was saved. */
  readonly theirs: readonly (keyof Values & string)[]
  /** What of it is changed here as well. */
  readonly both: readonly (keyof Values & string)[]
}

/** What somebody else has changed in the meantime, and what of it is changed here as well, to something else. */
export function changedMeanwhile<Values extends object>(
  before: Values,
  theirs: Values,
  mine: Values,
): Meanwhile<Values> {
  const changed = changedFields(before, theirs)
  const here = new Set(changedFields(before, mine))
  const apart = new Set(changedFields(theirs, mine))
  const theirOwn = changed.filter((field) => apart.has(field))
  return { theirs: theirOwn, both: theirOwn.filter((field) => here.has(field)) }
}
