import type { CharacterTest } from './character-test'
import type { Assertion, PatternNode } from './parse-pattern'
import { UnreadablePattern } from './pattern-reader'

/** One step of a match. Steps are numbered by their place in the automaton. */
export type Step =
  | { readonly kind: 'character'; readonly matches: CharacterTest; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly kind: 'fork'; readonly next: readonly number[] }
  | { readonly kind: 'match' }

/** Thompson's construction: every way through the pattern is a way through the steps. */
export interface Automaton {
  readonly steps: readonly Step[]
  readonly start: number
}

/** More would be a pattern that multiplies itself, like `((a{99}){99}){99}`. */
const mostSteps = 500
/** Counted too, because `(){99}` makes no step however often it is repeated. */
const mostNodes = 5_000

/** @throws UnreadablePattern when the pattern is too big. */
export function buildAutomaton(pattern: PatternNode): Automaton {
  const steps: Step[] = []
  let nodes = 0
  const add = (step: Step): number => {
    if (steps.length >= mostSteps) throw new UnreadablePattern('The pattern is too big.')
    return steps.push(step) - 1
  }

  /** Built from the end, so that what comes next is always known. */
  const build = (node: PatternNode, next: number): number => {
    nodes += 1
    if (nodes > mostNodes) throw new UnreadablePattern('The pattern is too big.')
    switch (node.kind) {
      case 'character':
        return add({ kind: 'character', matches: node.matches, next })
      case 'assertion':
        return add({ kind: 'assertion', assertion: node.assertion, next })
      case 'sequence':
        return node.nodes.reduceRight((after, each) => build(each, after), next)
      case 'choice':
        return add({ kind: 'fork', next: node.nodes.map((each) => build(each, next)) })
      case 'repeat':
        return repeat(node.node, node.least, node.most, next)
    }
  }

  const repeat = (node: PatternNode, least: number, most: number | undefined, next: number): number => {
    let start = next
    if (most === undefined) {
      const ways: number[] = []
      start = add({ kind: 'fork', next: ways })
      ways.push(build(node, start), next)
    } else {
      for (let times = least; times < most; times += 1) {
        start = add({ kind: 'fork', next: [build(node, start), next] })
      }
    }
    for (let times = 0; times < least; times += 1) start = build(node, start)
    return start
  }

  const start = build(pattern, add({ kind: 'match' }))
  return { steps, start }
}
