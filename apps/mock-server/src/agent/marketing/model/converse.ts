import * as z from 'zod'
import type { ChatMessage, ChatModel } from '../../../engines/language-model/chat-model'
import type { MarketingSession } from '../run/marketing-session'
import { marketingTools } from '../tools/index'
import type { MarketingTool } from '../tools/tool'
import { chatMessages } from './chat-messages'
import { modelRound, type Usage } from './model-round'
import { systemPrompt } from './system-prompt'

const mostRounds = 8

const tools: readonly MarketingTool[] = marketingTools.map((tool) => tool as unknown as MarketingTool)

/** Has a model do what was asked with the tools, a bounded number of times. */
export async function converse(
  session: MarketingSession,
  chat: ChatModel,
  { reasons }: { readonly reasons: boolean },
): Promise<void> {
  const { context, campaignId, parts, output, run } = session
  const system = await parts.remember('system', () => systemPrompt(context.store, campaignId, reasons))
  const messages: ChatMessage[] = [{ role: 'system', content: system }, ...chatMessages(run.messages)]
  const used = createUsage(session)
  if (reasons) {
    const how = { role: 'user', content: thinkFirst } as const
    const thought = await modelRound(session, chat, {
      name: 'thought',
      messages: [...messages, how],
      tools: [],
      isThought: true,
    })
    await used.add(thought.usage)
  }
  await session.setMode('EXECUTION')
  for (let round = 1; round <= mostRounds; round += 1) {
    const answer = await modelRound(session, chat, {
      name: `round ${round}`,
      messages,
      tools: tools.map(({ name, description, args }) => ({
        name,
        description,
        parameters: z.toJSONSchema(args, { io: 'input' }),
      })),
      isThought: false,
    })
    await used.add(answer.usage)
    messages.push({ role: 'assistant', content: answer.text, calls: answer.calls })
    if (answer.calls.length === 0) {
      if (answer.text.trim() === '') await output.say('The language model had no answer. Ask again, or in other words.')
      return
    }
    for (const { id, name, args } of answer.calls) {
      const called = await session.answerCall(
        id,
        tools.find((tool) => tool.name === name),
        jsonOf(args),
      )
      const content = JSON.stringify('result' in called ? called.result : { error: called.problem })
      messages.push({ role: 'tool', callId: id, content })
    }
  }
  await output.say(
    `I have taken ${mostRounds} steps in a row, and stop here so that you can look. Say “go on” if I shall.`,
  )
}

const thinkFirst =
  'Before you do anything: say in at most three sentences how you read this and how you will go about it. Call no tool yet.'

function jsonOf(args: string): unknown {
  if (args.trim() === '') return {}
  try {
    return JSON.parse(args)
  } catch {
    return args
  }
}

/** Adds up what the endpoint reports; where it reports nothing, nothing is told. */
function createUsage(session: MarketingSession) {
  let sum: Usage = { inputTokens: 0, outputTokens: 0 }
  return {
    async add(usage: Usage | null) {
      if (usage === null) return
      sum = {
        inputTokens: sum.inputTokens + usage.inputTokens,
        outputTokens: sum.outputTokens + usage.outputTokens,
      }
      await session.tellState('usage', sum)
    },
  }
}
