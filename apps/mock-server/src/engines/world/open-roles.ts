import type { SeededRandom } from '../../seeded-random'
import { departments } from './departments'
import type { Industry } from './industries/industry'
import { pickWeighted } from './pick-weighted'

export function openRoles(industry: Industry, employees: number, random: SeededRandom): readonly string[] {
  if (!random.chance(0.35 + Math.min(0.5, Math.log2(employees) / 25))) return []
  const roles = new Set<string>()
  const wanted = random.between(1, 2 + Math.floor(Math.log2(employees) / 2))
  for (let index = 0; index < wanted; index += 1) {
    roles.add(random.chance(0.35) ? random.pick(industry.roles) : roleAnywhere(random))
  }
  return [...roles]
}

export function roleAnywhere(random: SeededRandom): string {
  const department = pickWeighted(departments, random)
  const rank = random.next()
  if (rank < 0.5) return random.pick(department.entries)
  if (rank < 0.75) return random.pick(department.seniors)
  if (rank < 0.93) return random.pick(department.managers)
  return `${random.pick(['VP', 'Head', 'Director'])} of ${random.pick(department.areas)}`
}
