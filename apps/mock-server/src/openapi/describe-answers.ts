import { operationPath, type AnyOperation, type StreamOperation } from '@inlay/sdk-core'
import * as z from 'zod'
import type { AnswerHeader } from '../frame/headers'
import { headersOfAnswer, takesHeader } from './describe-headers'
import type { OperationSchemas } from './operation-schemas'
import type { JsonSchema, SchemaComponents } from './schema-components'

/** The refusals that operations refer to: one problem document, with more headers where they say more. */
export const problemComponents = {
  Problem: problem('A refusal or a failure (RFC 9457), with a code for programs and a sentence for people.'),
  Unauthenticated: problem('Nobody is signed in, or not any more.', 'WWW-Authenticate'),
  TryAgain: problem('Not now. What may be repeated is sent again by itself, after this time.', 'Retry-After'),
}

/** The answers of an operation by status; everything else is a problem document. */
export function describeAnswers(
  operation: AnyOperation,
  { answer }: OperationSchemas,
  components: SchemaComponents,
): object {
  const sends = 'body' in operation || operation.kind === 'upload'
  const problems = [
    ...(sends || operationPath(operation).includes('{') ? ['400'] : []),
    ...(operation.path.includes('{') ? ['404'] : []),
    ...(mayConflict(operation) ? ['409'] : []),
    ...(sends ? ['413', '415'] : []),
    '422',
    ...('revision' in operation && operation.revision === 'required' ? ['428'] : []),
    ...(operation.scope === 'workspace' || operation.errors?.includes('forbidden') ? ['403'] : []),
  ]
  return {
    200: describeSuccess(operation, answer && components.schemaFor(answer)),
    ...(operation.scope === 'public' ? {} : { 401: reference('Unauthenticated') }),
    ...Object.fromEntries(problems.map((status) => [status, reference('Problem')])),
    429: reference('TryAgain'),
    503: reference('TryAgain'),
    default: reference('Problem'),
  }
}

function problem(description: string, ...headers: readonly AnswerHeader[]): object {
  return {
    description,
    headers: headersOfAnswer(...headers),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}

function reference(name: keyof typeof problemComponents): object {
  return { $ref: `#/components/responses/${name}` }
}

function mayConflict(operation: AnyOperation): boolean {
  const names = takesHeader(operation, 'Idempotency-Key') || takesHeader(operation, 'If-Match')
  return names || (operation.errors ?? []).includes('conflict')
}

function describeSuccess(operation: AnyOperation, schema: JsonSchema = {}): object {
  const headers = headersOfAnswer(
    ...(hasRevision(operation) ? (['ETag'] as const) : []),
    ...(takesHeader(operation, 'Idempotency-Key') ? (['Idempotent-Replay'] as const) : []),
    ...(operation.kind === 'download' ? (['Content-Disposition'] as const) : []),
  )
  const json = { 'application/json': { schema } }
  switch (operation.kind) {
    case 'json':
    case 'upload':
      return { description: 'The answer.', headers, content: json }
    case 'page':
      return { description: 'A page.', headers, content: json }
    case 'rows':
      return { description: 'Rows in columns, or what changed in them.', headers, content: json }
    case 'stream':
      return {
        description: `Server-sent events. Each has an \`id\` and this JSON as its \`data\`; ${endOf(operation)}, \`event: error\` ends it with a problem document.`,
        headers,
        content: { 'text/event-stream': { schema } },
      }
    case 'download':
      return {
        description: 'The file.',
        headers,
        content: Object.fromEntries(operation.mediaTypes.map((type) => [type, {}])),
      }
  }
}

function endOf({ isLast }: StreamOperation): string {
  return isLast === undefined
    ? '`event: end` ends the stream'
    : 'the event that says of itself that it is the last ends the stream'
}

/** Whether the answer is a record that counts its changes: then the `ETag` says the same. */
function hasRevision(operation: AnyOperation): boolean {
  return 'response' in operation && operation.response instanceof z.ZodObject && 'revision' in operation.response.shape
}
