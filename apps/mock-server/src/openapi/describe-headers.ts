import type { AnyOperation } from '@inlay/sdk-core'
import { answerHeaders, requestHeaders, type AnswerHeader, type HeaderText, type RequestHeader } from '../frame/headers'

type Reference = Readonly<Record<'$ref', string>>

/** What the operations refer to: each header is described once. */
export const headerComponents = {
  parameters: Object.fromEntries(
    entries(requestHeaders).map(([name, text]) => [name, { name, in: 'header', required: false, ...text }]),
  ),
  headers: answerHeaders,
}

/** The headers that a caller of the operation sends. */
export function headerParameters(operation: AnyOperation): readonly object[] {
  const mustMatch = 'revision' in operation && operation.revision === 'required'
  const names = entries(requestHeaders).flatMap(([name]) => (takesHeader(operation, name) ? [name] : []))
  return names.map((name) =>
    name === 'If-Match' && mustMatch
      ? { name, in: 'header', required: true, ...requestHeaders[name] }
      : { $ref: `#/components/parameters/${name}` },
  )
}

export function takesHeader(operation: AnyOperation, name: RequestHeader): boolean {
  switch (name) {
    case 'Inlay-Contract':
    case 'X-Request-Id':
      return true
    case 'Idempotency-Key':
      return 'idempotencyKey' in operation && operation.idempotencyKey
    case 'If-Match':
      return 'revision' in operation && operation.revision !== undefined
    case 'Last-Event-ID':
      return operation.kind === 'stream'
  }
}

/** The headers of an answer: those of every one, and these. */
export function headersOfAnswer(...more: readonly AnswerHeader[]): Readonly<Record<string, Reference>> {
  const names: readonly AnswerHeader[] = ['X-Request-Id', 'Inlay-Contract', ...more]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function entries<Name extends string>(headers: Readonly<Record<Name, HeaderText>>): readonly [Name, HeaderText][] {
  return Object.entries(headers) as [Name, HeaderText][]
}
