import { ApiError } from '../../errors/api-error'
import { parseJson } from '../json/parse-json'
import type { ReceivedEvent } from '../protocol/agent-event'
import { readEvents } from '../reading/read-events'
import type { AgentStreamOptions } from '../session/agent-adapter'
import type { AgentRequest, AgentTransport } from './agent-transport'

export const eventStream = 'text/event-stream'

/** Sends a request and reads the events of its answer. */
export async function* streamAnswer(
  transport: AgentTransport,
  request: Omit<AgentRequest, 'signal' | 'accept' | 'lastEventId'>,
  { signal, lastEventId, onProblem }: AgentStreamOptions,
): AsyncGenerator<ReceivedEvent> {
  const response = await transport({ ...request, accept: eventStream, lastEventId, signal })
  // Said by servers that have nothing to tell.
  if (!response.body || response.status === 204) return
  const contentType = response.headers.get('content-type')
  let isStream = false
  try {
    const events = readEvents(response.body, {
      contentType,
      signal,
      onProblem: ({ kind, detail }) => onProblem(`An event was passed over (${kind}): ${detail}`),
    })
    for await (const event of events) {
      isStream = true
      yield event
    }
  } catch (cause) {
    throw new ApiError({ code: 'unavailable', status: 0, title: 'The stream was cut', operationId: 'agent', cause })
  }
  // Known only now: some servers call their streams by other names.
  if (!isStream && !signal.aborted && /html|json$|json;/i.test(contentType ?? ''))
    throw new ApiError({
      code: 'malformed',
      status: response.status,
      title: 'The answer is no stream of events',
      operationId: 'agent',
    })
}

/** Sends a request and reads the JSON of its answer. */
export async function jsonAnswer(transport: AgentTransport, request: AgentRequest): Promise<unknown> {
  const response = await transport(request)
  const text = await response.text()
  const parsed = text.trim() === '' ? { value: undefined } : parseJson(text)
  if (parsed) return parsed.value
  throw new ApiError({
    code: 'malformed',
    status: response.status,
    title: 'The answer is not JSON',
    operationId: 'agent',
  })
}
