import { createSeededRandom } from '../seeded-random'
import { collectionName, type Store } from '../store/store'
import { seedAreas } from './index'
import type { ScenarioName } from './scenario'

interface SeedMark {
  readonly scenario: ScenarioName
  readonly now: number
  readonly status: 'begun' | 'done'
}

export type SeedStore = (stores: Store, scenario: ScenarioName, now: number) => Promise<ScenarioName>

const seedMarks = collectionName<SeedMark>('scenario')
const markId = 'seeded'

/**
 * Fills a store that has not been filled before; what people made of it since is theirs. A server that died while it
 * filled one does it again, over the same ids and with the same dates.
 *
 * @returns the scenario that the store was filled with
 */
export async function seedStore(stores: Store, scenario: ScenarioName, now: number): Promise<ScenarioName> {
  const marks = stores.system.collection(seedMarks)
  const kept = (await marks.get(markId))?.value
  if (kept?.status === 'done') return kept.scenario
  const begun: SeedMark = kept ?? { scenario, now, status: 'begun' }
  await marks.put(markId, begun)
  const context = {
    scenario: begun.scenario,
    stores,
    now: begun.now,
    randomFor: (name: string) => createSeededRandom(`inlay ${name}`),
  }
  for (const seedArea of seedAreas) await seedArea(context)
  await marks.put(markId, { ...begun, status: 'done' })
  return begun.scenario
}
