import { timeQuestion } from '../question-for'
import type { ReadClause } from './clause-rule'
import { wouldEmploy } from './read-job-search'
import { comesBack } from './read-winning-back'

/** All that clauses ask, one question after the other; the time that is asked for stands at the end. */
export function askedTogether(clauses: readonly ReadClause[], minutes: string | undefined): string | undefined {
  const all = clauses.flatMap(({ question }) => question ?? [])
  const known = all.some((each) => each.includes('somebody you know'))
  const isRegistered = clauses.some(({ ask, question }) => ask === 'sign-up' && question === undefined)
  const asked = all.filter(
    (each) =>
      !(known && /^Do you know (?:some|any)(?:one|body)\b/.test(each)) &&
      !((each === comesBack || each === wouldEmploy) && all.length > 1) &&
      !(/\bsomebody you know\?$/.test(each) && all.some((other) => /^(?:Are|Would) you\b/.test(other))),
  )
  const others = asked.filter((each) => each !== willCome)
  const questions = asked.some((each) => saysHow.test(each))
    ? others
    : isRegistered && others.length < asked.length
      ? [...others, register]
      : asked
  if (questions.length === 0) return minutes ?? registration(clauses)
  const beside = clauses.find(({ ask, question }) => question === undefined && timeQuestion(ask) !== undefined)
  // “Would a meeting in January to plan your volumes suit you?” asks for the time as well.
  const isTimed = questions.some((each) => /\bsuit you\?$/.test(each) || (minutes !== undefined && saysMinutes(each)))
  const time = isTimed ? [] : (minutes ?? timeQuestion(beside?.ask) ?? [])
  return [...new Set([...questions, time].flat())].join(' ')
}

/** “Would you like to see a 10-minute demo?” asks for the minutes already. */
function saysMinutes(question: string): boolean {
  return /\b\d{1,3} ?-?min(?:ute)?s?\b/i.test(question)
}

const willCome = 'Will you come?'
const register = 'Would you like to register?'

/** “If you want a seat, just reply.” asks whether they come. */
const saysHow = /^(?:If you|Would you like to (?:book|reserve|register)|Could you reply)\b/

/** Whoever is invited may be asked to register, too. */
function registration(clauses: readonly ReadClause[]): string | undefined {
  const isInvited = clauses.some(({ ask }) => ask === 'webinar')
  return isInvited && clauses.some(({ ask }) => ask === 'sign-up') ? register : undefined
}
