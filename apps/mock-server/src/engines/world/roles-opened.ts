import { createSeededRandom } from '../../seeded-random'
import { roleAnywhere } from './open-roles'
import type { WorldCompany } from './world'
import { isWithin, momentAhead, type TimeSpan } from './world-time'

/** Titles of roles that a company opened in some time, beside those that are open from the start. */
export function rolesOpened({ id, hiring }: WorldCompany, span: TimeSpan): readonly string[] {
  const random = createSeededRandom(`world openings ${id}`)
  // Who looks for nobody at the start seldom begins to.
  const count = random.between(0, hiring.length === 0 ? 4 : 12)
  const moments = Array.from({ length: count }, () => momentAhead(random))
  return moments.flatMap((moment, index) =>
    isWithin(moment, span) ? [roleAnywhere(createSeededRandom(`world opening ${id} ${index}`))] : [],
  )
}
