import type { TextUse } from '@inlay/sdk-core/contract/campaigns'
import { composeStep, composeSubject } from '../messages/compose-sequence'
import { readBrief } from '../messages/copy-brief'
import { firstSentence } from '../messages/first-sentence'
import { readGoalInPart } from '../messages/goal/read-goal'
import { signatureIn, signed } from '../messages/signature'
import { writingFacts } from '../messages/writing-facts'

/** Texts of a campaign from what a person says that it is for: short, without an em dash, with places for the fields of a row. */
export function writeCopy(use: TextUse, prompt: string, facts: Readonly<Record<string, unknown>> = {}): string {
  if (use === 'campaign-idea') {
    const { suggestion } = facts
    const audience = audienceOf(prompt)
    if (audience === undefined && typeof suggestion === 'string') return suggestion
    return `Find ${audience ?? 'companies like our best customers'}. Then enrich them.`
  }
  const { goal, step, steps, fields = usualFields } = readBrief(prompt)
  const read = readGoalInPart(goal)
  if (use === 'subject-line') return composeSubject({ ...read, fields })
  const channel = use === 'email-template' ? 'email' : 'linkedin'
  const text = composeStep({ ...writingFacts(facts), ...read, channel, steps, fields, shorter: false }, step)
  return channel === 'email' ? signed(text, signatureIn(goal)) : text
}

const usualFields: ReadonlySet<string> = new Set(['first_name', 'organization_name', 'title'])

/** Whom a prompt wants to reach; nothing where it leaves that to what is known. */
function audienceOf(prompt: string): string | undefined {
  const asked = firstSentence(prompt).replace(/^(?:please\s+)?(?:suggest|find|look for|reach|target)\s+/i, '')
  return asked === '' || /\blike (?:our|your|my)\b/i.test(asked) ? undefined : asked
}
