import { createMemoryStore, type MemorySnapshot, type MemoryStore } from '../store/index'
import type { ScenarioName } from './scenario'
import { seedStore, type SeedStore } from './seed-store'

interface Seeded {
  readonly scenario: ScenarioName
  readonly now: number
  readonly content: Promise<MemorySnapshot>
}

const seeded: Seeded[] = []

/**
 * Fills stores in memory with a scenario that is made once for all of them: each test, story and page has one of its own,
 * and to make it anew takes longer than most of them.
 * @param oldest how old it may be, in milliseconds; 0 where dates are looked at to the second
 */
export function seedAgain(store: MemoryStore, { oldest = 0 }: { readonly oldest?: number } = {}): SeedStore {
  return async (_, scenario, now) => {
    // Too large to be kept for somebody who may never come.
    if (scenario === 'large') return seedStore(store, scenario, now)
    const isYoung = (each: Seeded) => each.scenario === scenario && each.now <= now && now - each.now <= oldest
    let found = seeded.findLast(isYoung)
    if (found === undefined) {
      found = { scenario, now, content: contentOf(scenario, now) }
      seeded.push(found)
      if (seeded.length > mostKept) seeded.shift()
    }
    store.restore(await found.content)
    return scenario
  }
}

const mostKept = 4

async function contentOf(scenario: ScenarioName, now: number): Promise<MemorySnapshot> {
  const store = createMemoryStore()
  await seedStore(store, scenario, now)
  return store.snapshot()
}
