import type { Automaton } from './automaton'
import { isWord } from './character-test'
import type { Assertion } from './parse-pattern'

/**
 * Makes the test whether the automaton matches anywhere in a text. All ways through it are gone at the same time, so
 * the time never grows faster than text times pattern; and what a character does in a situation is worked out once and
 * remembered, so that mostly it is one look-up per character.
 */
export function createRunner(automaton: Automaton): (text: string) => boolean {
  let situations = new Map<string, Situation>()
  let remembered = 0
  const situationOf = (steps: readonly number[], before: Neighbour): Situation => {
    const key = `${before} ${steps.join(' ')}`
    const known = situations.get(key)
    if (known) return known
    const made: Situation = { steps, before, after: new Map() }
    situations.set(key, made)
    return made
  }
  const after = (situation: Situation, code: number): Situation | 'match' => {
    remembered += 1
    if (remembered > mostRemembered) {
      situations = new Map()
      remembered = 0
    }
    const steps = advance(automaton, situation, code)
    const next = steps === 'match' ? steps : situationOf(steps, neighbourOf(code))
    situation.after.set(code, next)
    return next
  }
  return (text) => {
    let situation = situationOf([], 'edge')
    for (let place = 0; place <= text.length;) {
      const code = text.codePointAt(place) ?? endOfText
      const next = situation.after.get(code) ?? after(situation, code)
      if (next === 'match') return true
      situation = next
      place += code > 0xffff ? 2 : 1
    }
    return false
  }
}

/** The ways that are still open before a character, and what it takes to judge the place between. */
interface Situation {
  readonly steps: readonly number[]
  readonly before: Neighbour
  readonly after: Map<number, Situation | 'match'>
}

type Neighbour = 'edge' | 'word' | 'other'

const endOfText = -1
const mostRemembered = 10_000

function advance({ steps, start }: Automaton, situation: Situation, code: number): readonly number[] | 'match' {
  // A match may begin anywhere.
  const open = [...situation.steps, start]
  const seen = new Set<number>()
  const following = new Set<number>()
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    const step = steps[place]
    if (step?.kind === 'match') return 'match'
    if (step?.kind === 'fork') open.push(...step.next)
    if (step?.kind === 'assertion' && holds(step.assertion, situation.before, neighbourOf(code))) open.push(step.next)
    if (step?.kind === 'character' && code !== endOfText && step.matches(code)) following.add(step.next)
  }
  return [...following].sort((a, b) => a - b)
}

function neighbourOf(code: number): Neighbour {
  if (code === endOfText) return 'edge'
  return isWord(code) ? 'word' : 'other'
}

function holds(assertion: Assertion, before: Neighbour, after: Neighbour): boolean {
  switch (assertion) {
    case 'start':
      return before === 'edge'
    case 'end':
      return after === 'edge'
    case 'word-boundary':
      return (before === 'word') !== (after === 'word')
    case 'no-word-boundary':
      return (before === 'word') === (after === 'word')
  }
}
