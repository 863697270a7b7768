import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'

/** What a text is for; each may be written by another model. */
export const textUses = ['campaign-idea', 'email-template', 'linkedin-template', 'subject-line'] as const

export type TextUse = (typeof textUses)[number]

export const writeText = operation({
  id: 'text.write',
  summary: 'Writes a text for one use from a prompt.',
  kind: 'json',
  method: 'POST',
  path: '/text',
  repeatable: true,
  body: z.strictObject({
    modelType: z.enum(textUses),
    prompt: textOfAtMost(20_000),
    /** The campaign whose messages it is for: whoever writes may have said there who they are. */
    campaignId: z.string().min(1).max(200).optional(),
  }),
  response: z.object({ text: z.string() }),
})
