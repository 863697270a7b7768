import { contractVersion } from '@inlay/sdk-core/contract'
import type { AnyOperation, Random, RowsPage } from '@inlay/sdk-core'
import type { Clock } from '../clock'
import type { LanguageModel } from '../engines/language-model/language-model'
import type { Faults } from '../faults'
import type { TokenIssuer } from '../identity/tokens'
import type { Implementation } from '../implement'
import type { JobQueue, JobsOfCall } from '../jobs/create-jobs'
import type { Log } from '../log'
import type { ProviderLinks } from '../providers/provider-links'
import type { Store } from '../store/store'
import { grantAccess } from './access'
import { createAnswerOnce } from './answer-once'
import { createAnswerCheck } from './check-answer'
import { downloadAnswer, type DownloadAnswer } from './download-answer'
import { readIdempotencyKey } from './idempotency-key'
import { readIfMatch } from './if-match'
import { jsonAnswer } from './json-answer'
import { ProblemError, unreadableAddress } from './problem-error'
import { problemOf } from './problem-of'
import { problemDocument, problemResponse } from './problem-response'
import { readInput } from './read-input'
import { readRequestId } from './request-id'
import { createRouter, type Route } from './router'
import { rowsAnswer } from './rows-answer'
import { streamAnswer } from './stream-answer'
import { together } from './together'

export interface FrameParts {
  readonly operations: readonly AnyOperation[]
  readonly implementations: readonly Implementation[]
  readonly stores: Store
  readonly tokens: Pick<TokenIssuer, 'verify'>
  readonly clock: Clock
  readonly faults: Faults
  readonly jobs: JobQueue
  readonly language: LanguageModel
  readonly providerLinks: ProviderLinks
  readonly random: Random
  readonly log: Log
  /** Whether answers are held against the contract before they leave. */
  readonly checkAnswers: boolean
  /** Resolves when there is data to answer from. */
  readonly ready: () => Promise<void>
}

/** Answers a request to the API, whatever it is. */
export type Frame = (request: Request) => Promise<Response>

/**
 * The way that every call takes, so that no handler can forget a part of it: request id, fault, token, workspace, flag,
 * input, idempotency, handler, contract, answer.
 */
export function createFrame(parts: FrameParts): Frame {
  const router = createRouter(parts.operations)
  const implementations = new Map(parts.implementations.map((each) => [each.operation.id, each]))
  const capabilities = [...implementations.keys()].sort()
  const answerOnce = createAnswerOnce()
  const checkAnswer = createAnswerCheck(parts.checkAnswers)

  async function respond(request: Request, requestId: string): Promise<Response> {
    const { operation, params } = findOperation(router.route(request.method, pathOf(request)))
    return perform(operation, params, request, requestId).catch((error: unknown) =>
      problemResponse(tell(error, requestId, operation.id), requestId),
    )
  }

  async function perform(
    operation: AnyOperation,
    params: Readonly<Record<string, string>>,
    request: Request,
    requestId: string,
  ): Promise<Response> {
    const stopping = new AbortController()
    const signal = AbortSignal.any([request.signal, stopping.signal])
    const met = await parts.faults.meet(operation.id, signal)
    if (met.instead !== undefined) return met.instead
    await parts.ready()
    const access = await grantAccess(operation, request, params, parts)
    const implementation = implementations.get(operation.id)
    if (implementation === undefined) throw notImplemented(operation)
    const { workspaceId: _, ...ownParams } = params
    const now = parts.clock.now()
    const [input, ifRevision, key] = await together([
      () => readInput(operation, operation.scope === 'workspace' ? ownParams : params, request, now),
      () => readIfMatch(operation, request),
      () => readIdempotencyKey(operation, request),
    ])
    const common = {
      input,
      workspaceId: access.workspaceId,
      caller: access.caller,
      clock: parts.clock,
      language: parts.language,
      providerLinks: parts.providerLinks,
      newId: (prefix: string) => `${prefix}_${parts.random.id()}`,
      ifRevision,
      lastEventId: request.headers.get('last-event-id') ?? undefined,
      capabilities,
      signal,
    }
    const call = {
      operation,
      caller: access.caller,
      key,
      input,
      store: access.store,
      now,
    }
    const begun: JobsOfCall[] = []
    const { answer, replayed } = await answerOnce(call, (store) => {
      const jobs = parts.jobs.within(store)
      begun.push(jobs)
      // Where the store is a transaction of the system, the system is that transaction too: outside, it would wait for it.
      const system = access.store === parts.stores.system ? store : parts.stores.system
      return implementation.handle({ ...common, store, system, jobs })
    }).finally(() => begun.forEach((jobs) => jobs.begin()))
    const response = toResponse(operation, answer, {
      signal,
      stop: () => stopping.abort(),
      problem: (error: unknown) => problemDocument(tell(error, requestId, operation.id), requestId),
    })
    if (replayed) response.headers.set('idempotent-replay', 'true')
    return met.spoil(response)
  }

  function toResponse(operation: AnyOperation, answer: unknown, stream: StreamParts): Response {
    switch (operation.kind) {
      case 'stream':
        return streamAnswer(answer as Parameters<typeof streamAnswer>[0], {
          ...stream,
          isLast: operation.isLast,
          check: (event) => checkAnswer(operation, event),
        })
      case 'download':
        return downloadAnswer(answer as DownloadAnswer)
      case 'rows':
        return rowsAnswer(checkAnswer(operation, answer) as RowsPage<object>, operation.key)
      default:
        return jsonAnswer(checkAnswer(operation, answer))
    }
  }

  /** The problem that an error is to the caller; what is our own fault is logged. */
  function tell(error: unknown, requestId: string, operationId?: string) {
    const problem = problemOf(error)
    if (problem.status === 500 && !(error instanceof ProblemError) && !isAbort(error)) {
      parts.log({ level: 'error', message: 'A call failed', requestId, operationId, cause: error })
    }
    return problem
  }

  return async (request) => {
    const requestId = readRequestId(request, parts.random)
    const response = await respond(request, requestId).catch((error: unknown) =>
      problemResponse(tell(error, requestId), requestId),
    )
    if (response.type === 'error') return response
    response.headers.set('x-request-id', requestId)
    response.headers.set('inlay-contract', contractVersion)
    return response
  }
}

/** The caller went away, which is no fault of anybody's, and nobody reads the answer. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

interface StreamParts {
  readonly signal: AbortSignal
  readonly stop: () => void
  readonly problem: (error: unknown) => ReturnType<typeof problemDocument>
}

const longestAddress = 8_192

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  if (pathname.length + search.length <= longestAddress) return pathname
  throw new ProblemError({ status: 414, code: 'too-large', title: 'The address is too long' })
}

function findOperation(route: Route): Extract<Route, { status: 'found' }> {
  switch (route.status) {
    case 'found':
      return route
    case 'wrong-method':
      throw new ProblemError({
        status: 405,
        code: 'invalid',
        title: 'Wrong method',
        detail: `This address takes ${route.allow.join(', ')}.`,
        headers: { allow: route.allow.join(', ') },
      })
    case 'unreadable':
      throw unreadableAddress()
    case 'unknown':
      throw new ProblemError({ status: 404, code: 'not-found', title: 'There is nothing at this address' })
  }
}

function notImplemented(operation: AnyOperation): ProblemError {
  return new ProblemError({
    status: 501,
    code: 'unsupported',
    title: 'Not supported',
    detail: `This server does not have ${operation.id}.`,
  })
}
