import type { SeededRandom } from '../seeded-random'
import type { Store } from '../store/store'

export const scenarioNames = ['demo', 'empty', 'large'] as const

/** `demo`: a product in use. `empty`: people and workspaces only. `large`: as much as there ever should be. */
export type ScenarioName = (typeof scenarioNames)[number]

export interface SeedContext {
  readonly scenario: ScenarioName
  readonly stores: Store
  /** The moment that the data lead up to. */
  readonly now: number
  /** Gives the same for the same name, whatever else is made. */
  readonly randomFor: (name: string) => SeededRandom
}

/** Makes an area's data. What it makes, it makes again over the same ids. */
export type SeedArea = (context: SeedContext) => Promise<void>
