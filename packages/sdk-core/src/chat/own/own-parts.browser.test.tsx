import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import type { AgentChatProps } from '../agent-chat/AgentChat'
import { openChat } from '../fixtures/open-chat'
import { finished, speech, started } from '../fixtures/scripted-run'

const broken = () => {
  throw new Error('not of this world')
}

beforeEach(() => {
  // React writes what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function talk(props: Partial<AgentChatProps>) {
  const chat = await openChat(props)
  await userEvent.fill(chat.field, 'Go')
  await userEvent.keyboard('{Enter}')
  return chat
}

const call = (args: string) =>
  [
    { type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search_accounts' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: args },
  ] as const

it.each(['loading', 'detail', 'progress', 'render'] as const)(
  'shows the step as it usually is where the %s of a host breaks',
  async (part) => {
    const { screen, give, onError } = await talk({ tools: { search_accounts: { [part]: broken } } })
    await give(
      started,
      ...call('{}'),
      { type: 'TOOL_CALL_END', toolCallId: 'c' },
      ...speech('m', 'Found them'),
      finished,
    )
    await expect.element(screen.getByText('Found them').first()).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /Search accounts/ })).toBeVisible()
    if (part !== 'progress') await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  },
)

it('tries what a host draws anew when more of the arguments has come', async () => {
  const render = ({ args }: { readonly args: unknown }) => {
    const { countries } = args as { readonly countries: readonly string[] }
    return <p>{countries.join(' and ')}</p>
  }
  const { screen, give } = await talk({ tools: { search_accounts: { render } } })
  await give(started, ...call('{"que'))
  await expect.element(screen.getByRole('button', { name: 'Search accounts' })).toBeVisible()
  await give({ type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: 'ry":"x","countries":["Spain","Italy"]}' })
  await give({ type: 'TOOL_CALL_END', toolCallId: 'c' })
  await expect.element(screen.getByText('Spain and Italy')).toBeVisible()
})

it('asks by itself where the question of a host breaks', async () => {
  const { screen, give } = await talk({ interrupts: { confirmation: broken } })
  await give(started, {
    type: 'RUN_FINISHED',
    threadId: 'plan',
    runId: 'r1',
    outcome: { type: 'interrupt', interrupts: [{ id: 'i1', reason: 'confirmation', message: 'Send 48 emails?' }] },
  })
  await expect
    .element(screen.getByRole('group', { name: 'Send 48 emails?' }).getByRole('button', { name: 'Approve' }))
    .toBeVisible()
})

it('shows words in plain Markdown where what a host makes of it breaks', async () => {
  const { screen, give } = await talk({ markdown: { link: broken } })
  await give(started, ...speech('m', 'See [the list](https://list.example)'), finished)
  await expect.element(screen.getByRole('link', { name: /the list/ })).toBeVisible()
})
