import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import * as z from 'zod'

const text = z.string().trim().min(1).max(300)

/** In place of the words of a greeting: the one that was there before it was changed or left out. */
export const greetingBefore = '#before'

/** What is to be different in messages that were written. */
export const DraftChanges = z.object({
  step: z
    .int()
    .min(-1)
    .max(mostMessageTemplates)
    .optional()
    .describe('Only this message; -1 is the last, and all where left out'),
  later: z.boolean().optional().describe('Only the messages behind the first'),
  tone: z.enum(['formal', 'friendly', 'plain']).optional(),
  softer: z.boolean().optional().describe('It asks for no call and no meeting, only whether it is of interest'),
  subject: text.optional().describe('The subject, word for word'),
  other_subject: z
    .enum(['other', 'shorter', 'with company', 'with first name'])
    .optional()
    .describe('Another subject, of which nobody has said the words, or the same with a name in it'),
  all: z.boolean().optional().describe('What is added or asked goes into every message'),
  greeting: text
    .optional()
    .describe('How it greets, such as “Good morning”; “#before” for how it did before that was changed'),
  question: text.optional().describe('The question at the end, word for word; “#any” for whichever'),
  instead_of: text.optional().describe('What is not asked for any more: it is told where the text still speaks of it'),
  add: z
    .array(
      z.object({
        sentence: text,
        at: z
          .enum(['begin', 'end', 'last', 'after'])
          .describe('“end” stands before what is asked, “last” behind it; “after” is a postscript'),
      }),
    )
    .optional(),
  remove: z
    .array(text)
    .optional()
    .describe('Words; sentences that have them go. Or “#2” for the second, “#last”; “#word free” for the word alone'),
  replace: z
    .array(
      z.object({
        words: text,
        by: z.string().max(300),
        if_there: z.boolean().optional().describe('It need not have been said'),
      }),
    )
    .optional()
    .describe('Words; or “#2” for the second sentence, “#last”'),
  swap: z
    .array(z.int().min(1).max(mostMessageTemplates))
    .length(2)
    .optional()
    .describe('The numbers of two messages that change places'),
  fill: z.string().trim().min(1).max(600).optional().describe('In place of what stands in brackets, word for word'),
  signature: text.optional().describe('The name under the messages'),
  without: z
    .array(z.enum(['greeting', 'goodbye', 'question', 'postscript']))
    .optional()
    .describe('“question”: it asks nothing'),
  drop: z
    .array(z.int().min(-mostMessageTemplates).max(mostMessageTemplates))
    .optional()
    .describe('Takes these messages out; -1 is the last'),
  most_words: z.int().min(1).max(500).optional(),
  most_characters: z.int().min(20).max(5000).optional(),
})

export type DraftChanges = z.output<typeof DraftChanges>

/** What somebody wants changed, and what of it nobody here can do. */
export interface DraftEdit {
  /** It is to say the same in other words. */
  readonly anew?: boolean | undefined
  readonly shorter: boolean
  readonly changes: DraftChanges
  readonly unable: readonly string[]
}

/** Whether there is anything to do. */
export function hasChanges({
  anew = false,
  shorter,
  changes,
}: Pick<DraftEdit, 'anew' | 'shorter' | 'changes'>): boolean {
  const { step: _, all: __, later: ___, ...others } = changes
  return anew || shorter || Object.values(others).some((value) => value !== undefined)
}

/** Changes after others: what is added and taken out comes to that before, and the rest is as it was said last. */
export function withChanges(before: DraftChanges = {}, changes: DraftChanges): DraftChanges {
  const { add = [], remove = [], replace = [], without = [] } = before
  return {
    ...before,
    ...changes,
    ...(changes.add && { add: [...add, ...changes.add] }),
    ...(changes.remove && { remove: [...remove, ...changes.remove] }),
    ...(changes.replace && { replace: [...replace, ...changes.replace] }),
    ...(changes.without && { without: [...new Set([...without, ...changes.without])] }),
  }
}
