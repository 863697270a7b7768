import { readForbidden, type Forbidden } from '@inlay/sdk-core/contract/campaigns'
import type { Tone } from '../tone-in'
import { clausesOf } from './clauses-of'
import { withOwnVerbs } from './own-verbs'
import { readRestraint } from './read-restraint'
import { readSignal, type RowSignal } from './row-signals'
import { toThem } from './to-them'
import { withBenefits } from './with-benefits'
import { withoutInstructions } from './without-instructions'

/** A goal without what it says of how to write, and what it says of that. */
export interface GoalMatter {
  /** As it was typed. */
  readonly wanted: string
  /** In single blanks. */
  readonly whole: string
  /** What is to be said. */
  readonly rest: string
  /** The same in clauses. */
  readonly texts: readonly string[]
  /** What is asked where the answer is no. */
  readonly otherwise?: string | undefined
  readonly signal?: RowSignal | undefined
  readonly asksNothing: boolean
  readonly tone?: Tone | undefined
  readonly sellsNothing: boolean
  readonly avoidsPrices: boolean
  readonly forbidden: Forbidden
}

export function goalMatter(wanted: string): GoalMatter {
  const whole = withoutGaps(wanted)
  const { goal: written, asksNothing, tone } = withoutInstructions(whole)
  const { goal: allowed } = readRestraint(written)
  const goal = withBenefits(withOwnVerbs(allowed))
  const { sellsNothing, avoidsPrices } = readRestraint(whole)
  const { rest, otherwise } = readOtherwise(goal)
  const found = clausesOf(rest).map(readSignal)
  return {
    wanted,
    whole,
    rest,
    otherwise,
    texts: found.map((each) => each.rest),
    signal: found.find((each) => each.signal !== undefined)?.signal,
    ...{ asksNothing, tone, sellsNothing, avoidsPrices },
    forbidden: readForbidden(wanted),
  }
}

/** The patterns look for blanks in many places: long runs of them would take seconds. */
function withoutGaps(goal: string): string {
  return (
    goal
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\n(?: ?\n)+/g, '\n')
      .slice(0, longestGoal)
      // Whoever writes in haste leaves out whom.
      .replace(/^(\W*(?:please )?invit(?:e|ing)) to (?=\p{L})/iu, '$1 them to ')
  )
}

/** “ask whether they handle it, if not, ask who does” */
function readOtherwise(goal: string): {
  readonly rest: string
  readonly otherwise?: string | undefined
} {
  const found =
    /[,.;]?\s?(?:and |but |or )?if (?:not|no),? (?:then |please )?(?:ask(?:ing)?|find out) (?:them )?(who(?:m|se)? [^.,;!?\n]{2,80})/i.exec(
      goal,
    )
  if (found === null) return { rest: goal }
  const rest = `${goal.slice(0, found.index)}${goal.slice(found.index + found[0].length)}`
  return { rest, otherwise: toThem(found[1] ?? '').trim() }
}

const longestGoal = 2_000
