import * as z from 'zod'

/** An error as it travels: RFC 9457, with our code, the request's id and, for bad input, each field at fault. */
export const ProblemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.string(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() })).optional(),
})

export type Problem = z.output<typeof ProblemSchema>

/** One field that the server refused: its path with dots (`updates.name`) and a sentence. */
export interface FieldError {
  readonly field: string
  readonly message: string
  readonly code?: string | undefined
}
