import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../ui/button/Button'
import { Composer, type ComposerControl } from '../composer/Composer'
import { scriptedRun, speech, started } from '../fixtures/scripted-run'
import { longThread, planRun, planThread } from '../fixtures/threads'
import { planTools } from '../fixtures/plan-tools'
import { isWorking } from '../run/chat-run'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList } from './MessageList'
import type { AgentEvent } from '../../agent/protocol/agent-event'
import type { ThreadMessage } from '../../agent/thread/thread-message'

function Thread({
  messages,
  events,
}: {
  readonly messages: readonly ThreadMessage[]
  readonly events?: readonly AgentEvent[]
}) {
  const [scripted] = useState(() =>
    events
      ? scriptedRun({
          adapter: { connects: true, load: () => Promise.resolve({ threadExists: true, messages, runId: 'run' }) },
        })
      : scriptedRun({ messages }),
  )
  const run = useAgentRun({ session: scripted.session })
  useEffect(() => {
    if (!events) return
    void scripted.session.restore()
    void scripted.give(...events)
  }, [scripted, events])
  return (
    <div style={{ blockSize: 760, display: 'flex', flexDirection: 'column' }}>
      <MessageList run={run} tools={planTools} />
    </div>
  )
}

/** The parts alone, in room of one's own. */
function OwnChat() {
  const [scripted] = useState(() => scriptedRun({ adapter: { load: () => Promise.resolve({ threadExists: false }) } }))
  const composer = useRef<ComposerControl>(null)
  const run = useAgentRun({ session: scripted.session })
  useEffect(() => void scripted.session.restore(), [scripted])
  return (
    <>
      <div style={{ display: 'flex', gap: 8, padding: 20 }}>
        <Button onClick={() => void scripted.give(...asksFirst)}>Let it ask</Button>
        <Button onClick={() => void scripted.give(...failsThen)}>Let it fail</Button>
      </div>
      <div style={{ blockSize: 480, maxInlineSize: 560 }}>
        <MessageList run={run} onTakeBack={(content) => composer.current?.insert(content)}>
          <Composer
            controlRef={composer}
            onSend={run.actions.send}
            working={isWorking(run.status)}
            onStop={() => void run.actions.stop()}
          />
        </MessageList>
      </div>
    </>
  )
}

const asksFirst: readonly AgentEvent[] = [
  started,
  ...speech('m1', 'It is written.'),
  {
    type: 'RUN_FINISHED',
    threadId: 'plan',
    runId: 'run',
    outcome: { type: 'interrupt', interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send it?' }] },
  },
]
const failsThen: readonly AgentEvent[] = [started, { type: 'RUN_ERROR', message: 'The mail server is full.' }]

const meta = {
  title: 'Chat/MessageList',
  component: Thread,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Thread>

export default meta
type Story = StoryObj<typeof meta>

/** A plan that was made before. */
export const Plan: Story = {
  args: { messages: planThread },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Found 48 accounts/ }))
    await expect(await canvas.findByText('industries')).toBeVisible()
    await expect(canvas.queryByText('per_page')).toBeNull()
  },
}

/** A step that is under way. */
export const Working: Story = {
  args: { messages: planThread, events: planRun },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /Finding freight buyers at 31 accounts/ })).toBeVisible()
  },
}

export const PlanDark: Story = { ...Plan, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { messages: planThread }, globals: { direction: 'rtl' } }

/** Five thousand messages: those near the end are there, the others come when one goes to them. */
export const LongThread: Story = {
  args: { messages: longThread(5_000) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Answer 4999/)).toBeVisible()
    await expect(canvas.queryByText(/Question 0:/)).toBeNull()
  },
}

/** Around a composer it is a whole chat: what is asked, what went wrong and what waits stand after the messages. */
export const WithComposer: StoryObj = {
  render: () => <OwnChat />,
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'Write it{Enter}')
    await canvas.findByText('Write it')
    await userEvent.type(field, 'And send it{Enter}')
    await canvas.findByText('Sent when the agent is done')
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }))
    await expect(field).toHaveValue('And send it')
    await userEvent.click(canvas.getByRole('button', { name: 'Let it ask' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Let it fail' }))
    await expect(await canvas.findByText(/The mail server is full/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
