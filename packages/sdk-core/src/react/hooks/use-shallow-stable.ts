import { useState } from 'react'

/** Keeps the former object for as long as the new one has the same members. */
export function useShallowStable<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || sameMembers(kept, value)) return kept
  setKept(value)
  return value
}

function sameMembers(one: object, other: object): boolean {
  const members: Readonly<Record<string, unknown>> = { ...other }
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(members).length &&
    entries.every(([name, member]) => name in members && Object.is(member, members[name]))
  )
}
