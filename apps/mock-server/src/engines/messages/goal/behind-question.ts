import type { ReadClause } from './clause-rule'

/** “It takes 2 minutes”, “our app replaces them”: of what a question before it names, where nothing else is named. */
export function behindQuestion(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const asked = clauses.findIndex(({ question, note }) => question !== undefined && note === undefined)
  if (asked < 0 || clauses.some(({ offer }) => offer !== undefined)) return []
  return clauses.filter(
    ({ note, question }, at) =>
      at > asked && question === undefined && /^It takes\b|^Our\s.*\sthem\.$|^We\s\p{Ll}+ them\b/u.test(note ?? ''),
  )
}

/** A question, and what is said behind it. */
export function withBehind(question: string | undefined, behind: readonly ReadClause[]): string | undefined {
  const more = behind.flatMap(({ note }) => note ?? [])
  if (question === undefined || more.length === 0) return question
  return [question.replace(/ Two lines are enough\.$/, ''), ...more].join(' ')
}
