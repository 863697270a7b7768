import { operations } from '@inlay/sdk-core/contract'
import { http, type RequestHandler } from 'msw'
import * as z from 'zod'
import type { MockServer } from './create-mock-server'
import { Fault } from './faults'
import { parseAs } from './frame/parse-as'
import { ProblemError } from './frame/problem-error'
import { problemOf } from './frame/problem-of'
import { problemResponse } from './frame/problem-response'
import { readJson } from './frame/read-json'
import type { Log } from './log'
import { scenarioNames } from './scenarios/scenario'

/** What the addresses of the controls begin with. */
export const controlPrefix = '/__mock'

/** The header without which they do nothing: a page of another origin cannot send it without asking first. */
export const controlHeader = 'x-inlay-control'

const ClockChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('freeze'), at: z.number().int().optional() }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('set'), now: z.number().int() }),
  z.strictObject({ do: z.literal('advance'), milliseconds: z.number().int().min(0) }),
])

const operationIds = new Set(operations.map((operation) => operation.id))

const FaultsChange = z.strictObject({
  faults: z
    .array(
      // A fault of nothing would wait for ever, and look as if faults did nothing.
      Fault.refine((fault) => fault.operation === undefined || operationIds.has(fault.operation), {
        path: ['operation'],
        error: 'No operation has this id. /openapi.json names them all as operationId.',
      }),
    )
    .max(100),
})
const ScenarioChange = z.strictObject({ scenario: z.enum(scenarioNames) })

/** `GET /__mock/state`, and `POST` to `faults`, `clock` and `scenario`; each answers with the state. */
export function createControlHandlers(server: () => MockServer, log: Log): RequestHandler[] {
  const changes: Readonly<Record<string, (input: unknown) => Promise<void> | void>> = {
    faults: (input) => server().faults.set(parseAs(FaultsChange, input).faults),
    async clock(input) {
      changeClock(parseAs(ClockChange, input))
      await server().keepClock()
    },
    scenario: (input) => server().reset(parseAs(ScenarioChange, input).scenario),
  }

  function changeClock(change: z.output<typeof ClockChange>) {
    const { clock } = server()
    switch (change.do) {
      case 'freeze':
        return clock.freeze(change.at)
      case 'resume':
        return clock.resume()
      case 'set':
        return clock.set(change.now)
      case 'advance':
        return clock.advance(change.milliseconds)
    }
  }

  async function respond(request: Request): Promise<Response> {
    if (request.headers.get(controlHeader) !== '1') {
      throw new ProblemError({ status: 403, code: 'forbidden', title: `The header ${controlHeader}: 1 is needed` })
    }
    const name = new URL(request.url).pathname.slice(controlPrefix.length + 1)
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined
    if (request.method === 'POST' && change !== undefined) await change(await readJson(request))
    else if (request.method !== 'GET' || name !== 'state') {
      throw new ProblemError({ status: 404, code: 'not-found', title: 'There is no such control' })
    }
    const { scenario, clock, faults } = server()
    return Response.json({ scenario: scenario(), clock: clock.state(), faults: faults.list() })
  }

  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith(`${controlPrefix}/`),
      ({ request }) =>
        respond(request).catch((error: unknown) => {
          if (!(error instanceof ProblemError)) log({ level: 'error', message: 'A control failed', cause: error })
          return problemResponse(problemOf(error), 'control')
        }),
    ),
  ]
}
