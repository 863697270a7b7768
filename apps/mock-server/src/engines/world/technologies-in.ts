import type { SeededRandom } from '../../seeded-random'
import type { Industry } from './industries/industry'
import { technologiesOf, type TechnologyKind } from './technologies'

/** What a company of the industry and size works with; never the same twice. */
export function technologiesIn(industry: Industry, employees: number, random: SeededRandom): readonly string[] {
  const reach = Math.min(1, 0.45 + Math.log2(employees) / 22)
  const found = new Set<string>()
  const add = (kind: TechnologyKind, likely: number) => {
    if (random.chance(likely * reach)) found.add(favourite(technologiesOf(kind), random))
  }
  add('crm', 0.9)
  add('marketing', 0.7)
  add('cloud', 0.8)
  add('collaboration', 0.85)
  add('analytics', 0.5)
  add('hr', employees > 40 ? 0.6 : 0.15)
  add('erp', employees > 200 ? 0.6 : 0.2)
  for (const kind of industry.uses) {
    add(kind, 0.9)
    add(kind, 0.45)
  }
  for (const tool of industry.tools) if (random.chance(0.35 * reach)) found.add(tool)
  return [...found]
}

/** The first of a kind are the ones that most companies have. */
function favourite(names: readonly string[], random: SeededRandom): string {
  return names[Math.floor(random.next() ** 1.7 * names.length)] ?? ''
}
