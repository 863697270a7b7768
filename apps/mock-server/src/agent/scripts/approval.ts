import type { InterruptAnswer } from '@inlay/sdk-core/agent'
import type { ScriptWriter } from '../script'
import type { WriteScene } from '../write-script'

export const askForApproval: WriteScene = (writer) => {
  writer.say('The outreach is written. Before it goes out, I need your word.')
  const toolCallId = writer.id('send')
  const args = JSON.stringify({ campaign: 'Spring in logistics', recipients: 27 })
  writer.add(
    { type: 'TOOL_CALL_START', toolCallId, toolCallName: 'send_outreach' },
    { type: 'TOOL_CALL_ARGS', toolCallId, delta: args },
    { type: 'TOOL_CALL_END', toolCallId },
  )
  const started = writer.finished()[0]?.event
  if (started?.type !== 'RUN_STARTED') return
  writer.add({
    type: 'RUN_FINISHED',
    threadId: started.threadId,
    runId: started.runId,
    outcome: {
      type: 'interrupt',
      interrupts: [
        {
          id: writer.id('interrupt'),
          reason: 'confirmation',
          message: 'Send the outreach to 27 people?',
          toolCallId,
          responseSchema: { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] },
        },
      ],
    },
  })
}

/** The run after the question: what it does hangs on the answer. */
export function answerInterrupt(writer: ScriptWriter, { answers }: { readonly answers: readonly InterruptAnswer[] }) {
  const approved = answers.every(({ status, payload }) => status === 'resolved' && isApproval(payload))
  // The call was made by the run that asked, whose ids begin with its own.
  for (const { interruptId } of answers) {
    const toolCallId = interruptId.replace(/-interrupt$/, '-send')
    const content = JSON.stringify(approved ? { sent: 27 } : { sent: 0, declined: true })
    writer.add({ type: 'TOOL_CALL_RESULT', toolCallId, messageId: writer.id('sent'), content, role: 'tool' })
  }
  writer.say(approved ? 'Done: the outreach is on its way to **27 people**.' : 'Understood, nothing was sent.')
}

function isApproval(payload: unknown): boolean {
  if (typeof payload === 'boolean') return payload
  return typeof payload === 'object' && payload !== null && (payload as { approved?: unknown }).approved === true
}
