import { hasOpenMatter } from '../open-matter'
import { fittingQuestion } from './fitting-subject'
import type { ReadGoal } from './read-goal'

/** Before a question that says all that there is to say first. */
export const shortQuestion = 'I have one short question.'

/** “May we photograph your harvest? You get ten free copies”: what leans on the question stands behind it. */
export function askedFirst(read: ReadGoal): ReadGoal {
  const { isPlain, note, question, subject, wanted } = read
  if (!isPlain || note === undefined || question === undefined || hasOpenMatter(note)) return read
  if (!asks.test(wanted) || !leans.test(note)) return read
  return {
    ...read,
    note: shortQuestion,
    question: `${question} ${note}`,
    subject: subject ?? fittingQuestion(question.replace(/\?.*$/, '')),
  }
}

const asks = /^(?:please\s)?ask\b/i
const leans = /^(?:You (?:can |will |may )?(?:get|keep|receive|earn)\b|Our [^.?!]*\b(?:them|it)\b)/
