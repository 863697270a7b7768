import { Fragment } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { Composer } from '../composer/Composer'
import { scriptedRun } from '../fixtures/scripted-run'
import { longThread } from '../fixtures/threads'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList } from './MessageList'

function OwnChat() {
  const run = useAgentRun({ session })
  return (
    <div data-testid="room" style={{ blockSize: '400px', inlineSize: '560px' }}>
      <MessageList run={run}>
        <Composer onSend={run.actions.send} />
      </MessageList>
    </div>
  )
}
const { session } = scriptedRun({ messages: longThread(20) })

it.each([
  ['in a root', InlayRoot],
  ['with a root of its own', Fragment],
] as const)('stands with what is written in the room that there is, edge to edge, %s', async (_, Around) => {
  const screen = await render(
    <Around>
      <OwnChat />
    </Around>,
  )
  const boxOf = (slot: string) => (document.querySelector(slot) as Element).getBoundingClientRect()
  const room = screen.getByTestId('room').element().getBoundingClientRect()
  await expect.element(screen.getByText('Answer 19:')).toBeInTheDocument()
  const composer = boxOf('.inlay-Composer')
  const messages = boxOf('.inlay-MessageList-scroller')
  expect(messages.top).toBe(room.top)
  expect(composer.top).toBeGreaterThanOrEqual(messages.bottom)
  expect(composer.bottom).toBeLessThan(room.bottom)
  expect(Math.abs(composer.right - boxOf('.inlay-Message-bubble').right)).toBeLessThan(1)
})
