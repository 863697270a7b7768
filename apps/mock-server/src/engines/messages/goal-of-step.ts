import { readGoalInPart, type ReadGoal } from './goal/read-goal'
import { matterOf, readStepPlan, stepsPlanned, withMatter, type PlannedStep } from './read-step-plan'

/** What one message of a sequence is written from. */
export interface GoalOfStep {
  readonly read: ReadGoal
  /** A goal says what this one is for, which stands for itself. */
  readonly isAlone: boolean
}

/** Reads a goal for one message, also where it says message by message what they are for. */
export function goalOfStep(goal: string, step: number, steps: number): GoalOfStep {
  const { rest, planned } = readStepPlan(goal, Math.max(steps, stepsPlanned(goal)))
  const isPlan = namesMessages.test(goal) || (numbered.test(goal) && planned.length === steps)
  if (planned.length === 0 || !isPlan) return { read: readGoalInPart(goal), isAlone: false }
  const before = rest.replace(onlyCounts, '').replace(/[\s:,;.]+$/, '')
  const about = before === '' ? matterOf(planned) : before
  const own = withMatter(planned, about).find((each) => each.step === step + 1)
  if (own === undefined) return { read: readGoalInPart(about ?? ''), isAlone: false }
  return { read: readOwn(own, step === 0 ? before : ''), isAlone: true }
}

function readOwn({ about, isLabel = false }: PlannedStep, before: string): ReadGoal {
  if (before !== '') return readGoalInPart(introducesIt.test(about) ? before : `${before}. ${about}`)
  const read = readGoalInPart(about)
  // “Objection handling” says what kind of message it is, and is nothing to tell anybody about.
  return isLabel ? { ...read, about: undefined, isUnread: true, wanted: about } : read
}

/** “1. March” and “saves time, cuts costs, easy to use” are no messages. */
const namesMessages =
  /\b(?:first|second|third|fourth|fifth|last|final)\b|\b(?:e-?mail|message|mail|step|touch)\s(?:no\.?\s*|#)?[1-7]\b|\b(?:two|three|four|five|six|seven|[2-7])\s(?:e-?mails|messages|steps)\b/i
const numbered = /^\s*1[.)]\s/

/** “A sequence of three emails:” */
const onlyCounts =
  /^(?:(?:write|draft|make|an?|the|our|short|three|two|four|five|six|seven|\d)[\s-]+)*(?:(?:step|part|e-?mail|message)s?[\s-]+)*(?:sequence|series|campaign|e-?mails?|messages?|steps?)(?:\sof\s(?:three|two|four|five|six|seven|\d)\s(?:e-?mails?|messages?|steps?))?\s*[:.,]?\s*$/i
const introducesIt = /^(?:introduce|present)\s(?:it|us|this|them|ourselves|our company)(?:\sto them)?$/i
