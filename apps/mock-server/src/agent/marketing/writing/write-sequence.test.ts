import { expect, it } from 'vitest'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { readForbidden } from '@inlay/sdk-core/contract/campaigns'
import { writeSequence } from './write-sequence'

it('tells a model what the messages are for and which words they must not have', async () => {
  const goal = 'thank them for the visit, avoid the word "synergy", no exclamation marks'
  const prompts: string[] = []
  const language = {
    async write({ prompt }: { readonly prompt: string }) {
      prompts.push(prompt)
      return 'Hello, what a synergy!'
    },
  }
  const parts = {
    ...readGoal(goal),
    forbidden: readForbidden(goal),
    goal,
    channel: 'email',
    steps: 1,
    shorter: false,
    fields: new Set(['first_name']),
  } as const
  const { templates, subjectLine } = await writeSequence(parts, language, new AbortController().signal)
  expect(prompts[0]).toContain(`What it is for: ${goal}`)
  for (const prompt of prompts) {
    expect(prompt).toContain('These words must not stand in it: “synergy”.')
    expect(prompt).toContain('No exclamation marks.')
  }
  expect([subjectLine, ...templates].join('\n')).not.toMatch(/synergy|!/i)
})
