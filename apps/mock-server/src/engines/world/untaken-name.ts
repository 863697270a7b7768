import type { CompanyName } from './name-company'

/** Names are drawn anew while they are taken; should luck run out, the city is put beside the last. */
export function untaken(taken: ReadonlySet<string>, draw: () => CompanyName, city: string): CompanyName {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const drawn = draw()
    if (drawn.slug.length > 2 && !taken.has(drawn.slug)) return drawn
  }
  const drawn = draw()
  let number = 2
  while (taken.has(`${drawn.slug}-${city}-${number}`)) number += 1
  return { name: `${drawn.name} ${number}`, slug: `${drawn.slug}-${city}-${number}` }
}
