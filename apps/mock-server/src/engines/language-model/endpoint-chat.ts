import * as z from 'zod'
import type { ChatMessage, ChatModel, ChatPiece, ChatRequest } from './chat-model'
import type { EndpointOptions } from './endpoint-writer'
import { readDataLines } from './read-data-lines'

/** Converses with a model behind an OpenAI-compatible endpoint, which answers as it writes. */
export function createEndpointChat({ baseUrl, model, apiKey, fetch = globalThis.fetch }: EndpointOptions): ChatModel {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`

  async function* chat({ messages, tools, signal }: ChatRequest): AsyncGenerator<ChatPiece> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: messages.map(wireMessage),
        ...(tools.length === 0 ? {} : { tools: tools.map((each) => ({ type: 'function', function: each })) }),
      }),
      signal,
    })
    if (!response.ok) throw new Error(`The language model answered ${response.status}.`)
    if (response.body === null) throw new Error('The language model answered nothing.')
    for await (const data of readDataLines(response.body, signal)) {
      if (data === '[DONE]') return
      yield* piecesOf(data)
    }
  }

  return { chat }
}

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            reasoning_content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
})

function* piecesOf(data: string): Generator<ChatPiece> {
  const { choices, usage, error } = Chunk.parse(JSON.parse(data))
  if (error) throw new Error(`The language model says: ${error.message}`)
  const delta = choices?.[0]?.delta
  if (delta?.reasoning_content) yield { kind: 'reasoning', text: delta.reasoning_content }
  if (delta?.content) yield { kind: 'text', text: delta.content }
  for (const { index, id, function: called } of delta?.tool_calls ?? []) {
    yield { kind: 'call', index, id: id ?? undefined, name: called?.name ?? undefined, args: called?.arguments ?? '' }
  }
  if (usage) yield { kind: 'usage', inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }
}

function wireMessage(message: ChatMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || message.calls === undefined || message.calls.length === 0) {
    return { role: message.role, content: message.content }
  }
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.calls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }
}
