import type { ReadGoal } from './read-goal'

/** “Ask what they thought of it”, of those who downloaded our e-book: a question says what “it” is where nothing else does. */
export function namedInQuestion(read: ReadGoal): ReadGoal {
  const { question, note, about, wanted } = read
  if (question === undefined || about !== undefined || !ofIt.test(question)) return read
  const [, thing] = got.exec(wanted) ?? []
  if (thing === undefined || (note ?? '').toLowerCase().includes(thing.toLowerCase())) return read
  return { ...read, question: question.replace(ofIt, ` $1 ${thing}`) }
}

const ofIt = /\s(of|about|with|like|liked|use|used|find|found)\sit\b/i
const got =
  /\b(?:who|that)\s(?:have\s|has\s)?(?:downloaded|read|used|tried|tested|bought|ordered|received|watched|attended|visited|joined|booked)\s((?:our|the|my)\s[^.,;:!?]{3,60})[.!?]\s/i
