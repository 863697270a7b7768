import { hasOpenMatter } from '../open-matter'
import { fittingQuestion } from './fitting-subject'
import type { ReadGoal } from './read-goal'

/** Before a question that says all that there is to say first. */
export const shortQuestion = 'I have one short question.'

/** “May we photograph your harvest? You get ten free copies”: what leans on the question stands behind it. */
export function askedFirst(whole: ReadGoal): ReadGoal {
  const read = { ...whole, note: whole.note === undefined ? undefined : withoutShort(whole.note) }
  const { isPlain, note, question, subject, wanted } = read
  if (!isPlain || note === undefined || question === undefined || hasOpenMatter(note)) return read
  if (!asks.test(wanted) || !leans.test(note)) return read
  return {
    ...read,
    note: shortQuestion,
    question: `${question} ${note}`,
    subject: subject ?? headOf(question),
  }
}

/** “May I ask what you do” says less than nothing. */
function headOf(question: string): string | undefined {
  const head = fittingQuestion(question.replace(/\?.*$/, ''))
  return head !== undefined && /\b(?:do|have|use|want|need)\?$/i.test(head) ? undefined : head
}

/** That there is a question is said where nothing else is. */
function withoutShort(note: string): string {
  const others = note.replace(shortQuestion, '').replaceAll('  ', ' ').trim()
  return others === '' ? note : others
}

const asks = /^(?:please\s)?(?:(?:ask|invite|nudge)\b|(?:drive|get|collect)\s(?:more\s)?sign-?ups\b)/i
const leans =
  /^(?:It (?:costs nothing|is free)\b|(?!You\b)\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:is|are) (?:included|paid)\b|Our budget is\b|(?:Every|Each) (?:[€$£]?\d|(?:euro|pound|dollar|cent) counts\b)|(?:You|Testers|Participants) (?:can |will |may )?(?:get|keep|receive|earn)\b|It would help\b|Nothing to\s|Feedback\s|No\s[^.?!]*\s(?:needed|required|necessary)\b|We (?:bring|provide|cover)\s(?:[^.?!]*\byour\b|the\b|all\b|everything\b)|We would (?:provide|cover|pay|bring|take|organi[sz]e|deliver)\b|(?:Our|We) [^.?!]*\b(?:them|it)\b)/u
