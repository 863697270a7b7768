/** A column under a name that no other column of the file has. */
export interface CsvColumn {
  readonly name: string
  /** As it stands in the file. */
  readonly original: string
}

/**
 * Names the columns by the cells of the header, without the spaces around them. A name that is there already gets a
 * number, and one that is missing says which column it is.
 */
export function columnNames(header: readonly string[]): readonly CsvColumn[] {
  const wanted = header.map((cell) => cell.trim())
  const taken = new Set(wanted.filter((name) => name !== ''))
  const unused = unusedNames(taken)
  const used = new Set<string>()
  return header.map((original, index) => {
    const own = wanted[index] ?? ''
    if (own === '') return { name: unused(`Column ${index + 1}`), original }
    const name = used.has(own) ? unused(own) : own
    used.add(own)
    return { name, original }
  })
}

/** Remembers how far it has counted, or a file of one name a thousand times would take a million looks. */
function unusedNames(taken: Set<string>): (name: string) => string {
  const counted = new Map<string, number>()
  return (name) => {
    let number = counted.get(name) ?? 1
    let found = name
    while (taken.has(found)) found = `${name} (${(number += 1)})`
    counted.set(name, number)
    taken.add(found)
    return found
  }
}
