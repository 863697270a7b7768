import type { TextUse } from '@inlay/sdk-core/contract/campaigns'
import { composeStep, composeSubject } from '../messages/compose-sequence'
import { readBrief } from '../messages/copy-brief'
import { firstSentence } from '../messages/first-sentence'
import { goalOfStep } from '../messages/goal-of-step'
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
  if (use === 'subject-line') return composeSubject({ ...goalOfStep(goal, 0, steps).read, fields })
  const { read, isAlone } = goalOfStep(goal, step, steps)
  const channel = use === 'email-template' ? 'email' : 'linkedin'
  const parts = { ...writingFacts(facts), ...read, channel, fields, shorter: false } as const
  const text = isAlone ? composeStep({ ...parts, steps: 1 }, 0) : composeStep({ ...parts, steps }, step)
  return channel === 'email' ? signed(text, signatureIn(goal)) : text
}

const usualFields: ReadonlySet<string> = new Set(['first_name', 'organization_name', 'title'])

/** Whom a prompt wants to reach; nothing where it leaves that to what is known. */
function audienceOf(prompt: string): string | undefined {
  const asked = firstSentence(prompt).replace(/^(?:please\s+)?(?:suggest|find|look for|reach|target)\s+/i, '')
  return asked === '' || /\blike (?:our|your|my)\b/i.test(asked) ? undefined : asked
}
