import { fullName } from './full-name'

type Fields = Readonly<Record<string, unknown>>

/**
 * The name of a person whose first or last name is changed, where it was no more than the two together: one that somebody
 * has written otherwise is theirs, and nobody is left without one.
 */
export function followingName(row: Fields, changes: Fields): Fields {
  if (Object.hasOwn(changes, 'name') || !['first_name', 'last_name'].some((part) => Object.hasOwn(changes, part)))
    return {}
  const after = { ...row, ...changes }
  const [was, name] = [row, after].map(({ first_name: first, last_name: last }) => fullName(first, last))
  return (row['name'] ?? '') === was && name !== '' ? { name } : {}
}
