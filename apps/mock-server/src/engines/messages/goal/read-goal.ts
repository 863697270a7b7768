import { workOfTitle } from '../work-of-title'
import type { Ask } from './asks'
import { clausesOf } from './clauses-of'
import { isPeople, withoutCount } from './people-words'
import { readClause, type ReadClause } from './read-clause'
import { readSignal, type RowSignal } from './row-signals'

/** What a person says that messages are for, as far as it can be told. */
export interface ReadGoal {
  /** What it offers or is about, as it stands in “about …”; nothing where nothing can be said so. */
  readonly about?: string | undefined
  /** It is something of the sender's own. */
  readonly isOffer: boolean
  /** Whom it goes to. */
  readonly audience?: string | undefined
  readonly ask?: Ask | undefined
  readonly signal?: RowSignal | undefined
  /** A sentence about whoever is written to, to begin with. */
  readonly remark?: string | undefined
  /** What they are asked, as a sentence. */
  readonly question?: string | undefined
  /** What they are told beside what it is about, in sentences. */
  readonly note?: string | undefined
  /** It is said as it stands, in the note and the question, and follow-ups say it again. */
  readonly isPlain: boolean
  /** What it is to be headed with. */
  readonly subject?: string | undefined
}

/** Reads whom somebody writes to, what they offer, and what is asked: of “Book a call about cold chains” it is about “cold chains”. */
export function readGoal(goal: string): ReadGoal {
  let signal: RowSignal | undefined
  const clauses = clausesOf(goal).map((clause): ReadClause => {
    const read = readSignal(clause)
    signal ??= read.signal
    return readClause(read.rest)
  })
  const first = <Key extends keyof ReadClause>(key: Key): ReadClause[Key] | undefined =>
    clauses.find((clause) => clause[key] !== undefined)?.[key]
  const audience = first('audience')
  // What is asked about is the matter only where no other is named.
  const named =
    clauses.find(
      ({ offer, topic, question }) => offer !== undefined || (topic !== undefined && question === undefined),
    ) ?? clauses.find(({ topic }) => topic !== undefined)
  const said = named?.offer ?? named?.topic ?? first('loose')
  const notes = clauses.flatMap(({ note }) => note ?? [])
  // “It” is what was named.
  const kept = said === undefined ? notes.filter((note) => !/^it\b/i.test(note)) : notes
  if (clauses.some(({ isPlain }) => isPlain)) {
    const told = clauses.flatMap(({ note, offer }) => note ?? (offer === undefined ? [] : `We can offer you ${offer}.`))
    return {
      isOffer: false,
      isPlain: true,
      audience: audience !== undefined && isPeople(audience) ? audience : undefined,
      ask: first('ask'),
      signal,
      remark: first('remark'),
      question: first('question') ?? plainQuestion(goal, first('ask'), clauses),
      note: told.length === 0 ? undefined : told.slice(0, mostNotes).join(' '),
      subject: first('subject'),
    }
  }
  return {
    isPlain: false,
    about: said ?? (audience === undefined ? undefined : workOfTitle(withoutCount(audience))),
    isOffer: named?.offer !== undefined,
    audience: audience !== undefined && isPeople(audience) ? audience : undefined,
    ask: first('ask'),
    signal,
    remark: first('remark'),
    question: first('question'),
    note: kept.length === 0 ? undefined : kept.slice(0, mostNotes).join(' '),
  }
}

/** What a plain goal asks for, where it asks nothing in so many words. */
function plainQuestion(goal: string, ask: Ask | undefined, clauses: readonly ReadClause[]): string | undefined {
  const [drink] = /\b(?:coffee|lunch|breakfast|dinner|drink|beer)\b/i.exec(goal) ?? []
  if (ask === 'meeting' && drink !== undefined) return `Would you have time for a ${drink.toLowerCase()}?`
  if (ask === 'call') return 'When would a short call suit you?'
  if (ask !== undefined) return undefined
  if (clauses.some(({ offer }) => offer !== undefined)) return 'Shall I set that up for you?'
  return /\bthank/i.test(goal) ? 'Is there anything that we can help you with?' : undefined
}

const mostNotes = 3
