import { messageFaults, subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import { expect } from 'vitest'
import { offlineWriter } from '../../language-model/offline-writer'

/** A subject, and three steps by email and on LinkedIn. */
export interface WrittenGoal {
  readonly subject: string
  readonly email: readonly string[]
  readonly linkedin: readonly string[]
}

/** What is written offline for a goal. */
export async function writeGoal(goal: string, facts: Readonly<Record<string, unknown>> = {}): Promise<WrittenGoal> {
  const written = (use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
    offlineWriter.write({
      use,
      prompt: `Goal: ${goal}\nStep: ${step} of 3\nFields: first_name, title, organization_name`,
      facts,
    })
  const texts = (use: 'email-template' | 'linkedin-template') =>
    Promise.all([1, 2, 3].map((step) => written(use, step)))
  return {
    subject: await written('subject-line', 1),
    email: await texts('email-template'),
    linkedin: await texts('linkedin-template'),
  }
}

/** All of it keeps to the guidance; a place that is left open counts as a word. */
export function expectGuidance({ subject, email, linkedin }: WrittenGoal): void {
  expect([subject, subjectFaults(subject)]).toEqual([subject, []])
  for (const [type, texts] of [
    ['email', email],
    ['linkedin', linkedin],
  ] as const) {
    texts.forEach((text, step) => {
      expect([text, messageFaults(withoutPlaces(text), type, step)]).toEqual([text, []])
      expect(withoutPlaces(text)).not.toMatch(lowerBegin)
    })
  }
}

/** A sentence without a capital; “e.g.” and “iPhone” are none. */
const lowerBegin = /(?:^|\n|(?<=\p{L}{2})(?<!\b(?:approx|incl|excl|etc|min|max|no|vs))[.!?]\s+)\p{Ll}+(?=[\s,.])/u

/** With a word for each place that is left open. */
export function withoutPlaces(text: string): string {
  return text.replaceAll(/\[fill in [^\]]*\]/g, 'Hello.')
}
