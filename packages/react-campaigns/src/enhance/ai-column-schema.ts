import { characterCount } from '@inlay/sdk-core'
import { longestUserPrompt } from '@inlay/sdk-core/contract/campaigns'
import type { Translate } from '@inlay/sdk-core/react'
import * as z from 'zod'
import { columnNameProblem, longestColumnName, type ColumnsThere } from './column-name'
import type { enhanceMessages } from './messages'

/** What is filled in for a column that is written from a prompt. */
export function aiColumnSchema(t: Translate<typeof enhanceMessages.strings>, there: ColumnsThere) {
  return z.object({
    userPrompt: z
      .string()
      .trim()
      .min(1, t('promptMissing'))
      .refine((prompt) => characterCount(prompt) <= longestUserPrompt, t('nameTooLong', { most: longestUserPrompt })),
    fieldName: z
      .string()
      .trim()
      .min(1, t('nameMissing'))
      .superRefine((name, context) => {
        const problem = columnNameProblem(name, there)
        if (problem === undefined) return
        const message = problem === 'nameTooLong' ? t(problem, { most: longestColumnName }) : t(problem)
        context.addIssue({ code: 'custom', message })
      }),
    fieldsToEnrichFrom: z.array(z.string()),
  })
}
