/** Areas that are led by the same people in most companies, however they call it. */
const groups: readonly (readonly string[])[] = [
  ['logistics', 'supply chain', 'transport', 'transportation', 'distribution', 'warehousing', 'warehouse'],
  ['procurement', 'purchasing', 'sourcing', 'buying'],
  ['human resources', 'hr', 'people', 'people operations', 'talent'],
]

/** An area, and what it may be called as well. */
export function nearAreas(area: string): readonly string[] {
  const plain = area.toLowerCase()
  const near = groups.filter((group) => group.includes(plain)).flat()
  return [area, ...near.filter((each) => each !== plain)]
}
