import type { ChatCall, ChatMessage, ChatModel, ChatTool } from '../../../engines/language-model/chat-model'
import type { MarketingSession } from '../run/marketing-session'
import { RunProblem } from '../run/run-problem'

export interface Usage {
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What a model has answered once. */
export interface RoundAnswer {
  readonly text: string
  readonly calls: readonly ChatCall[]
  readonly usage: Usage | null
  /** Of the last event that told of it. */
  readonly position: number
}

export interface Round {
  readonly name: string
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ChatTool[]
  /** What it says is how it goes about it, and no answer. */
  readonly isThought: boolean
}

/** Asks the model once, and tells what it says as it says it. One that a server has left in the middle is asked anew. */
export async function modelRound(session: MarketingSession, chat: ChatModel, round: Round): Promise<RoundAnswer> {
  const { output, parts } = session
  const isKept = await parts.has(round.name)
  // What was half said stays as it is, and the answer comes after it.
  if (!isKept && output.isBehind()) await output.closeOpen()
  const answer = await parts.remember(round.name, () => ask(session, chat, round))
  output.skipTo(answer.position)
  await output.catchUp()
  return answer
}

async function ask(
  { output, context: { signal } }: MarketingSession,
  chat: ChatModel,
  { messages, tools, isThought }: Round,
): Promise<RoundAnswer> {
  const calls: { id: string; name: string; args: string }[] = []
  const open = createOpenMessage(output)
  let text = ''
  let usage: Usage | null = null
  try {
    for await (const piece of chat.chat({ messages, tools, signal })) {
      signal.throwIfAborted()
      if (piece.kind === 'usage') usage = { inputTokens: piece.inputTokens, outputTokens: piece.outputTokens }
      else if (piece.kind === 'call') {
        const call = calls[piece.index]
        if (call === undefined) {
          if (piece.index !== calls.length || piece.name === undefined) continue
          const id = output.nextId('call')
          calls.push({ id, name: piece.name, args: piece.args })
          await open.call(id, piece.name, piece.args)
        } else {
          call.args += piece.args
          await open.more(piece.args)
        }
      } else {
        const isReasoning = isThought || piece.kind === 'reasoning'
        if (!isReasoning) text += piece.text
        await open.say(piece.text, isReasoning)
      }
    }
    signal.throwIfAborted()
  } catch (error) {
    if (signal.aborted) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new RunProblem(`The language model could not be asked. ${reason}`, 'MODEL_UNAVAILABLE')
  }
  await open.close()
  return { text, calls, usage, position: output.position() }
}

/** One thing is told at a time: what comes next closes what is open. */
function createOpenMessage({ emitNow, nextId }: MarketingSession['output']) {
  let open: { readonly kind: 'text' | 'reasoning' | 'call'; readonly id: string } | undefined

  async function close() {
    if (open?.kind === 'text') await emitNow({ type: 'TEXT_MESSAGE_END', messageId: open.id })
    if (open?.kind === 'call') await emitNow({ type: 'TOOL_CALL_END', toolCallId: open.id })
    if (open?.kind === 'reasoning') {
      await emitNow({ type: 'REASONING_MESSAGE_END', messageId: open.id })
      await emitNow({ type: 'REASONING_END', messageId: open.id })
    }
    open = undefined
  }

  return {
    close,
    async say(delta: string, isReasoning: boolean) {
      const kind = isReasoning ? 'reasoning' : 'text'
      if (open?.kind !== kind) {
        await close()
        open = { kind, id: nextId(kind) }
        const messageId = open.id
        if (isReasoning) {
          await emitNow({ type: 'REASONING_START', messageId })
          await emitNow({ type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' })
        } else await emitNow({ type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' })
      }
      const type = isReasoning ? 'REASONING_MESSAGE_CONTENT' : 'TEXT_MESSAGE_CONTENT'
      await emitNow({ type, messageId: open.id, delta })
    },
    async call(id: string, name: string, args: string) {
      await close()
      open = { kind: 'call', id }
      await emitNow({ type: 'TOOL_CALL_START', toolCallId: id, toolCallName: name })
      if (args !== '') await emitNow({ type: 'TOOL_CALL_ARGS', toolCallId: id, delta: args })
    },
    async more(args: string) {
      if (open?.kind === 'call' && args !== '')
        await emitNow({ type: 'TOOL_CALL_ARGS', toolCallId: open.id, delta: args })
    },
  }
}
