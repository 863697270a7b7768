import { codeOfStatus, systemClock, systemRandom } from '@inlay/sdk-core'
import * as z from 'zod'
import { ProblemError } from './frame/problem-error'
import type { RealTime } from './mock-clock'

const scope = {
  /** The id of the one operation that it concerns. @default all of them */
  operation: z.string().min(1).max(200).optional(),
  /** How often it happens before it is over. @default without end */
  times: z.number().int().min(1).max(1_000_000).optional(),
}

/** Something that goes wrong on purpose. */
export const Fault = z.discriminatedUnion('kind', [
  /** The answer comes late, in real time. */
  z.strictObject({
    ...scope,
    kind: z.literal('latency'),
    milliseconds: z.number().min(0).max(600_000),
    /** Up to so much more, by chance. */
    jitter: z.number().min(0).max(600_000).optional(),
  }),
  /** A problem document with this status takes the place of the answer; nothing is done. */
  z.strictObject({
    ...scope,
    kind: z.literal('status'),
    status: z.number().int().min(400).max(599),
    code: z.string().min(1).max(100).optional(),
    detail: z.string().max(1_000).optional(),
    retryAfterSeconds: z.number().int().min(0).max(86_400).optional(),
  }),
  /** The connection breaks: before anything is done, or when it is done and only the answer is missing. */
  z.strictObject({ ...scope, kind: z.literal('drop'), when: z.enum(['before', 'after']).default('before') }),
  /** It is done, but the answer cannot be read. */
  z.strictObject({ ...scope, kind: z.literal('malformed') }),
  /** It is done, but the connection breaks in the middle of the answer. */
  z.strictObject({
    ...scope,
    kind: z.literal('cut'),
    afterBytes: z.number().int().min(0).max(100_000_000).default(64),
  }),
])

export type Fault = z.output<typeof Fault>
export type FaultInput = z.input<typeof Fault>

/** What goes wrong at present. */
export interface Faults {
  list(): readonly Fault[]
  /** In place of all that were there. */
  set(faults: readonly FaultInput[]): void
  add(fault: FaultInput): void
  clear(): void
  /**
   * Plays what stands before the call: it waits, throws a `ProblemError`, or answers with the broken connection.
   * What stands after the call is then done to the answer by `spoil`.
   */
  meet(operationId: string, signal: AbortSignal): Promise<MetFaults>
}

export interface MetFaults {
  /** The answer that takes the place of the call's. */
  readonly instead: Response | undefined
  spoil(answer: Response): Response
}

export function createFaults({
  time = systemClock,
  random = systemRandom.next,
}: { readonly time?: RealTime; readonly random?: () => number } = {}): Faults {
  let present: readonly Fault[] = []

  /** The faults of one call, each counted down. */
  function take(operationId: string): readonly Fault[] {
    const taken = present.filter((fault) => fault.operation === undefined || fault.operation === operationId)
    present = present.flatMap((fault) => {
      if (fault.times === undefined || !taken.includes(fault)) return [fault]
      return fault.times === 1 ? [] : [{ ...fault, times: fault.times - 1 }]
    })
    return taken
  }

  return {
    list: () => present,
    set(faults) {
      present = faults.map((fault) => Fault.parse(fault))
    },
    add(fault) {
      present = [...present, Fault.parse(fault)]
    },
    clear() {
      present = []
    },
    async meet(operationId, signal) {
      const met = take(operationId)
      for (const fault of met) {
        if (fault.kind === 'latency') await wait(time, fault.milliseconds + random() * (fault.jitter ?? 0), signal)
      }
      for (const fault of met) if (fault.kind === 'status') throw statusProblem(fault)
      const dropped = met.some((fault) => fault.kind === 'drop' && fault.when === 'before')
      return {
        instead: dropped ? Response.error() : undefined,
        spoil: (answer) => met.reduce(spoil, answer),
      }
    },
  }
}

function wait(time: RealTime, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const cancel = time.after(milliseconds, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    function stop() {
      cancel()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}

function statusProblem(fault: Extract<Fault, { kind: 'status' }>): ProblemError {
  return new ProblemError({
    status: fault.status,
    code: fault.code ?? codeOfStatus(fault.status),
    title: 'A fault was asked for',
    detail: fault.detail,
    headers: fault.retryAfterSeconds === undefined ? {} : { 'retry-after': String(fault.retryAfterSeconds) },
  })
}

function spoil(answer: Response, fault: Fault): Response {
  switch (fault.kind) {
    case 'drop':
      return Response.error()
    case 'malformed':
      return answer.body === null ? answer : withBody(answer, '{"items": [{"campaignId": ')
    case 'cut':
      return answer.body === null ? answer : withBody(answer, cut(answer.body, fault.afterBytes))
    case 'latency':
    case 'status':
      return answer
  }
}

function withBody(answer: Response, body: BodyInit): Response {
  return new Response(body, { status: answer.status, headers: answer.headers })
}

function cut(body: ReadableStream<Uint8Array>, afterBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let left = afterBytes
  return new ReadableStream({
    async pull(controller) {
      if (left <= 0) {
        await reader.cancel()
        return controller.error(new Error('The connection was cut on purpose.'))
      }
      const part = await reader.read()
      if (part.done) return controller.error(new Error('The connection was cut on purpose.'))
      controller.enqueue(part.value.subarray(0, left))
      left -= part.value.byteLength
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
