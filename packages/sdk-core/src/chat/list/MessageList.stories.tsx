import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { scriptedRun } from '../fixtures/scripted-run'
import { longThread, planRun, planThread } from '../fixtures/threads'
import { planTools } from '../fixtures/plan-tools'
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
