import type { AnyOperation } from '@inlay/sdk-core'
import type * as z from 'zod'
import { answerSchema } from './answer-schema'

/**
 * Fits answers to the contract: what it does not name does not leave, and what is not as it says is our fault.
 * @param enabled when false, answers leave as the handlers gave them
 */
export function createAnswerCheck(enabled: boolean) {
  const schemas = new Map<AnyOperation, z.ZodType | undefined>()

  function schemaOf(operation: AnyOperation): z.ZodType | undefined {
    if (!schemas.has(operation)) {
      schemas.set(operation, operation.kind === 'stream' ? operation.event : answerSchema(operation))
    }
    return schemas.get(operation)
  }

  return (operation: AnyOperation, answer: unknown): unknown => {
    const schema = enabled ? schemaOf(operation) : undefined
    if (schema === undefined) return answer
    const result = schema.safeParse(answer)
    if (result.success) return result.data
    const [issue] = result.error.issues
    throw new TypeError(
      `${operation.id} answered what its contract does not allow, at "${issue?.path.join('.')}": ${issue?.message}`,
    )
  }
}
