import { AgentChat } from '@inlay/sdk-core/chat'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { createRoot } from 'react-dom/client'
import { thread } from './thread.mjs'

/** An agent whose answer is given by the benchmark, delta for delta. */
function agentWith(messages) {
  const waiting = []
  let wake = () => {}
  const give = (event) => {
    waiting.push({ event })
    wake()
  }
  return {
    give,
    asked: false,
    load: () => Promise.resolve({ threadExists: true, messages }),
    async *run({ threadId, runId }) {
      this.asked = true
      yield { event: { type: 'RUN_STARTED', threadId, runId } }
      yield { event: { type: 'TEXT_MESSAGE_START', messageId: 'reply', role: 'assistant' } }
      for (;;) {
        if (waiting.length > 0) yield waiting.shift()
        else await new Promise((resolve) => (wake = resolve))
      }
    },
  }
}

const complete = (message) =>
  message.role === 'user' ? { ...message, status: 'complete' } : { ...message, toolCalls: [], status: 'complete' }

let agent

globalThis.bench = {
  mount(count) {
    agent = agentWith(thread(count).map(complete))
    createRoot(document.querySelector('#place')).render(
      <InlayRoot fill>
        <AgentChat threadId="thread" agents={[{ id: 'agent', name: 'Agent', adapter: agent }]} />
      </InlayRoot>,
    )
  },
  asked: () => agent.asked,
  give: (delta) => agent.give({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'reply', delta }),
}
