import type * as z from 'zod'
import { ApiError } from '../../errors/api-error'
import { fieldErrors } from '../../errors/field-errors'
import { issueText } from '../../errors/issue-text'
import type { FieldError } from '../../errors/problem'
import { kindQuery } from '../../operation/kind-query'
import type { AnyOperation } from '../../operation/operation'
import type { CallInput } from './call-input'

/** Refuses what the server would refuse, before anything is sent. */
export function checkInput(operation: AnyOperation, input: CallInput): void {
  const fields = [
    ...faults(kindQuery(operation), input.query ?? {}),
    ...faults(operation.query, input.query ?? {}),
    ...('body' in operation ? faults(operation.body, input.body) : []),
    ...('fields' in operation ? faults(operation.fields, input.fields) : []),
    ...(operation.kind === 'upload' ? fileFaults(operation.accept, input.file) : []),
  ]
  if (fields.length > 0) throw invalidInput(operation, fields)
  if (operation.kind === 'upload' && input.file && input.file.size > operation.maxBytes) {
    throw new ApiError({
      code: 'too-large',
      status: 0,
      title: `The file is larger than ${operation.maxBytes} bytes`,
      operationId: operation.id,
      fields: [{ field: 'file', message: `At most ${operation.maxBytes} bytes` }],
    })
  }
}

export function invalidInput(operation: AnyOperation, fields: readonly FieldError[], cause?: unknown): ApiError {
  const [first] = fields
  return new ApiError({
    code: 'invalid',
    status: 0,
    title: 'The call is not as the contract says',
    detail: first && (first.field === '' ? first.message : `${first.field}: ${first.message}`),
    operationId: operation.id,
    fields,
    cause,
  })
}

function faults(schema: z.ZodType | undefined, value: unknown): readonly FieldError[] {
  const result = schema?.safeParse(value, { error: issueText })
  return result?.success === false ? fieldErrors(result.error) : []
}

function fileFaults(accept: readonly string[], file: File | undefined): readonly FieldError[] {
  if (!file) return [{ field: 'file', message: 'Expected a file' }]
  const name = file.name.toLowerCase()
  if (accept.some((ending) => name.endsWith(ending.toLowerCase()))) return []
  return [{ field: 'file', message: `Expected one of: ${accept.join(', ')}` }]
}
