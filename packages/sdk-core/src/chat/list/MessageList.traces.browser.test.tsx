import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { finished, scriptedRun, speech, started, type ScriptedRun } from '../fixtures/scripted-run'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList } from './MessageList'

function Thread({ scripted }: { readonly scripted: ScriptedRun }) {
  const run = useAgentRun({ session: scripted.session })
  return (
    <InlayRoot>
      <div style={{ blockSize: '500px', display: 'flex', flexDirection: 'column' }}>
        <MessageList run={run} />
      </div>
    </InlayRoot>
  )
}

const liveText = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

it('shows a step that was refused as one, and says so, whatever the agent makes of it', async () => {
  const scripted = scriptedRun()
  const screen = await render(<Thread scripted={scripted} />)
  scripted.session.send('Send it')
  await scripted.give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'send_outreach' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    {
      type: 'RUN_FINISHED',
      threadId: 'plan',
      runId: 'run',
      outcome: {
        type: 'interrupt',
        interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send?', toolCallId: 'c' }],
      },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  await scripted.give(
    started,
    { type: 'TOOL_CALL_RESULT', toolCallId: 'c', messageId: 'r', content: '{"sent":0}', role: 'tool' },
    ...speech('m', 'Nothing was sent.'),
    finished,
  )
  await expect.element(screen.getByRole('button', { name: 'Send outreach Refused' })).toBeInTheDocument()
  expect(document.querySelector('.inlay-ToolStep')).toHaveAttribute('data-state', 'refused')
  await expect.poll(liveText).toContain('Send outreach: refused')
})

it('says where the agent was stopped, also before it has said anything', async () => {
  const scripted = scriptedRun()
  const screen = await render(<Thread scripted={scripted} />)
  scripted.session.send('Think')
  await scripted.give(started)
  await scripted.session.stop()
  await expect.element(screen.getByRole('log').getByText('Stopped')).toBeInTheDocument()

  scripted.session.send('Think again')
  await scripted.give(
    started,
    { type: 'REASONING_MESSAGE_START', messageId: 'r', role: 'reasoning' },
    { type: 'REASONING_MESSAGE_CONTENT', messageId: 'r', delta: 'Well' },
  )
  await expect.element(screen.getByRole('log').getByText('Well')).toBeInTheDocument()
  expect(screen.getByRole('log').getByText('Stopped').query()).toBeNull()
  await scripted.session.stop()
  await expect.element(screen.getByRole('log').getByText('Stopped')).toBeInTheDocument()
})
