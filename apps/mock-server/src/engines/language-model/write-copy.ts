import type { TextUse } from '@inlay/sdk-core/contract/campaigns'
import { composeStep, composeSubject } from '../messages/compose-sequence'
import { readBrief } from '../messages/copy-brief'
import { firstSentence } from '../messages/first-sentence'
import { readGoal } from '../messages/goal/read-goal'
import { writingFacts } from '../messages/writing-facts'

/** Texts of a campaign from what a person says that it is for: short, without an em dash, with places for the fields of a row. */
export function writeCopy(use: TextUse, prompt: string, facts: Readonly<Record<string, unknown>> = {}): string {
  if (use === 'campaign-idea') {
    return `Find ${audienceOf(prompt)}. Look for companies that are hiring in that area, reach the heads of department by email, and follow up on LinkedIn after a week.`
  }
  const { goal, step, steps, fields = usualFields } = readBrief(prompt)
  const read = readGoal(goal)
  if (use === 'subject-line') return composeSubject({ ...read, fields })
  const channel = use === 'email-template' ? 'email' : 'linkedin'
  return composeStep({ ...writingFacts(facts), ...read, channel, steps, fields, shorter: false }, step)
}

const usualFields: ReadonlySet<string> = new Set(['first_name', 'organization_name', 'title'])

/** Whom a prompt wants to reach. */
function audienceOf(prompt: string): string {
  const asked = firstSentence(prompt).replace(/^(?:please\s+)?(?:suggest|find|look for|reach|target)\s+/i, '')
  return asked === '' ? 'companies like your best customers' : asked
}
