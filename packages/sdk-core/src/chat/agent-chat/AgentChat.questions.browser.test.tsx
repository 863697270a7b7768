import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { openChat } from '../fixtures/open-chat'
import { started } from '../fixtures/scripted-run'

it('leads from an answered question to the next, and from the last to the field', async () => {
  const { screen, field, give } = await openChat()
  await userEvent.fill(field, 'Send it')
  await userEvent.keyboard('{Enter}')
  const interrupts = ['First?', 'Second?'].map((message) => ({ id: message, reason: 'confirmation', message }))
  await give(started, {
    type: 'RUN_FINISHED',
    threadId: 'plan',
    runId: 'run',
    outcome: { type: 'interrupt', interrupts },
  })
  await userEvent.click(screen.getByRole('group', { name: 'First?' }).getByRole('button', { name: 'Approve' }))
  await expect.element(screen.getByRole('group', { name: 'Second?' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await expect.element(field).toHaveFocus()
})

it('asks, and goes on with the answer', async () => {
  const { screen, field, give, adapter, settle } = await openChat()
  await userEvent.fill(field, 'Send it')
  await userEvent.keyboard('{Enter}')
  await give(
    started,
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'send_outreach' },
    { type: 'TOOL_CALL_END', toolCallId: 'c' },
    {
      type: 'RUN_FINISHED',
      threadId: 'plan',
      runId: 'run',
      outcome: {
        type: 'interrupt',
        interrupts: [{ id: 'i', reason: 'confirmation', message: 'Send it to 27 people?', toolCallId: 'c' }],
      },
    },
  )
  await expect.element(screen.getByRole('button', { name: 'Send outreach Waiting for you' })).toBeInTheDocument()
  await expect.element(field).toHaveAccessibleDescription('A message instead of an answer refuses what is asked.')
  await expect.element(field).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await settle()
  expect(adapter.connections[1]?.input?.resume).toEqual([
    { interruptId: 'i', status: 'resolved', payload: { approved: true } },
  ])
  expect(screen.getByRole('button', { name: 'Approve' }).query()).toBeNull()
  await expect.element(field).not.toHaveAccessibleDescription()
  await expect.element(field).toHaveFocus()
})
