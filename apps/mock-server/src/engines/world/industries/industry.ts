import type { TechnologyKind } from '../technologies'

export interface Industry {
  readonly name: string
  readonly aliases: readonly string[]
  readonly weight: number
  readonly keywords: readonly [string, ...string[]]
  /** What the company does: goes on from its name. */
  readonly offers: readonly [string, ...string[]]
  readonly customers: readonly [string, ...string[]]
  /** Thousands a year for each who works there. */
  readonly revenuePerHead: number
  /** How often investors have paid for it: 0 never, 1 always. */
  readonly funded: number
  /** What it uses beside what everybody does. */
  readonly uses: readonly TechnologyKind[]
  readonly tools: readonly string[]
  readonly roles: readonly [string, ...string[]]
}
