import type { InterruptAnswer, ThreadMessage } from '@inlay/sdk-core/agent'
import { agentOf } from './agents'
import { createScriptWriter, type Script, type ScriptWriter } from './script'
import { answerInterrupt, askForApproval } from './scripts/approval'
import { failHalfway } from './scripts/failure'
import { giveLongAnswer } from './scripts/long-answer'
import { reasonAloud } from './scripts/reasoning'
import { answerShortly } from './scripts/short-answer'
import { keepOverview } from './scripts/state'
import { showTable } from './scripts/table'
import { useTools } from './scripts/tools'

export interface ScriptInput {
  readonly agentId: string
  readonly threadId: string
  readonly runId: string
  readonly messages: readonly ThreadMessage[]
  readonly resume: readonly InterruptAnswer[]
}

export type WriteScene = (writer: ScriptWriter, input: { readonly prompt: string; readonly reasons: boolean }) => void

/** What the agent does is chosen by words of the last message; the first row that fits. */
const scenes: readonly (readonly [words: RegExp, scene: WriteScene])[] = [
  [/\b(approv|confirm|interrupt|permission)/i, askForApproval],
  [/\b(error|fail|crash)/i, failHalfway],
  [/\b(long|detailed|everything)\b/i, giveLongAnswer],
  [/\btable/i, showTable],
  [/\b(state|overview)\b/i, keepOverview],
  [/\b(tools?|find|search|accounts?|contacts?)\b/i, useTools],
  [/\b(reason|think|why)/i, reasonAloud],
]

/** The events of a whole run: the same for the same input, so that a server that was away goes on where it was. */
export function writeScript(input: ScriptInput): Script {
  const { threadId, runId, resume } = input
  const prompt = promptOf(input.messages)
  const writer = createScriptWriter({ runId, beat: beatOf(prompt) })
  writer.add({ type: 'RUN_STARTED', threadId, runId, protocolVersion: '1.0' })
  const reasons = agentOf(input.agentId)?.reasons ?? false
  if (resume.length > 0) answerInterrupt(writer, { answers: resume })
  // What was said in place of an answer is answered, too.
  if (resume.length === 0 || input.messages.at(-1)?.role === 'user') sceneFor(prompt)(writer, { prompt, reasons })
  const script = writer.finished()
  const last = script.at(-1)?.event.type
  if (last !== 'RUN_FINISHED' && last !== 'RUN_ERROR') {
    writer.add({ type: 'RUN_FINISHED', threadId, runId, outcome: { type: 'success' } })
  }
  return writer.finished()
}

function sceneFor(prompt: string): WriteScene {
  return scenes.find(([words]) => words.test(prompt))?.[1] ?? answerShortly
}

/** Milliseconds between two events. */
function beatOf(prompt: string): number {
  if (/\bslow/i.test(prompt)) return 300
  return /\b(fast|quick)/i.test(prompt) ? 0 : 30
}

function promptOf(messages: readonly ThreadMessage[]): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map((part) => (part.type === 'text' ? part.text : '')).join(' ') : ''
}
