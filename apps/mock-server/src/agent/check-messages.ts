import { fieldErrors, issueText } from '@inlay/sdk-core'
import * as z from 'zod'
import { invalid } from '../frame/problem-error'

/** What AG-UI 1.0 calls a message; the contract leaves that to the agent. */
const Messages = z.object({
  messages: z.array(
    z.looseObject({
      role: z.enum(['user', 'assistant', 'system', 'developer', 'tool', 'reasoning', 'activity']),
      /** Words, parts, or what an activity is about. */
      content: z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]).nullish(),
    }),
  ),
})

/** Refuses what is no message, and names it. */
export function checkMessages(messages: readonly object[]): void {
  const result = Messages.safeParse({ messages }, { error: issueText })
  if (!result.success) throw invalid(fieldErrors(result.error))
}
