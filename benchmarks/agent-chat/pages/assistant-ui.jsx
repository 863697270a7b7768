import {
  AssistantRuntimeProvider,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  useLocalRuntime,
} from '@assistant-ui/react'
import { MarkdownTextPrimitive } from '@assistant-ui/react-markdown'
import { createRoot } from 'react-dom/client'
import remarkGfm from 'remark-gfm'
import { thread } from './thread.mjs'

const plugins = [remarkGfm]

let asked = false
let answer = ''
let wake = () => {}

/** An agent whose answer is given by the benchmark: all of it so far each time, as this library takes it. */
const agent = {
  async *run() {
    asked = true
    let given = ''
    for (;;) {
      if (answer !== given) {
        given = answer
        yield { content: [{ type: 'text', text: given }] }
      } else await new Promise((resolve) => (wake = resolve))
    }
  },
}

// At once: the animation of text as if it were typed would be measured with it.
const Markdown = () => <MarkdownTextPrimitive remarkPlugins={plugins} smooth={false} />
const parts = { Text: Markdown }
const messages = {
  UserMessage: () => (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts />
    </MessagePrimitive.Root>
  ),
  AssistantMessage: () => (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts components={parts} />
    </MessagePrimitive.Root>
  ),
}

/** As its own examples make a thread of its parts. */
function Chat({ before }) {
  const runtime = useLocalRuntime(agent, { initialMessages: before })
  return (
    <AssistantRuntimeProvider runtime={runtime}>
      <ThreadPrimitive.Root className="chat">
        <ThreadPrimitive.Viewport className="messages">
          <ThreadPrimitive.Messages components={messages} />
        </ThreadPrimitive.Viewport>
        <ComposerPrimitive.Root>
          <ComposerPrimitive.Input aria-label="Question" />
        </ComposerPrimitive.Root>
      </ThreadPrimitive.Root>
    </AssistantRuntimeProvider>
  )
}

globalThis.bench = {
  mount: (count) => createRoot(document.querySelector('#place')).render(<Chat before={thread(count)} />),
  asked: () => asked,
  give(delta) {
    answer += delta
    wake()
  },
}
